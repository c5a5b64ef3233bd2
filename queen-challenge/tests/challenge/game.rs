//! Games that are played.

use std::time::Duration;

use queen_challenge::{
    Challenge, Clues, Game, Grade, Kind, Notes, Outcome, Record, Score, Stage, Standing, TipKind,
};
use queen_runtime::{Board, Square, SquareSet};

use crate::boards::{SIX, all_challenges, board};
use crate::random::numbers;

fn six() -> Challenge {
    Challenge::new(board("c6", 6)).unwrap()
}

fn square(name: &str) -> Square {
    Square::from_name(name, 6).unwrap()
}

/// The number of squares that differ.
fn changes(one: &Notes, other: &Notes) -> usize {
    let differ = |square: &Square| {
        one.queens.has_queen(*square) != other.queens.has_queen(*square)
            || one.ruled_out.contains(*square) != other.ruled_out.contains(*square)
    };
    Square::all(one.queens.size()).filter(differ).count()
}

/// All boards so far, as a list, and the index of the one that is shown. The oldest are left out
/// when there are more than 512 changes between them.
struct Reference {
    boards: Vec<Notes>,
    /// For each board but the first, the number of squares that differ from the one before.
    changes: Vec<usize>,
    /// For each board whether somebody else's move led to it. The first one is so, too, if such a
    /// move was left out.
    are_theirs: Vec<bool>,
    now: usize,
}

impl Reference {
    fn new(size: usize) -> Self {
        let boards = vec![Notes::new(Board::empty(size).unwrap())];
        Self { boards, changes: Vec::new(), are_theirs: vec![false], now: 0 }
    }

    fn change_to(&mut self, notes: Notes) -> bool {
        self.change(notes, false)
    }

    fn change(&mut self, notes: Notes, is_theirs: bool) -> bool {
        if notes == self.boards[self.now] {
            return false;
        }
        self.changes.truncate(self.now);
        self.changes.push(changes(&self.boards[self.now], &notes));
        self.now += 1;
        self.boards.truncate(self.now);
        self.boards.push(notes);
        self.are_theirs.truncate(self.now);
        self.are_theirs.push(is_theirs);
        while self.changes.iter().sum::<usize>() > 512 {
            self.changes.remove(0);
            self.boards.remove(0);
            let was_theirs = self.are_theirs.remove(0);
            self.are_theirs[0] |= was_theirs;
            self.now -= 1;
        }
        true
    }

    fn take_over(&mut self, notes: Notes) -> bool {
        let is_start = notes == Notes::new(Board::empty(notes.queens.size()).unwrap());
        !is_start && !self.boards.contains(&notes) && self.change(notes, true)
    }

    fn is_taken_over(&self) -> bool {
        self.are_theirs[..=self.now].contains(&true)
    }

    fn clear(&mut self) -> bool {
        let (start, before) = (Self::new(self.boards[0].queens.size()), self.boards[self.now]);
        match self.are_theirs[..=self.now].iter().position(|&is_theirs| is_theirs) {
            Some(0) => *self = Self { ..start },
            Some(theirs) => {
                self.boards.truncate(theirs);
                self.changes.truncate(theirs - 1);
                self.are_theirs.truncate(theirs);
                self.now = theirs - 1;
                self.change_to(start.boards[0]);
            }
            None => return self.change_to(start.boards[0]),
        }
        before != self.boards[self.now]
    }
}

