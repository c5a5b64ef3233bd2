//! The date of the challenge of today.

use crate::{queens, stdout};

#[test]
fn today_is_the_players_own_date() {
    // Between these two there are 25 hours, so dates differ at any time.
    let dates = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map(|zone| {
        let challenge = stdout(&queens("challenge --json").env("TZ", zone).assert().success());
        let date = challenge.split_once(r#""date":""#).unwrap().1[..10].to_owned();
        let of_date = stdout(&queens(&format!("challenge --json --date {date}")).assert());
        assert_eq!(challenge, of_date);
        date
    });
    assert!(dates[0] > dates[1], "{dates:?}");
}
