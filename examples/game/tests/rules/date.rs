//! Tests of the dates of days.

use queen_game::date;

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
        assert_eq!(date::name(day), date);
        assert_eq!(date::day(date.parse().unwrap()), day);
    }
}

#[test]
fn days_have_months_and_weeks() {
    let day = |date: &str| date::day(date.parse().unwrap());
    assert_eq!(date::long_name(day("2030-01-01")), "Tuesday 1 January 2030");
    assert_eq!(date::month_name(day("2028-02-29")), "February 2028");
    assert_eq!(date::month(day("2028-02-10")), day("2028-02-01")..=day("2028-02-29"));
    assert_eq!(date::month(0), 0..=30);
    assert_eq!([0, 1, 2, 3, 4].map(date::weekday), [3, 4, 5, 6, 0]);
    assert_eq!(date::months_later(day("2030-01-31"), 1), day("2030-02-28"));
    assert_eq!(date::months_later(day("2030-01-31"), -2), day("2029-11-30"));
    assert_eq!(date::months_later(3, -1), 0);
}