#[test]
fn moves_are_undone_and_redone_as_in_a_list_of_boards() {
    let mut number = numbers(42);
    let (mut forgotten, mut taken_over, mut own_again) = (0, 0, 0);
    for round in 0..16 {
        let size = [4, 6, 8, 16][round % 4];
        let mut game = Game::explore(Board::empty(size).unwrap());
        let mut list = Reference::new(size);
        let mut moves = 0;
        // The seconds that were spent on the player's own boards, and on those with moves of
        // somebody else.
        let mut seconds = [0; 2];
        for _ in 0..900 {
            let was_taken_over = game.is_taken_over();
            let mut notes = *game.notes();
            let at = Square::new(number(size), number(size));
            match number(12) {
                0..=2 => {
                    notes.queens.toggle(at);
                    notes.ruled_out.remove(at);
                    assert!(game.toggle_queen(at));
                    moves += usize::from(list.change_to(notes));
                }
                3..=5 => {
                    if !notes.queens.has_queen(at) {
                        notes.ruled_out.toggle(at);
                    }
                    assert_eq!(game.toggle_mark(at), list.change_to(notes));
                    moves += 1;
                }
                6 if number(9) == 0 => assert_eq!(game.clear(), list.clear()),
                7 => {
                    for _ in 0..number(9) {
                        let at = Square::new(number(size), number(size));
                        notes.queens.toggle(at);
                        notes.ruled_out.toggle(at);
                    }
                    if number(9) == 0 {
                        assert_eq!(game.take_over(notes), list.take_over(notes));
                    } else {
                        assert_eq!(game.change_to(notes), list.change_to(notes));
                    }
                }
                8 | 9 => {
                    let can_undo = list.now > 0;
                    assert_eq!((game.can_undo(), game.undo()), (can_undo, can_undo));
                    list.now -= usize::from(can_undo);
                }
                _ => {
                    let can_redo = list.now + 1 < list.boards.len();
                    assert_eq!((game.can_redo(), game.redo()), (can_redo, can_redo));
                    list.now += usize::from(can_redo);
                }
            }
            assert_eq!(*game.notes(), list.boards[list.now]);
            own_again += usize::from(was_taken_over && !list.is_taken_over());
            taken_over += usize::from(list.is_taken_over());
            assert_eq!(game.is_taken_over(), list.is_taken_over());
            if !list.are_theirs.contains(&true) {
                seconds[1] = 0;
            }
            let spent = &mut seconds[usize::from(list.is_taken_over())];
            assert_eq!(game.played().as_secs(), *spent);
            game.pass(Duration::from_secs(1));
            *spent += u64::from(!game.is_solved());
        }
        let mut read: Game = game.to_string().parse().unwrap();
        assert_eq!(read, game);
        // All the way back, and all the way on.
        for game in [&mut game, &mut read] {
            for notes in list.boards[..list.now].iter().rev() {
                assert!(game.undo());
                assert_eq!(game.notes(), notes);
            }
            assert!(!game.undo());
            for notes in &list.boards[1..] {
                assert!(game.redo());
                assert_eq!(game.notes(), notes);
            }
            assert!(!game.redo());
        }
        assert_eq!(read, game);
        forgotten += usize::from(list.boards.len() < moves);
    }
    assert!(forgotten > 8, "{forgotten}");
    assert!(taken_over > 1000 && own_again > 30, "{taken_over}, {own_again}");
}

#[test]
fn given_queens_stay_and_a_solved_challenge_does_not_change() {
    let mut game = Game::new(six());
    let given = square("c6");
    assert!(game.is_given(given) && !game.toggle_queen(given) && !game.toggle_mark(given));
    assert!(!game.change_to(Notes::new(board("a1", 6))));
    assert!(!game.change_to(Notes::new(board("c8", 8))));
    assert!(!game.toggle_queen(Square::new(6, 0)) && !game.toggle_mark(Square::new(0, 6)));
    assert!(game.is_untouched() && !game.can_undo());

    let mut marks = Notes::new(board("c6", 6));
    marks.ruled_out = SquareSet::from_iter([given, Square::new(9, 9)]);
    assert!(!game.change_to(marks), "a mark on a given queen or beside the board");

    // A mark gives way to a queen, which then stays.
    assert!(game.toggle_mark(square("a1")) && game.toggle_queen(square("a1")));
    assert!(game.notes().ruled_out.is_empty() && !game.toggle_mark(square("a1")));
    assert!(game.notes().queens.has_queen(square("a1")));

    assert!(game.change_to(Notes::new(game.challenge().unwrap().solution().into())));
    assert!(game.is_solved() && game.is_over());
    let solved = game.clone();
    let a_queen = square("f5");
    assert!(game.notes().queens.has_queen(a_queen));
    assert!(!game.toggle_queen(a_queen) && !game.toggle_mark(a_queen) && !game.clear());
    assert_eq!(game.fixed(given), None, "nothing changes any more");
    assert!(!game.undo() && !game.redo() && !game.can_undo() && !game.give_up());
    assert!(game.ask_tip().is_none() && game.explain().is_none() && !game.follow_tip());
    game.pass(Duration::from_secs(9));
    assert_eq!(game, solved);
}

