//! Tests of tips.

use queen_challenge::{
    Action, Challenge, Clues, Grade, Kind as ChallengeKind, Line, Notes, Stage, Step, Tip, TipKind,
};
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::puzzles::PUZZLES;
use queen_runtime::{AnySolution, SquareSet};

/// Asks for all stages of a tip towards solutions that are not `found`.
fn tip_towards(game: &mut Game, found: impl Fn(AnySolution) -> bool + Copy) -> Option<Tip<Clues>> {
    while game.ask_for_tip(found)?.stage() != Stage::What {}
    game.tip().copied()
}

fn whole_tip(game: &mut Game) -> Option<Tip<Clues>> {
    tip_towards(game, |_| false)
}

#[test]
fn tips_solve_every_board() {
    for size in PUZZLES.sizes() {
        let mut game = Game::new(size).unwrap();
        let mut remaining = game.remaining();
        assert_eq!(remaining, game.puzzle().nb_of_solutions());
        while let Some(tip) = whole_tip(&mut game) {
            assert_eq!((game.cursor(), game.tip()), (tip.square(), Some(&tip)));
            game.toggle();
            assert!((1..=remaining).contains(&game.remaining()));
            remaining = game.remaining();
        }
        let (number, solution) = game.solution().unwrap();
        assert_eq!(game.puzzle().solution(number), Some(solution));
    }
    assert!(Game::new(3).is_none() && Game::new(11).is_none());
}

#[test]
fn a_tip_leads_to_a_solution_that_has_not_been_found() {
    for left in PUZZLES.get(6).unwrap() {
        let mut game = Game::new(6).unwrap();
        while let Some(tip) = tip_towards(&mut game, |solution| solution != left) {
            let TipKind::Towards { solutions: 1, are_new: true, .. } = tip.kind() else {
                panic!("{tip}");
            };
            game.toggle();
        }
        assert_eq!(game.solution().unwrap().1, left);
    }
    let mut game = Game::new(6).unwrap();
    let tip = game.ask_for_tip(|_| true).unwrap();
    assert!(matches!(tip.kind(), TipKind::Towards { are_new: false, .. }));
}

#[test]
fn steps_solve_challenges_of_all_grades() {
    let boards = (4..=8).flat_map(|size| Grade::ALL.map(|grade| (size, grade)));
    let boards = boards.flat_map(|board| ChallengeKind::ALL.map(|kind| (kind, board)));
    for (kind, (size, grade)) in boards {
        let Some(mut game) = Game::pick(Kind::Challenge(kind, grade), size, 7) else {
            assert!(!kind.grades(size).contains(&grade), "{kind} {size} {grade}");
            continue;
        };
        game.begin(3);
        let challenge = game.challenge().unwrap();
        let mut hardest = Grade::Easy;
        while let Some(tip) = whole_tip(&mut game) {
            let TipKind::Step(step) = tip.kind() else { panic!("{tip}") };
            hardest = hardest.max(step.grade());
            match step.action() {
                Action::Place => game.toggle(),
                Action::RuleOut => game.rule_out(),
            }
        }
        assert_eq!((hardest, game.solution().unwrap().1), (grade, challenge.solution()));
        assert!(game.is_over());
        assert_eq!(game.feat().unwrap().score.tips, game.tips());
    }
}

/// All minimal challenges of the sizes from 4 to 6, and all steps that solve them.
fn all_steps() -> impl Iterator<Item = (Challenge, Notes, Step)> {
    let challenges = (4..=6).flat_map(|size| {
        let puzzle = PUZZLES.get(size).unwrap();
        (1..size).flat_map(move |givens| Challenge::minimal(&puzzle, givens).collect::<Vec<_>>())
    });
    challenges.flat_map(|challenge| {
        let mut notes = Notes::new(*challenge.givens());
        std::iter::from_fn(move || {
            let step = notes.next_step()?;
            let before = notes;
            notes.apply(&step);
            Some((challenge, before, step))
        })
    })
}

#[test]
fn the_evidence_of_a_tip_holds() {
    let (mut chains, mut pairs) = (0, 0);
    for (challenge, notes, step) in all_steps() {
        let mut game = queen_challenge::Game::new(challenge);
        game.change_to(notes);
        let [first, tip, last] = Stage::ALL.map(|stage| {
            let tip = *game.ask_tip().unwrap();
            assert_eq!((tip.kind(), tip.stage()), (TipKind::Step(step), stage));
            tip
        });
        let is_chain = matches!(step.reason(), queen_challenge::Reason::Chain { .. });
        let first = first.evidence();
        assert!(first.left().is_empty() && first.forced().len() == 0);
        assert_eq!((first.square().is_some(), first.lines().count() == 0), (is_chain, is_chain));
        let evidence = tip.evidence();
        assert_eq!(evidence.square(), Some(step.square()).filter(|_| is_chain));
        assert_eq!(last.evidence().square(), Some(step.square()));
        assert!(evidence.lines().count() > 0);
        if is_chain {
            // Each forced queen is the only one that its row or column can still have.
            let mut board = notes;
            board.queens.place(step.square());
            for forced in evidence.forced() {
                let free = board.free().unwrap();
                let is_last = |line: Line| {
                    line.contains(forced)
                        && free.iter().filter(|&of| line.contains(of)).count() == 1
                };
                assert!(is_last(Line::Row(forced.row())) || is_last(Line::Column(forced.column())));
                board.queens.place(forced);
            }
            let free = board.free().unwrap();
            let line = evidence.lines().next().unwrap();
            assert!(!free.iter().any(|square| line.contains(square)));
            chains += 1;
        } else {
            let free = notes.free().unwrap();
            assert_eq!(evidence.left() - free, SquareSet::EMPTY);
            assert!(!evidence.left().is_empty());
            pairs += usize::from(evidence.left().len() > 1);
        }
    }
    assert!(chains > 50 && pairs > 100, "{chains} {pairs}");
}
