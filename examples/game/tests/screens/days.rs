//! A replay of the simulation of players' days, with the terminal's own storage, dates and words.
//!
//! The library's simulation has written down what was played on which date on which of two devices,
//! and what is said of it. Here each device has a file of its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use queen_challenge::{Action, Kind as ChallengeKind, Record, Score, Stage, TipKind};
use queen_game::app::{App, Next, Screen};
use queen_game::calendar::Calendar;
use queen_game::drawn::Drawn;
use queen_game::game::Game;
use queen_game::progress::Progress;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};

// Beside the script, so that no face reads another one's files.
#[path = "../../../../queen-challenge/tests/days/script.rs"]
mod script;

use script::{SCRIPT, number, word};

/// Files are joined after so many boards, and after the last one.
const JOINED: usize = 16;

fn press(app: &mut App, code: KeyCode) -> Next {
    app.handle(&Event::Key(KeyEvent::from(code)), &Drawn::default())
}

fn game(app: &mut App) -> &mut Game {
    match &mut app.screen {
        Screen::Play(game) => game,
        other => panic!("no game is played: {other:?}"),
    }
}

/// Starts the game on a date, and opens the board of a day.
fn open(file: &Path, date: u32, day: u32) -> App {
    let mut app = App::new(Progress::load(file).unwrap(), date, 1);
    app.screen = Screen::Calendar(Calendar::new(day));
    press(&mut app, KeyCode::Enter);
    app
}

fn follow_tip(app: &mut App) {
    for _ in Stage::ALL {
        press(app, KeyCode::Char('t'));
    }
    let TipKind::Step(step) = game(app).tip().unwrap().kind() else { panic!("no mistake") };
    press(app, KeyCode::Char(if step.action() == Action::Place { ' ' } else { 'x' }));
}

/// Places so many queens of the solution.
fn place(app: &mut App, most: usize) {
    let solution = game(app).challenge().unwrap().solution();
    let queens = game(app).queens();
    for queen in solution.queens().filter(|queen| !queens.contains(queen)).take(most) {
        game(app).go_to(queen);
        press(app, KeyCode::Char(' '));
    }
}

/// Plays a board as the script says, on one device, and compares what the game says.
fn replay(file: &Path, line: &str) {
    let [day, begun, today] = ["day", "begun", "today"].map(|name| number(line, name));
    let mut app = open(file, begun, day);
    app.pass(Duration::from_secs(number(line, "seconds").into()));
    for _ in 0..number(line, "tips") {
        follow_tip(&mut app);
    }
    if app.progress.daily(ChallengeKind::Queens, day).is_some() {
        // A board that is practice and was only looked at is not kept.
        place(&mut app, 1);
    }
    press(&mut app, KeyCode::Esc);
    let mut app = open(file, today, day);
    place(&mut app, usize::MAX);
    assert_eq!(app.result.text, word(line, "verdict"), "{line}");
    assert_eq!(app.streaks(ChallengeKind::Queens).now, number(line, "streak"), "{line}");
    let Next::Copy(text) = press(&mut app, KeyCode::Char('y')) else { panic!("{line}") };
    assert_eq!(text.lines().nth(1), Some(word(line, "shared")), "{text}\n{line}");
}

/// The scores that stand in the files of both devices, one after the other.
fn joined_scores(files: [&PathBuf; 2]) -> Vec<Score> {
    let both = files[0].with_file_name("both.txt");
    fs::write(&both, files.map(|file| fs::read(file).unwrap_or_default()).concat()).unwrap();
    Progress::load(&both).unwrap().scores(ChallengeKind::Queens)
}

#[test]
fn the_terminal_says_what_the_simulation_says() {
    let players = SCRIPT.split("{\"zone\":").skip(1);
    assert_eq!(players.clone().count(), 24);
    for player in players {
        let directory = tempfile::tempdir().unwrap();
        let files = ["desk.txt", "phone.txt"].map(|name| directory.path().join(name));
        let lines: Vec<_> = player.lines().skip(1).collect();
        // For each day, the score that stands in the files of both devices.
        let mut stands = BTreeMap::new();
        for (number_of_line, line) in (1..).zip(&lines) {
            let device = number(line, "device");
            replay(&files[device as usize], line);
            stands.insert(number(line, "day"), word(line, "stands").to_owned());
            if number_of_line % JOINED == 0 || number_of_line == lines.len() {
                // Whichever file comes first.
                let [desk, phone] = &files;
                let scores = joined_scores([desk, phone]);
                assert_eq!(joined_scores([phone, desk]), scores, "{line}");
                let streak = Record::new(&scores, number(line, "today")).streak();
                assert_eq!(streak, number(line, "joined"), "{line}");
                let scores = scores.iter().map(|score| (score.day.unwrap(), score.to_string()));
                assert_eq!(scores.collect::<BTreeMap<_, _>>(), stands, "{line}");
            }
        }
    }
}