#[test]
fn a_blocked_square_gets_neither_a_queen_nor_a_mark() {
    let clues: Clues = "6 blocked=a6,b6,d6,e6,f6".parse().unwrap();
    let mut game: Game<Clues> = Game::new(Challenge::with(clues).unwrap());
    let blocked = square("a6");
    assert!(!game.toggle_queen(blocked) && !game.toggle_mark(blocked));
    assert!(game.fixed(blocked).is_some() && game.fixed(square("a5")).is_none());
    assert!(!game.change_to(Notes::new(board("a6 c5", 6))));
    assert!(game.is_untouched() && !game.can_undo());

    // Squares that a pointer is dragged over.
    let mut marks = *game.notes();
    marks.ruled_out.extend([square("a5"), blocked, square("b6")]);
    assert!(game.change_to(marks));
    assert!(game.notes().ruled_out.iter().eq([square("a5")]));

    let words = "blocked=a6,b6,d6,e6,f6";
    let read = |boards: &str| format!("challenge 6 - {boards} {words}").parse::<Game<Clues>>();
    assert_eq!(read("- a5,a6 - -").unwrap().notes().ruled_out, game.notes().ruled_out);
    assert!(read("a6 - - -").is_err() && read("- - a6x -").is_err());
}

#[test]
fn a_board_to_explore_changes_after_it_is_solved() {
    let mut game = Game::explore(SIX.board());
    let solution = SIX.iter().next().unwrap();
    assert!(game.change_to(Notes::new(solution.into())));
    assert!(game.is_solved() && !game.is_over() && game.score().is_none());
    game.begin(20_780);
    assert!(game.score().is_none() && game.ask_tip_towards(&SIX, |_| false).is_none());
    assert!(game.undo() && game.is_untouched() && !game.give_up());
}

#[test]
fn time_passes_until_the_board_is_solved() {
    let mut game = Game::daily(six(), 20_780);
    assert_eq!((game.begun(), game.score()), (None, None));
    game.begin(20_779);
    game.begin(20_781);
    game.pass(Duration::from_millis(61_500));
    game.ask_tip();
    let solve = |game: &mut Game| game.change_to(Notes::new(six().solution().into()));
    assert!(solve(&mut game));
    game.pass(Duration::from_secs(100));
    let score = Score { day: Some(20_780), begun: 20_779, seconds: 61, tips: 1 };
    assert_eq!(game.score(), Some(score));
    assert_eq!(game.to_string().parse::<Game>().unwrap().score(), Some(score));

    let mut game = Game::new(six());
    game.begin(1);
    game.pass(Duration::MAX);
    game.pass(Duration::MAX);
    assert!(solve(&mut game));
    assert_eq!(game.score().unwrap().seconds, u32::MAX);
}

#[test]
fn what_was_taken_over_has_no_score() {
    let mut game = Game::daily(six(), 20_780);
    game.begin(20_780);
    assert!(!game.take_over(Notes::new(board("c6", 6))) && !game.is_taken_over());
    assert!(game.take_over(Notes::new(board("c6 f5", 6))) && !game.will_count());
    let mut game: Game = game.to_string().parse().unwrap();
    assert!(game.change_to(Notes::new(six().solution().into())));
    assert!(game.is_solved() && game.is_taken_over() && game.score().is_none());
    assert_eq!(game.path(), None);
    for is_lesson in [false, true] {
        assert_eq!(game.outcome(is_lesson), Some(Outcome::TakenOver));
    }
}

/// With none of a link's moves on the board or to undo, the game counts for the day on which it has
/// begun.
#[test]
fn a_game_without_the_moves_of_a_link_is_the_players_own_again() {
    let solution = Notes::new(six().solution().into());
    let ways: [fn(&mut Game); 3] = [
        |game| assert!(game.undo() && !game.is_taken_over()),
        |game| assert!(game.clear() && !game.is_taken_over() && !game.can_redo()),
        // A link's moves that can be undone still count for nothing.
        |game| {
            game.change_to(Notes::new(board("c6", 6)));
            assert!(game.is_taken_over() && !game.clear() && !game.is_taken_over());
        },
    ];
    for back in ways {
        let mut game = Game::daily(six(), 20_780);
        game.begin(20_780);
        game.toggle_mark(square("a1"));
        let before = *game.notes();
        assert!(game.take_over(Notes::new(board("c6 f5", 6))));
        let mut game: Game = game.to_string().parse().unwrap();
        back(&mut game);
        let mut game: Game = game.to_string().parse().unwrap();
        assert!(game.will_count());
        // What was the player's own before the link can be undone.
        assert!(*game.notes() == before || game.undo() && *game.notes() == before);
        game.change_to(solution);
        assert!(matches!(game.outcome(false), Some(Outcome::Scored(score)) if !score.is_late()));
    }
    // To redo the moves of a link is to take them over once more.
    let mut game = Game::new(six());
    game.take_over(Notes::new(board("c6 f5", 6)));
    assert!(game.undo() && game.redo() && game.is_taken_over());
    let text = game.to_string();
    assert!(text.ends_with(" taken-over=1 aside=0.000,0"), "{text}");
    // An earlier version has not kept which moves they were.
    let mut game: Game = text.replace("taken-over=1", "taken-over").parse().unwrap();
    assert!(game.undo() && game.is_taken_over());
    assert!(game.to_string().ends_with(" taken-over aside=0.000,0"));
    assert!(!game.clear() && !game.is_taken_over() && game.is_untouched());
}

