//! Lessons of a book: a board for each reason that its steps may have.

use queen_challenge::{Challenge, Clues, Game, Grade, Reason, TipKind};

/// Boards on which a reason comes up, each with the number of steps before it. They have more clues
/// than they need, so that none of them is a puzzle.
const BOARDS: [(&str, usize); 8] = [
    ("6 b6,c2", 0),
    ("6 a2,d1", 0),
    ("8 h8,a6,b3", 0),
    ("6 d1 regions=AABBBC/AABDCC/AABDCE/FABDEE/FFBDEE/FFDDDD", 1),
    ("6 f3 regions=ABBCCC/ABBBCC/AAABDC/AAAADD/AEEFDD/EEFFFD", 1),
    ("6 d5,c2", 1),
    ("6 b4,e3", 0),
    ("10 h9,b5,f4,c3", 4),
];

/// A reason with a board.
pub(super) struct Lesson {
    pub(super) name: &'static str,
    pub(super) grade: Grade,
    pub(super) words: &'static str,
    /// The board, whose tip is the step that has the reason.
    pub(super) game: Game<Clues>,
}

impl Lesson {
    /// Lessons of all reasons up to a grade, easier ones first.
    pub(super) fn all(hardest: Grade, has_regions: bool) -> Vec<Self> {
        let of_regions = Reason::OF_REGIONS.into_iter().filter(|_| has_regions);
        let reasons = Reason::BY_GRADE.into_iter().chain(of_regions);
        let mut reasons: Vec<_> = reasons.filter(|(_, grade, _)| *grade <= hardest).collect();
        reasons.sort_by_key(|(_, grade, _)| *grade);
        let games: Vec<_> = BOARDS.into_iter().filter_map(game).collect();
        let lesson = |(name, grade, words)| {
            let game = games.iter().find(|game| {
                let reason = reason(game);
                reason.is_some_and(|reason| (reason.name(), reason.grade()) == (name, grade))
            });
            Some(Self { name, grade, words, game: game?.clone() })
        };
        reasons.into_iter().filter_map(lesson).collect()
    }
}

/// The board after these steps, with a tip for the next one.
fn game((clues, steps): (&str, usize)) -> Option<Game<Clues>> {
    let mut game = Game::new(Challenge::with(clues.parse::<Clues>().ok()?).ok()?);
    game.explain()?;
    for _ in 0..steps {
        game.follow_tip();
        game.explain()?;
    }
    Some(game)
}

/// The reason of the step that the tip is about.
fn reason(game: &Game<Clues>) -> Option<Reason> {
    match game.tip()?.kind() {
        TipKind::Step(step) => Some(step.reason()),
        TipKind::WrongQueen(_) | TipKind::WrongMark(_) | TipKind::Towards { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_lesson_and_each_board_is_one() {
        let lessons = |hardest, has_regions| -> Vec<_> {
            let lessons = Lesson::all(hardest, has_regions).into_iter();
            lessons.map(|lesson| (lesson.name, lesson.grade, lesson.words)).collect()
        };
        let all = lessons(Grade::Guess, true);
        assert_eq!(all.len(), BOARDS.len());
        for reason in Reason::BY_GRADE.into_iter().chain(Reason::OF_REGIONS) {
            assert!(all.contains(&reason), "{reason:?}");
        }
        assert!(all.is_sorted_by_key(|(_, grade, _)| *grade));
        let is_minimal = |lesson: &Lesson| lesson.game.challenge().unwrap().is_minimal();
        assert!(!Lesson::all(Grade::Guess, true).iter().any(is_minimal));
        assert_eq!(lessons(Grade::Guess, false), Reason::BY_GRADE);
        assert_eq!(lessons(Grade::Easy, false), Reason::BY_GRADE[..1]);
    }
}
