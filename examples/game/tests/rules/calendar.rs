//! Tests of days and their dates.

use queen_game::calendar;

#[test]
fn days_have_dates() {
    for (day, date) in [
        (0, "1970-01-01"),
        (58, "1970-02-28"),
        (59, "1970-03-01"),
        (11_016, "2000-02-29"),
        (11_017, "2000-03-01"),
        (21_915, "2030-01-01"),
        (47_540, "2100-02-28"),
        (47_541, "2100-03-01"),
    ] {
        assert_eq!(calendar::date(day), date);
        assert_eq!(calendar::day(date.parse().unwrap()), day);
    }
}