#[test]
fn what_is_spent_on_the_moves_of_a_link_is_not_spent_on_the_players_own_game() {
    let ways: [fn(&mut Game) -> bool; 4] =
        [Game::undo, Game::clear, Game::take_back, Game::give_up];
    for back in ways {
        let mut game = Game::daily(six(), 20_780);
        game.begin(20_780);
        game.pass(Duration::from_secs(5));
        game.ask_tip();
        game.take_over(Notes::new(board("c6 f5", 6)));
        assert_eq!((game.played().as_secs(), game.tips()), (0, 0));
        game.pass(Duration::from_secs(600));
        game.ask_tip();
        game.toggle_mark(square("a1"));
        game.ask_tip();
        game.undo();
        let mut game: Game = game.to_string().parse().unwrap();
        assert_eq!((game.played().as_secs(), game.tips()), (600, 2));
        assert!(back(&mut game));
        assert_eq!((game.played().as_secs(), game.tips()), (5, 1));
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        if game.redo() {
            assert_eq!((game.played().as_secs(), game.tips()), (600, 2));
        }
    }
    // An earlier version has not kept the two apart, and nothing is given away.
    let text = "challenge 6 c6 c6,f5 - f5. - begun=20780 played=600.000 tips=2 taken-over=1";
    let mut game: Game = text.parse().unwrap();
    assert!(game.clear() && !game.to_string().contains("aside"));
    assert_eq!((game.played().as_secs(), game.tips()), (600, 2));
}

/// A board that the moves of a link have solved does not change, but the player's own game is left.
#[test]
fn the_players_own_game_comes_back_after_a_link_has_solved_it() {
    for keeps_which in [true, false] {
        let mut game = Game::daily(six(), 20_780);
        game.begin(20_780);
        game.toggle_mark(square("a1"));
        let own = *game.notes();
        game.take_over(Notes::new(six().solution().into()));
        assert!(game.is_over() && !game.clear() && !game.undo());
        let mut text = game.to_string();
        if !keeps_which {
            text = text.split(" taken-over").next().unwrap().to_owned() + " taken-over";
        }
        let mut game: Game = text.parse().unwrap();
        assert!(game.take_back() && !game.take_back() && game.will_count());
        assert!(*game.notes() == if keeps_which { own } else { Notes::new(*six().givens()) });
        assert_eq!(game.can_undo(), keeps_which);
    }
}

#[test]
fn copies_of_a_game_have_the_longer_time() {
    let played = |game: &Game, seconds| {
        let mut game = game.clone();
        game.pass(Duration::from_secs(seconds));
        game
    };
    let joined = |one: &Game, other: &Game| {
        let mut game = one.clone();
        game.join_time(other);
        game.played().as_secs()
    };
    let mut game = Game::daily(six(), 20_780);
    game.begin(20_780);
    let (one, other) = (played(&game, 61), played(&game, 7));
    assert_eq!([joined(&one, &other), joined(&other, &one)], [61, 61]);
    // A game that is over keeps its time, and one that is begun anew has its own.
    let (mut over, mut taken_over) = (other.clone(), one.clone());
    assert!(
        over.change_to(Notes::new(six().solution().into()))
            && taken_over.take_over(Notes::new(board("c6 f5", 6)))
    );
    taken_over.pass(Duration::from_secs(99));
    assert_eq!([joined(&over, &one), joined(&game, &over)], [7, 0]);
    // Of two beginnings, the earlier one stands.
    let mut later = Game::daily(six(), 20_780);
    later.begin(20_781);
    let later = played(&later, 5);
    assert!(game.is_same_but_for_time(&later) && later.is_same_but_for_time(&game));
    for (one, other) in [(&game, &later), (&later, &game)] {
        let mut both = one.clone();
        both.join_time(other);
        assert!(both.begun() == Some(20_780) && both.will_count());
        assert_eq!(both.played().as_secs(), 5);
    }
    let unseen = Game::daily(six(), 20_780);
    assert!(!game.is_same_but_for_time(&unseen) && !unseen.is_same_but_for_time(&game));
    for another in [taken_over, unseen, Game::daily(six(), 20_779), Game::new(six())] {
        assert_eq!(joined(&another, &other), another.played().as_secs());
        assert_eq!(joined(&game, &played(&another, 50)), 0);
    }
}

