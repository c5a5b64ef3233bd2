//! A saved game, in JSON.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use queen_challenge::{
    Challenge, Clues, Conflict, DayState, Forced, Game, Grade, Kind, Next, Notes, Outcome, Path,
    Reason, Record, Regions, Score, Share, Situation, Stage, Standing, Step, Streaks, Tally,
    Verdict,
};
use queen_runtime::{Board, Square};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), text);
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), *value);
}

fn error<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).unwrap_err().to_string()
}

fn board(squares: &str, size: usize) -> Board {
    Board::from_squares(squares, size).unwrap()
}

#[test]
fn challenges() {
    round_trip(&Challenge::new(board("c6", 6)).unwrap(), r#""2Q3/6/6/6/6/6""#);
    let error = error::<Challenge>(r#""6/6/6/6/6/6""#);
    assert!(error.starts_with("the board has several completions"), "{error}");
}

#[test]
fn clues() {
    let texts = ["6 blocked=a6,b6,d6,e6,f6", "4 regions=AABB/AACB/DACB/DDCC", "4 b4 blocked=a1"];
    for text in texts {
        let clues: Clues = text.parse().unwrap();
        round_trip(&clues, &format!(r#""{text}""#));
        round_trip(&Challenge::with(clues).unwrap(), &format!(r#""{text}""#));
    }
    round_trip(&Clues::new(board("c6", 6)), r#""2Q3/6/6/6/6/6""#);
    // Clues that are queens alone have two texts.
    let read = |text| serde_json::from_str::<Clues>(&format!(r#""{text}""#));
    for (text, fen) in [
        ("4 a2", "4/4/Q3/4"),
        ("6 b1,c6", "2Q3/6/6/6/6/1Q4"),
        ("2", "2/2"),
        ("1", "1"),
        ("1 a1", "Q"),
    ] {
        assert_eq!(read(text).unwrap(), text.parse().unwrap());
        assert_eq!(read(fen).unwrap(), text.parse().unwrap());
    }
    for text in ["1 blocked=a1", "1 a1 regions=A"] {
        assert_eq!(read(text).unwrap(), text.parse().unwrap());
    }
    for text in ["4/4/Q3/4 blocked=a1", "4/4/Q3/4 regions=AABB/AACB/DACB/DDCC", "Q3", ""] {
        assert!(read(text).is_err(), "{text}");
    }
    let too_short = error::<Clues>(r#""4/4/4""#);
    assert!(too_short.contains("the board has too few rows"), "{too_short}");
    let no_completion = error::<Challenge<Clues>>(r#""4 blocked=b4,c4""#);
    assert!(no_completion.starts_with("the board has no completion"), "{no_completion}");
    let off_board = error::<Clues>(r#""4 blocked=e5""#);
    assert!(off_board.starts_with("in the squares: line 1, column 1"), "{off_board}");
}

#[test]
fn regions() {
    round_trip(&"AAB/ABB/CCC".parse::<Regions>().unwrap(), r#""AAB/ABB/CCC""#);
    assert!(error::<Regions>(r#""AB/BA""#).starts_with("line 1, column 5: this part of region A"));
    assert!(error::<Regions>("3").contains("expected regions, as a letter for each square"));
}

#[test]
fn grades() {
    for grade in Grade::ALL {
        round_trip(&grade, &format!(r#""{grade}""#));
    }
    let error = error::<Grade>(r#""harder""#);
    assert!(error.starts_with("unknown variant `harder`, expected one of `easy`"), "{error}");
}

#[test]
fn kinds() {
    for kind in Kind::ALL {
        round_trip(&kind, &format!(r#""{kind}""#));
    }
    assert_eq!(variants::<Kind>(r#""?""#), Kind::ALL.map(|kind| kind.to_string()));
}

/// What serde expects are the names of all variants.
fn variants<T: DeserializeOwned + Debug>(unknown: &str) -> Vec<String> {
    let error = error::<T>(unknown);
    let (_, expected) = error.split_once("expected one of ").unwrap();
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn all_grades_are_listed() {
    assert_eq!(variants::<Grade>(r#""?""#), Grade::ALL.map(|grade| grade.to_string()));
}

#[test]
fn all_reasons_are_listed() {
    // The names of serde stay in every language.
    assert_eq!(variants::<Reason>(r#"{"?":{}}"#).len(), Reason::NAMES.len());
}

#[test]
fn notes() {
    let mut notes = Notes::new(board("b4", 4));
    notes.ruled_out.insert(Square::new(3, 3));
    round_trip(&notes, r#"{"queens":"1Q2/4/4/4","ruled_out":[[3,3]]}"#);
    let error = error::<Notes>(r#"{"queens":"1Q2/4/4/4","ruled_out":[[16,3]]}"#);
    assert!(error.starts_with("a square is beyond row or column 15"), "{error}");
    // The form of the set alone.
    round_trip(&notes.ruled_out, "[[3,3]]");
}

#[test]
fn games() {
    let mut game = Game::daily(Challenge::new(board("a2", 4)).unwrap(), 20_780);
    game.begin(20_780);
    game.toggle_queen(Square::new(0, 1));
    game.ask_tip();
    let text = r#""challenge 4 a2 b4,a2 - b4. - day=20780 begun=20780 tips=1 tip=where""#;
    round_trip(&game, text);
    let error = error::<Game>(r#""challenge 4 a1 a1 - - -""#);
    assert!(error.starts_with("this is not the text of a game"), "{error}");
}

#[test]
fn scores() {
    let score = Score { day: Some(20_780), begun: 20_779, seconds: 125, tips: 1 };
    round_trip(&score, r#"{"day":20780,"begun":20779,"seconds":125,"tips":1}"#);
    let score = Score { day: None, ..score };
    round_trip(&score, r#"{"day":null,"begun":20779,"seconds":125,"tips":1}"#);
}

#[test]
fn what_a_record_says() {
    let first = Score { day: Some(20_780), begun: 20_780, seconds: 900, tips: 7 };
    let text = r#"{"day":20780,"begun":20780,"seconds":900,"tips":7}"#;
    let scores = [first];
    let record = Record::new(&scores, 20_780);
    let verdict = record.verdict(&first);
    let practice = format!(r#"{{"score":{text},"standing":{{"practice":{{"first":{text}}}}}}}"#);
    round_trip(&verdict, &practice);
    for (standing, name) in [
        (Standing::First, r#""first""#),
        (Standing::Counts { streak: 2 }, r#"{"counts":{"streak":2}}"#),
        (Standing::Behind { best: first }, &format!(r#"{{"behind":{{"best":{text}}}}}"#)),
    ] {
        let verdict = Verdict { score: first, standing };
        round_trip(&verdict, &format!(r#"{{"score":{text},"standing":{name}}}"#));
    }
    assert_eq!(variants::<Standing>(r#""best of all""#).len(), 8);
    round_trip(&record.day(20_779, true), r#""begun""#);
    round_trip(&record.day(20_780, true), &format!(r#"{{"solved":{text}}}"#));
    round_trip(&DayState::Late(first), &format!(r#"{{"late":{text}}}"#));
    round_trip(&Streaks { days: 3, now: 1, longest: 2 }, r#"{"days":3,"now":1,"longest":2}"#);
    let tally = r#"{"solved":1,"unaided":0,"fastest":null,"median":900}"#;
    round_trip(&Tally::of(scores.iter()), tally);
    round_trip(&Next::Daily, r#""daily""#);
    let next = Next::Challenge { size: 8, grade: Grade::Hard };
    round_trip(&next, r#"{"challenge":{"size":8,"grade":"hard"}}"#);
    round_trip(&Outcome::TakenOver, r#""taken_over""#);
    round_trip(&Outcome::Scored(first), &format!(r#"{{"scored":{text}}}"#));
}

#[test]
fn records() {
    let first = Score { day: Some(20_780), begun: 20_780, seconds: 900, tips: 7 };
    let best = Score { day: None, ..first };
    let (of_day, other) = [first, best].map(|score| serde_json::to_string(&score).unwrap()).into();
    let scores = [first];
    let record = Record::new(&scores, 20_781);
    let text = format!(r#"{{"scores":[{of_day}],"today":20781,"best":null}}"#);
    assert_eq!(serde_json::to_string(&record).unwrap(), text);
    let text = text.replace("null", &other);
    assert_eq!(serde_json::to_string(&record.with_best(Some(&best))).unwrap(), text);
}

/// A game of the day that is solved without a tip, and its score.
fn solved(squares: &str, size: usize) -> (Game, Score) {
    let challenge = Challenge::new(board(squares, size)).unwrap();
    let mut game = Game::daily(challenge, 20_780);
    game.begin(20_780);
    game.toggle_mark(Square::new(0, 0));
    for queen in challenge.solution().queens() {
        if !game.is_given(queen) {
            game.toggle_queen(queen);
        }
    }
    let score = game.score().unwrap();
    (game, score)
}

#[test]
fn what_is_shared() {
    let (game, score) = solved("c6", 6);
    let challenge = game.challenge().unwrap();
    let of_day = r#"{"day":20780,"begun":20780,"seconds":0,"tips":0}"#;
    let of_board = r#""kind":"queens","size":6,"grade":"hard""#;
    let text = |practice, streak, path| {
        let rest = format!(r#""is_practice":{practice},"streak":{streak},"path":{path}"#);
        format!(r#"{{"score":{of_day},{of_board},{rest}}}"#)
    };
    let before = Score { day: Some(20_779), begun: 20_779, ..score };
    let scores = [before, score];
    let share = Record::new(&scores, 20_780).share(&score, challenge);
    round_trip(&share, &text(false, 2, "null"));
    round_trip(&share.with_path(&game), &text(false, 2, r#""·♛♛♛♛♛""#));
    let earlier = [Score { begun: 20_779, ..score }];
    let practice = Record::new(&earlier, 20_780).share(&score, challenge);
    round_trip(&practice, &text(true, 0, "null"));
    let late = Score { begun: 20_781, ..score };
    let late = Record::new(&[], 20_781).share(&late, challenge);
    round_trip(&late, &text(false, 0, "null").replace(r#""begun":20780"#, r#""begun":20781"#));

    let text = text(false, 2, "null");
    for (old, new, expected) in [
        (r#""size":6"#, r#""size":0"#, "the size is not from 1 to 16"),
        (r#""size":6"#, r#""size":17"#, "the size is not from 1 to 16"),
        ("false", "true", "a score that counts for no day is in no streak"),
        (r#""begun":20780"#, r#""begun":20781"#, "a score that counts for no day"),
        (r#""day":20780"#, r#""day":null"#, "only the challenge of a day is practice"),
        (r#""path":null"#, r#""path":"""#, "the path has no move"),
        (r#""path":null"#, r#""path":"♛x""#, "invalid value: string \"♛x\", expected the signs"),
    ] {
        let error = error::<Share>(&text.replacen(old, new, 1));
        assert!(error.starts_with(expected), "{new}: {error}");
    }
    let practice = text.replace(r#""day":20780"#, r#""day":null"#).replace("false", "true");
    let error = error::<Share>(&practice.replace(r#""streak":2"#, r#""streak":0"#));
    assert!(error.starts_with("only the challenge of a day is practice"), "{error}");
}

#[test]
fn paths() {
    let (game, _) = solved("c6", 6);
    round_trip(&game.path().unwrap(), r#""·♛♛♛♛♛""#);
    let thirty = "♛↶".repeat(15);
    for signs in ["", "✗·↶", &thirty, &format!("{thirty}…")] {
        round_trip(
            &serde_json::from_str::<Path>(&format!("\"{signs}\"")).unwrap(),
            &format!("\"{signs}\""),
        );
    }
    for signs in ["♛··", "♛…", "…", "♛ ♛", "♛…♛", &format!("{thirty}♛"), &format!("{thirty}……")]
    {
        let error = error::<Path>(&format!("\"{signs}\""));
        assert!(error.contains("expected the signs of a path"), "{signs}: {error}");
    }
    assert!(error::<Path>("3").starts_with("invalid type: integer `3`, expected the signs"));
}

#[test]
fn situations() {
    let mut game = Game::new(Challenge::new(board("a2", 4)).unwrap());
    round_trip(&game.situation(), r#"{"queens":1,"size":4,"conflict":null,"pairs":0}"#);
    game.toggle_queen(Square::new(1, 1));
    let conflict = r#"{"queens":[[1,1],[2,0]],"size":4}"#;
    let situation = format!(r#"{{"queens":2,"size":4,"conflict":{conflict},"pairs":1}}"#);
    round_trip(&game.situation(), &situation);
    // A face that only shows it needs no game.
    let read: Situation = serde_json::from_str(&situation).unwrap();
    assert_eq!(read.to_string(), game.situation().to_string());

    for (old, new, expected) in [
        ("[1,1]", "[1,4]", "the board has no such two queens"),
        ("[1,1]", "[2,0]", "the board has no such two queens"),
        (r#""size":4}"#, r#""size":17}"#, "the board has no such two queens"),
        (r#""size":4}"#, r#""size":5}"#, "the conflict is on another board"),
        (r#""size":4,"#, r#""size":0,"#, "the size is not from 1 to 16"),
        (r#""size":4,"#, r#""size":17,"#, "the size is not from 1 to 16"),
        (r#"{"queens":2"#, r#"{"queens":17"#, "the board has too many queens"),
        (r#"{"queens":2"#, r#"{"queens":1"#, "the queens have no such number of pairs"),
        (r#""pairs":1"#, r#""pairs":2"#, "the queens have no such number of pairs"),
        (r#""pairs":1"#, r#""pairs":0"#, "the queens have no such number of pairs"),
        (conflict, "null", "the queens have no such number of pairs"),
        (r#"{"queens":2"#, r#"{"queens":6"#, "the queens have no such number of pairs"),
    ] {
        let error = error::<Situation>(&situation.replacen(old, new, 1));
        assert!(error.starts_with(expected), "{new}: {error}");
    }
    for (queens, size) in [(2, 1), (2, 2), (3, 3), (5, 4)] {
        let crowded = format!(r#"{{"queens":{queens},"size":{size},"conflict":null,"pairs":0}}"#);
        assert!(error::<Situation>(&crowded).starts_with("the board has too many queens"));
    }
}

#[test]
fn conflicts() {
    // In one region, and the same on the largest board.
    let conflict = |size| Conflict { queens: [(0, 0), (1, 2)].map(Square::from), size };
    for size in 3..=16 {
        round_trip(&conflict(size), &format!(r#"{{"queens":[[0,0],[1,2]],"size":{size}}}"#));
    }
    for size in [0, 2, 17] {
        let text = serde_json::to_string(&conflict(size)).unwrap();
        assert!(error::<Conflict>(&text).starts_with("the board has no such"), "{text}");
    }
}

/// With a queen on every square in the end.
#[test]
fn situations_of_crowded_boards() {
    for size in 1..=5 {
        let mut game = Game::explore(Board::empty(size).unwrap());
        for square in Square::all(size) {
            game.toggle_queen(square);
            let text = serde_json::to_string(&game.situation()).unwrap();
            round_trip(&game.situation(), &text);
        }
        let all = game.situation();
        assert_eq!(all.queens, size * size);
    }
}

/// What a board shows at each stage of a tip.
#[test]
fn evidence() {
    let mut game = Game::new(Challenge::new(board("c6", 6)).unwrap());
    let tip = *game.ask_tip().unwrap();
    let shown = |stage| serde_json::to_value(tip.at(stage).evidence()).unwrap();
    let row: Vec<_> = (0..6).map(|column| [2, column]).collect();
    let mut expected = serde_json::json!({
        "lines": [{ "row": 2 }], "across": [], "squares": row, "squares_across": [], "left": [],
        "forced": [], "square": null,
    });
    assert_eq!(shown(Stage::Where), expected);
    expected["left"] = serde_json::json!([[2, 1], [2, 3], [2, 5]]);
    assert_eq!(shown(Stage::Why), expected);
    expected["square"] = serde_json::json!([4, 3]);
    assert_eq!(shown(Stage::What), expected);
}

#[test]
fn stages() {
    for (stage, text) in Stage::ALL.into_iter().zip(["where", "why", "what"]) {
        round_trip(&stage, &format!(r#""{text}""#));
    }
}

/// Every step of these challenges, which have reasons of all forms.
#[test]
fn steps() {
    let steps = [(8, "d5 g4"), (7, "c7 f6"), (6, "c6"), (9, "d5 e3")]
        .map(|(size, squares)| Notes::new(board(squares, size)).steps().collect::<Vec<_>>())
        .concat();
    for step in &steps {
        let text = serde_json::to_string(step).unwrap();
        round_trip(step, &text);
        round_trip(&step.reason(), &serde_json::to_string(&step.reason()).unwrap());
        // The same on a board that is too small for some part of the step.
        let (_, rest) = text.split_once(',').unwrap();
        let fits = |size| serde_json::from_str::<Step>(&format!(r#"{{"size":{size},{rest}"#));
        let least = (1..=16).find(|&size| fits(size).is_ok()).unwrap();
        assert_eq!(least, extent(step), "{text}");
        assert!(fits(16).is_ok());
        assert!(fits(17).unwrap_err().to_string().starts_with("the step leaves the board"));
    }
    let kinds = |is: fn(&Reason) -> bool| steps.iter().filter(|step| is(&step.reason())).count();
    // By their parts, since a new reason may take the place of another one.
    assert!(kinds(|reason| reason.across().count() == 2) > 0);
    assert!(kinds(|reason| reason.grade() == Grade::Medium) > 0);
    assert!(kinds(|reason| reason.forced().is_some_and(|forced| forced.len() > 2)) > 0);
    let chain = Notes::new(board("c6", 6)).steps().nth(1).unwrap();
    round_trip(
        &chain,
        concat!(
            r#"{"size":6,"row":5,"column":0,"#,
            r#""reason":{"chain":{"forced":[[1,5]],"line":{"column":3}}}}"#
        ),
    );
}

#[test]
fn every_line_of_an_x_wing_is_on_the_board() {
    for [a, b, c, d] in [[0, 1, 2, 3], [4, 1, 2, 3], [0, 4, 2, 3], [0, 1, 4, 3], [0, 1, 2, 4]] {
        let lines = format!(r#""lines":[{{"row":{a}}},{{"row":{b}}}]"#);
        let across = format!(r#""across":[{{"column":{c}}},{{"column":{d}}}]"#);
        let reason = format!(r#"{{"x_wing":{{{lines},{across}}}}}"#);
        let text = format!(r#"{{"size":4,"row":3,"column":2,"reason":{reason}}}"#);
        assert_eq!(serde_json::from_str::<Step>(&text).is_ok(), [a, b, c, d] == [0, 1, 2, 3]);
    }
}

/// The size of the smallest board that has all squares and lines of a step: its greatest index and
/// one more, as every number of a step but its size is an index.
fn extent(step: &Step) -> usize {
    fn greatest(value: &Value) -> usize {
        match value {
            Value::Number(number) => number.as_u64().unwrap() as usize,
            Value::Array(values) => values.iter().map(greatest).max().unwrap(),
            Value::Object(entries) => entries.values().map(greatest).max().unwrap(),
            Value::Null | Value::Bool(_) | Value::String(_) => panic!("{value}"),
        }
    }
    let mut step = serde_json::to_value(step).unwrap();
    step.as_object_mut().unwrap().remove("size").unwrap();
    greatest(&step) + 1
}

#[test]
fn forced_queens() {
    let sixteen = (0..16).map(|index| format!("[{index},15]")).collect::<Vec<_>>().join(",");
    let forced = serde_json::from_str::<Forced>(&format!("[{sixteen}]")).unwrap();
    assert_eq!(forced.len(), 16);
    round_trip(&forced, &format!("[{sixteen}]"));
    for wrong in ["[]", "[[16,0]]", "[[0,16]]", &format!("[[0,0],{sixteen}]")] {
        let error = error::<Forced>(wrong);
        assert!(error.contains("the squares of 1 to 16 queens"), "{error}");
    }
    let error = error::<Forced>("3");
    assert!(error.starts_with("invalid type: integer `3`, expected the squares"), "{error}");
}
