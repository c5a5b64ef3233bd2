//! Tests of tips.

use queen_challenge::{Action, Challenge, Grade, Line, Notes};
use queen_game::game::{Game, PUZZLES};
use queen_game::kind::Kind;
use queen_game::tip::{Content, Stage, Tip};
use queen_runtime::SquareSet;

#[test]
fn tips_solve_every_board() {
    for size in PUZZLES.sizes() {
        let mut game = Game::new(size).unwrap();
        let mut remaining = game.remaining();
        assert_eq!(remaining, game.puzzle().nb_of_solutions());
        while let Some(tip) = game.ask_for_tip(|_| false) {
            let tip = *tip;
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
        while let Some(tip) = game.ask_for_tip(|solution| solution != left) {
            assert!(matches!(tip.content, Content::Towards { solutions: 1, .. }), "{tip}");
            game.toggle();
        }
        assert_eq!(game.solution().unwrap().1, left);
    }
    let mut game = Game::new(6).unwrap();
    let tip = game.ask_for_tip(|_| true).unwrap();
    assert!(matches!(tip.content, Content::Found(_)));
}

/// Asks for all stages of a tip.
fn whole_tip(game: &mut Game) -> Option<Tip> {
    while game.ask_for_tip(|_| false)?.stage != Stage::What {}
    game.tip().copied()
}

#[test]
fn steps_solve_challenges_of_all_grades() {
    for (size, grade) in (4..=8).flat_map(|size| Grade::ALL.map(|grade| (size, grade))) {
        let kind = Kind::Challenge(grade);
        let Some(mut game) = Game::pick(kind, size, 7) else {
            assert!(!Grade::of_size(size).contains(&grade), "{size} {grade}");
            continue;
        };
        let challenge = game.challenge().unwrap();
        let mut hardest = Grade::Easy;
        while let Some(tip) = whole_tip(&mut game) {
            let Content::Step(step) = tip.content else { panic!("{tip}") };
            hardest = hardest.max(step.grade());
            match step.action() {
                Action::Place => game.toggle(),
                Action::RuleOut => game.rule_out(),
            }
        }
        assert_eq!((hardest, game.solution().unwrap().1), (grade, challenge.solution()));
        assert!(game.is_over());
        assert_eq!(game.feat(3).unwrap().tips, game.tips());
    }
}

/// All minimal challenges of the sizes from 4 to 6, and all steps that solve them.
fn all_steps() -> impl Iterator<Item = (Notes, queen_challenge::Step)> {
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
            Some((before, step))
        })
    })
}

#[test]
fn the_evidence_of_a_tip_holds() {
    let (mut chains, mut pairs) = (0, 0);
    for (notes, step) in all_steps() {
        let mut tip = Tip::new(Content::Step(step), &notes);
        assert_eq!(tip.stage, Stage::Where);
        let is_chain = matches!(step.reason(), queen_challenge::Reason::Chain { .. });
        let first = tip.evidence();
        assert!(first.left.is_empty() && first.forced.is_empty());
        assert_eq!((first.square.is_some(), first.lines.is_empty()), (is_chain, is_chain));
        tip.advance();
        let evidence = tip.evidence();
        assert_eq!((tip.stage, evidence.square), (Stage::Why, Some(step.square())));
        assert!(!evidence.lines.is_empty());
        if is_chain {
            // Each forced queen is the only one that its row or column can still have.
            let mut board = notes;
            board.queens.place(step.square());
            for &forced in &evidence.forced {
                let free = board.free().unwrap();
                let is_last = |line: Line| {
                    line.contains(forced)
                        && free.iter().filter(|&of| line.contains(of)).count() == 1
                };
                assert!(is_last(Line::Row(forced.row())) || is_last(Line::Column(forced.column())));
                board.queens.place(forced);
            }
            let free = board.free().unwrap();
            let line = evidence.lines[0];
            assert!(!free.iter().any(|square| line.contains(square)));
            chains += 1;
        } else {
            let free = notes.free().unwrap();
            assert_eq!(evidence.left - free, SquareSet::EMPTY);
            assert!(!evidence.left.is_empty());
            pairs += usize::from(evidence.left.len() > 1);
        }
        tip.advance();
        assert_eq!(tip.stage, Stage::What);
    }
    assert!(chains > 50 && pairs > 100, "{chains} {pairs}");
}