#[test]
fn copies_of_a_game_may_differ_in_their_time_alone() {
    let mut game = Game::daily(six(), 20_780);
    game.begin(20_780);
    game.toggle_mark(square("a1"));
    let longer = |game: &Game| {
        let mut game = game.clone();
        game.pass(Duration::from_secs(7));
        game
    };
    let other = longer(&game);
    assert!(game.is_same_but_for_time(&other) && other.is_same_but_for_time(&game));
    let changes: [fn(&mut Game); 6] = [
        |game| assert!(game.toggle_queen(square("f5"))),
        |game| assert!(game.undo()),
        |game| assert!(game.ask_tip().is_some()),
        |game| assert!(game.give_up()),
        |game| assert!(game.take_over(Notes::new(board("c6 f5", 6)))),
        |game| assert!(game.undo() && game.toggle_mark(square("a1")) && game.undo()),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut other = other.clone();
        change(&mut other);
        assert!(!game.is_same_but_for_time(&other), "{index}");
        let mut game = game.clone();
        change(&mut game);
        // What is over keeps the time of its result.
        assert_eq!(game.is_same_but_for_time(&other), !game.is_given_up(), "{index}");
        if game.is_taken_over() {
            // The time of the player's own game, which is aside, is joined, too.
            game.join_time(&other);
            assert!(game.undo() && game.played().as_secs() == 7);
        }
    }
    // The next stage of a tip is no other tip.
    let mut asked = game.clone();
    asked.ask_tip();
    let before = asked.clone();
    asked.ask_tip();
    assert!(asked.tips() == before.tips() && !asked.is_same_but_for_time(&before));
    for another in [Game::daily(six(), 20_780), Game::daily(six(), 20_779), Game::new(six())] {
        assert!(!another.is_same_but_for_time(&game));
        assert!(another.is_same_but_for_time(&longer(&another)));
    }
}

#[test]
fn a_game_given_up_stays_so() {
    let mut game = Game::new(six());
    game.begin(20_780);
    game.toggle_queen(square("a1"));
    assert!(game.give_up() && !game.give_up() && !game.undo() && game.is_given_up());
    let read: Game = game.to_string().parse().unwrap();
    assert_eq!(read, game);
    assert!(read.is_over() && !read.is_solved() && read.score().is_none());
}

#[test]
fn a_tip_is_kept_with_its_stage() {
    let mut game = Game::new(six());
    for stage in Stage::ALL {
        game.ask_tip();
        assert_eq!(game.tip().unwrap().stage(), stage);
        let read: Game = game.to_string().parse().unwrap();
        assert_eq!((read.tip(), read.tips()), (game.tip(), 1));
        assert_eq!(read, game);
    }
    let mut game = Game::explore(SIX.board());
    for stage in Stage::ALL {
        game.ask_tip_towards(&SIX, |solution| solution.columns() == [1, 3, 5, 0, 2, 4]);
        assert_eq!(game.tip().unwrap().stage(), stage);
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
    }
    game.toggle_mark(square("a1"));
    assert_eq!((game.tip(), game.tips()), (None, 1));
}

/// The reason for a tip is a board that a move has changed.
#[test]
fn a_tip_ends_with_the_next_change() {
    let acts: [fn(&mut Game) -> bool; 6] = [
        |game| game.toggle_queen(square("a1")),
        |game| game.toggle_mark(square("a2")),
        Game::undo,
        Game::redo,
        Game::clear,
        Game::give_up,
    ];
    let mut game = Game::new(six());
    for (index, act) in acts.into_iter().enumerate() {
        assert!(game.ask_tip().is_some(), "{index}");
        assert!(act(&mut game), "{index}");
        assert_eq!(game.tip(), None, "{index}");
        assert_eq!(game.tips() as usize, index + 1);
    }
}

