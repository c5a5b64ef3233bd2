//! Tests of the arguments of the program.

use std::fs;

use queen_challenge::Kind;
use queen_game::arguments::{self, Request};

#[test]
fn arguments_name_a_size_or_ask_for_help() {
    let parse = |words: &str| arguments::parse(words.split_whitespace().map(Into::into));
    let play = |size, is_light| Request::Play { kind: None, size, is_light };
    let with_kind = |kind, size| Request::Play { kind: Some(kind), size, is_light: None };
    assert_eq!(parse("").unwrap(), play(None, None));
    assert_eq!(parse("--size 6").unwrap(), play(Some(6), None));
    assert_eq!(parse("--size=10 --theme light").unwrap(), play(Some(10), Some(true)));
    assert_eq!(parse("--theme=dark").unwrap(), play(None, Some(false)));
    assert_eq!(parse("--kind blocked").unwrap(), with_kind(Kind::Blocked, None));
    assert_eq!(parse("--size 8 --kind=regions").unwrap(), with_kind(Kind::Regions, Some(8)));
    assert_eq!(parse("--help").unwrap(), Request::Help);
    assert_eq!(parse("-V").unwrap(), Request::Version);
    for wrong in [
        "--size 3",
        "--size 11",
        "--size six",
        "--size",
        "8",
        "--colour",
        "--theme",
        "--theme red",
        "--kind",
        "--kind diagonal",
        "--kind mixed --size 4",
    ] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
    let error = parse("--size 3").unwrap_err().to_string();
    assert!(error.contains("from 4 to 10"), "{error}");
    let error = parse("--kind mixed --size 4").unwrap_err().to_string();
    assert_eq!(error, "There is no challenge of the kind mixed on 4 × 4.");
}

#[test]
fn the_manual_has_all_keys_and_options() {
    let manual = fs::read_to_string("queen-game.6").unwrap().replace('\\', "");
    for (keys, effect) in queen_game::ui::KEYS {
        assert!(manual.contains(&format!("\n.B {keys}\n{effect}\n")), "{keys}");
    }
    for option in arguments::HELP.split_whitespace().filter(|word| word.starts_with("--")) {
        assert!(manual.contains(option.trim_matches(']')), "{option}");
    }
    let kinds = manual.lines().find(|line| line.starts_with(".BR queens ")).unwrap();
    for kind in Kind::ALL {
        let help = arguments::HELP;
        assert!([help, kinds].iter().all(|text| text.contains(&kind.to_string())), "{kind}");
    }
    assert!(manual.contains(concat!("queen-game ", env!("CARGO_PKG_VERSION"))));
}
