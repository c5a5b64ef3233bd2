//! Tests of tips on the screen.

use queen_challenge::{Challenge, Clues, Grade, Kind as ChallengeKind, Line, Notes, Stage};
use queen_game::app::Screen;
use queen_game::area::BoardArea;
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::palette::Palette;
use queen_game::puzzles::PUZZLES;
use queen_game::unfinished::Unfinished;
use queen_runtime::{Board, Square};
use ratatui::crossterm::event::KeyCode;

use crate::player::{Player, ground, panel};

/// The notes in which each step of some challenges is taken.
pub fn steps(
    challenges: impl IntoIterator<Item = Challenge<Clues>>,
) -> Vec<(Challenge<Clues>, Notes)> {
    let of = |challenge: Challenge<Clues>| {
        let mut notes = Notes::new(*challenge.givens());
        std::iter::from_fn(move || {
            let before = notes;
            notes.apply(&challenge.next_step(&notes)?);
            Some((challenge, before))
        })
    };
    challenges.into_iter().flat_map(of).collect()
}

#[test]
fn each_tip_is_shown_whole_in_the_smallest_window() {
    for size in 4..=10 {
        let puzzle = PUZZLES.get(size).unwrap();
        let challenges: Vec<_> = if size <= 6 {
            (1..size)
                .flat_map(|givens| Challenge::minimal(&puzzle, givens))
                .map(Into::into)
                .collect()
        } else {
            let grades = Grade::of_size(size).iter().filter(|&&grade| grade != Grade::Guess);
            let picked = grades.flat_map(|&grade| (0..3).map(move |seed| (seed, grade)));
            picked
                .filter_map(|(s, grade)| ChallengeKind::Queens.with_seed(&puzzle, s, grade))
                .collect()
        };
        let steps = steps(challenges);
        for (width, height) in BoardArea::needed(size, ChallengeKind::Queens) {
            let mut player = Player::new(width, height);
            let mut tips = 0;
            for &(challenge, notes) in &steps {
                let kind = Kind::Challenge(ChallengeKind::Queens, Grade::Easy);
                let mut game = queen_challenge::Game::new(challenge);
                game.change_to(notes);
                let board = Unfinished { kind, game };
                player.app.screen = Screen::Play(Box::new(Game::resume(board).unwrap()));
                for stage in Stage::ALL {
                    player.write("t");
                    let tip = *player.game().tip().unwrap();
                    assert_eq!(tip.stage(), stage);
                    let sentence = tip.to_string();
                    let panel = panel(&mut player, size);
                    assert!(
                        panel.contains(&sentence),
                        "{width} × {height}: {sentence:?} in {panel:?}"
                    );
                    tips += 1;
                }
            }
            println!("{size}: {tips} tips");
            let least = [72, 100, 100];
            assert!(tips >= least.get(size - 4).copied().unwrap_or(100), "{size}: {tips}");
            let mut player = Player::new(width, height);
            player.app.explore(size);
            let whole = |player: &mut Player| {
                let stages = Stage::ALL.map(|_| {
                    player.write("t");
                    let sentence = player.game().tip().unwrap().to_string();
                    assert!(panel(player, size).contains(&sentence));
                    sentence
                });
                stages.concat()
            };
            assert!(whole(&mut player).contains("not found yet"));
            for solution in PUZZLES.get(size).unwrap() {
                player.app.progress.record(solution).unwrap();
            }
            player.write(" u");
            let sentences = whole(&mut player);
            assert!(sentences.contains("All solutions from here are found"), "{sentences}");
        }
        let beside = [(32, 8), (35, 9), (38, 11), (41, 12), (44, 12), (47, 12), (50, 13)];
        let above = [(15, 14), (18, 14), (21, 15), (24, 17), (27, 17), (30, 17), (33, 18)];
        assert_eq!(
            BoardArea::needed(size, ChallengeKind::Queens),
            [beside[size - 4], above[size - 4]]
        );
    }
}

#[test]
fn a_tip_shows_its_evidence_on_the_board() {
    let mut player = Player::new(80, 24);
    let challenge = Challenge::with(Board::from_squares("d5 g4", 8).unwrap()).unwrap();
    let mut stages = [0; 3];
    for (challenge, notes) in steps([challenge]) {
        let kind = Kind::Challenge(ChallengeKind::Queens, Grade::Expert);
        let mut game = queen_challenge::Game::new(challenge);
        game.change_to(notes);
        let board = Unfinished { kind, game };
        player.app.screen = Screen::Play(Box::new(Game::resume(board).unwrap()));
        player.press(KeyCode::Char('t'));
        player.press(KeyCode::Char('t'));
        let evidence = player.game().tip().unwrap().evidence();
        for (index, forced) in evidence.forced().enumerate() {
            assert!(player.square(forced).contains(&(index + 1).to_string()));
            stages[0] += 1;
        }
        for left in evidence.left().iter().filter(|&left| Some(left) != evidence.square()) {
            assert!(player.square(left).starts_with('╭') || left == player.game().cursor());
            stages[1] += 1;
        }
        for line in evidence.lines() {
            let squares = match line {
                Line::Row(row) => [(row, 1), (row, 3)],
                Line::Column(column) => [(1, column), (3, column)],
                Line::Region(_) => panic!("the challenge has no regions"),
            };
            for square in squares.map(Square::from) {
                let plain = Palette::DARK.squares[(square.row() + square.column()) % 2];
                let has_queen = player.game().notes().queens.has_queen(square);
                assert!(has_queen || ground(&mut player, square) != plain);
                stages[2] += 1;
            }
        }
    }
    assert!(stages.iter().all(|&count| count > 5), "{stages:?}");
}