#[test]
fn a_look_begins_a_day_in_time_and_nothing_else() {
    let daily = |begun| {
        let mut game = Game::daily(six(), 20_780);
        game.begin(begun);
        game
    };
    assert!(daily(20_779).is_begun(false) && daily(20_780).is_begun(false));
    assert!(!daily(20_780).is_begun(true), "the day is solved");
    assert!(!daily(20_781).is_begun(false), "begun late");
    assert!(!Game::daily(six(), 20_780).is_begun(false), "not shown");
    let mut other = Game::new(six());
    other.begin(20_780);
    other.pass(Duration::from_secs(61));
    assert!(!other.is_begun(false));

    let acts: [fn(&mut Game) -> bool; 4] = [
        |game| game.toggle_queen(square("a1")),
        |game| game.toggle_mark(square("a1")),
        |game| game.toggle_mark(square("a1")) && game.undo(),
        |game| game.ask_tip().is_some(),
    ];
    for (index, act) in acts.into_iter().enumerate() {
        let mut game = daily(20_781);
        assert!(act(&mut game) && game.is_begun(true), "{index}");
        assert!(game.is_worth_keeping(true), "{index}");
    }
}

/// The time of a board on which nobody moves is part of its score, whatever challenge it is.
#[test]
fn a_board_that_was_only_looked_at_is_worth_keeping_for_its_time() {
    for (mut game, day) in [(Game::new(six()), 20_780), (Game::daily(six(), 20_780), 20_781)] {
        game.begin(day);
        assert!(!game.is_worth_keeping(false), "it was shown for no time");
        game.pass(Duration::from_millis(1));
        assert!(game.is_worth_keeping(false));
        assert!(!game.is_worth_keeping(true), "its time counts for nothing");
    }
    let mut daily = Game::daily(six(), 20_780);
    daily.begin(20_780);
    assert!(daily.is_worth_keeping(false), "its beginning counts");
    let mut empty = Game::explore(Board::empty(6).unwrap());
    empty.pass(Duration::from_secs(61));
    assert!(!empty.is_worth_keeping(false), "it gets no score");
}

#[test]
fn a_score_is_better_than_another_one_only() {
    let score = Score { day: None, begun: 20_780, seconds: 60, tips: 1 };
    let faster = Score { seconds: 59, ..score };
    let unaided = Score { tips: 0, seconds: 900, ..score };
    let ascending = [score, faster, unaided];
    for (index, one) in ascending.iter().enumerate() {
        for (other_index, other) in ascending.iter().enumerate() {
            assert_eq!(one.is_better_than(other), index > other_index, "{one} and {other}");
        }
    }
    assert_eq!(
        Record::new(&[], 0).with_best(Some(&score)).verdict(&score).standing,
        Standing::Behind { best: score }
    );
}

#[test]
fn other_texts_are_refused() {
    let whole = "challenge 4 a2 b4,a2 c3 b4.,c3.+d3x d1Q day=1 begun=2 played=3.000 tips=4 tip=why";
    let game: Game = whole.parse().unwrap();
    assert_eq!(game.to_string(), whole);
    for text in [
        "",
        "challenge",
        "game 4 a2 a2 - - -",
        "challenge 4 a2 a2 - -",
        "challenge 4 - - - - -",
        "challenge 4 a1 a1 - - -",
        "challenge 17 - - - - -",
        "challenge 4 a2 b4 - - -",
        "challenge 4 a2 a2,a2 - - -",
        "challenge 4 a2 a2,e1 - - -",
        "challenge 4 a2 a2 - b4 -",
        "challenge 4 a2 a2 - b4?,b4. -",
        "challenge 4 a2 a2 - a2. -",
        "challenge 4 a2 a2 - , -",
        "challenge 4 a2 a2 - - - day=-1",
        "challenge 4 a2 a2 - - - tips=4294967296",
        "challenge 4 a2 a2 - - - played=3",
        "challenge 4 a2 a2 - - - played=3.1000",
        "challenge 4 a2 a2 - - - played=4294967296.000",
        "challenge 4 a2 a2 - - - tip=how",
        "challenge 4 a2 a2 - - - tip=why,b4,+1",
        "challenge 4 a2 a2 - - - colour=red",
        "challenge 4 a2 a2 - - -  tips=1",
        "explore 4 - - - - - day=1",
        "explore 4 - - - - - given-up",
        "explore 4 - - - - - taken-over=",
        "explore 4 - - - - - taken-over=-1",
        "explore 4 - - - - - tip=why",
        "explore 4 - - - - - tip=why,b4,1",
    ] {
        assert!(text.parse::<Game>().is_err(), "{text}");
    }
    let error = "".parse::<Game>().unwrap_err();
    assert_eq!(error.to_string(), "this is not the text of a game");

    // More changes than there is room for.
    let changes = |count: usize| vec!["b4."; count].join(",");
    assert!(
        format!("challenge 4 a2 a2 - {} {}", changes(500), changes(12)).parse::<Game>().is_ok()
    );
    assert!(
        format!("challenge 4 a2 a2 - {} {}", changes(500), changes(13)).parse::<Game>().is_err()
    );
}

#[test]
fn following_tips_solves_every_challenge() {
    for size in [4, 5, 6, 7] {
        for challenge in all_challenges(size).step_by(7) {
            let mut game = Game::new(challenge);
            game.begin(1);
            let mut tips = 0;
            while !game.is_solved() {
                while game.ask_tip().unwrap().stage() != Stage::What {}
                assert!(game.follow_tip());
                tips += 1;
            }
            assert_eq!(game.score().unwrap().tips, tips);
        }
    }
}

#[test]
fn mistakes_are_taken_back_by_following_tips() {
    let mut game = Game::new(six());
    game.toggle_queen(square("a1"));
    game.toggle_mark(square("f5"));
    assert_eq!(game.mistake(), Some(square("f5")));
    for kind in [TipKind::WrongMark(square("f5")), TipKind::WrongQueen(square("a1"))] {
        while game.ask_tip().unwrap().stage() != Stage::What {}
        assert_eq!(game.tip().unwrap().kind(), kind);
        assert!(game.follow_tip());
    }
    assert!(game.is_untouched() && game.mistake().is_none());
}

/// Pairs of queens and all squares are compared one by one with the rules.
#[test]
fn queens_of_a_row_a_column_a_diagonal_or_a_region_exclude_each_other() {
    let challenges: [Challenge<Clues>; 2] =
        [six().into(), Kind::Regions.with_seed(&SIX, 1, Grade::Hard).unwrap()];
    let mut number = numbers(7);
    let (mut pairs, mut shared) = (0, 0);
    for challenge in challenges {
        let region = |square| challenge.regions().map(|regions| regions.region_of(square));
        let excludes = |one: Square, other: Square| {
            let is_shared = region(one).is_some() && region(one) == region(other);
            one != other && (one.attacks(other) || is_shared)
        };
        for _ in 0..50 {
            let mut game = Game::new(challenge);
            for _ in 0..4 {
                game.toggle_queen(Square::new(number(6), number(6)));
            }
            let queens: Vec<_> = game.notes().queens.queens().collect();
            let mut expected = Vec::new();
            for (index, &one) in queens.iter().enumerate() {
                let later = queens[index + 1..].iter().filter(|&&other| excludes(one, other));
                expected.extend(later.map(|&other| [one, other]));
            }
            pairs += expected.len();
            let sharing = expected.iter().filter(|[one, other]| !one.attacks(*other)).count();
            shared += sharing;
            let situation = game.situation();
            let attacking = expected.len() - sharing;
            assert_eq!(situation.pairs, if attacking > 0 { attacking } else { sharing });
            let first = situation.conflict.map(|conflict| conflict.queens);
            assert_eq!(first, game.conflicts().next());
            assert!(first.is_none_or(|[one, other]| one.attacks(other) == (attacking > 0)));
            let mut conflicts: Vec<_> = game.conflicts().collect();
            conflicts.sort();
            expected.sort();
            assert_eq!(conflicts, expected);
            let attacked: SquareSet = Square::all(6)
                .filter(|&square| queens.iter().any(|&queen| excludes(queen, square)))
                .collect();
            assert_eq!(game.attacked(), attacked);
        }
    }
    assert!(pairs > 50 && shared > 10, "{pairs} {shared}");
}
