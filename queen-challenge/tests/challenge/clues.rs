//! Clues of all kinds, against a search of all solutions.

use std::collections::BTreeSet;

use queen_challenge::{
    Challenge, ChallengeError, Clues, CluesError, Game, Grade, Line, Notes, ParseCluesError,
    Regions, Stage,
};
use queen_runtime::{Board, Square, SquareSet, Symmetric, Symmetry};

use crate::boards::{board, puzzle};
use crate::free::is_free;
use crate::random::numbers;
use crate::regions::random_regions_around;

/// Clues that one solution agrees with at least, with any of the three kinds.
pub(crate) fn random_clues(size: usize, number: &mut impl FnMut(usize) -> usize) -> Clues {
    let solution = puzzle(size).solution(1 + number(puzzle(size).nb_of_solutions())).unwrap();
    let (mut givens, mut blocked) = (Board::empty(size).unwrap(), SquareSet::EMPTY);
    if number(2) == 0 {
        givens.extend(solution.queens().filter(|_| number(4) == 0));
    }
    if number(2) == 0 {
        let squares = Square::all(size).filter(|&square| !solution.has_queen(square));
        let one_in = 1 + number(8);
        blocked = squares.filter(|_| number(one_in) == 0).collect();
    }
    let regions = (number(2) == 0).then(|| {
        let columns: Vec<_> = solution.columns().iter().map(|&column| column.into()).collect();
        random_regions_around(&columns, number)
    });
    Clues::from_parts(givens, blocked, regions).unwrap()
}

/// The same clues without this square as a given queen or a blocked one.
pub(crate) fn without(clues: &Clues, square: Square) -> Clues {
    let (mut givens, mut blocked) = (*clues.givens(), *clues.blocked());
    givens.remove(square);
    blocked.remove(square);
    Clues::from_parts(givens, blocked, clues.regions().copied()).unwrap()
}

/// Whether a solution agrees with clues, by the definition.
fn agrees(clues: &Clues, solution: &[Square]) -> bool {
    let regions = clues.regions().map(|regions| {
        solution.iter().map(|&queen| regions.region_of(queen)).collect::<BTreeSet<_>>().len()
    });
    clues.givens().queens().all(|queen| solution.contains(&queen))
        && !solution.iter().any(|&queen| clues.blocked().contains(queen))
        && regions.is_none_or(|regions| regions == clues.size())
}

/// Returns how many boards had one solution.
fn check(rounds: usize) -> usize {
    let mut number = numbers(11);
    let mut unique = 0;
    for round in 0..rounds {
        let size = 4 + [0, 1, 3, 4][round % 4];
        let clues = random_clues(size, &mut number);
        let agreeing: Vec<_> = (puzzle(size).iter())
            .filter(|solution| agrees(&clues, &solution.queens().collect::<Vec<_>>()))
            .collect();
        match Challenge::with(clues) {
            Ok(challenge) => {
                assert_eq!(agreeing, [challenge.solution()]);
                assert_eq!(challenge.clues(), clues);
                unique += 1;
            }
            Err(error) => {
                assert_eq!(error, ChallengeError::SeveralCompletions);
                assert!(agreeing.len() > 1, "{clues}");
            }
        }
    }
    unique
}

#[test]
fn clues_make_a_challenge_if_one_solution_agrees() {
    assert!(check(400) > 100);
}

#[test]
#[ignore = "takes long without optimization"]
fn many_clues_make_a_challenge_if_one_solution_agrees() {
    assert!(check(200_000) > 50_000);
}

#[test]
fn clues_without_a_solution_are_refused() {
    let with = |text: &str| Challenge::with(text.parse::<Clues>().unwrap());
    assert_eq!(with("4 a2 blocked=a2"), Err(ChallengeError::NoCompletion));
    assert_eq!(with("4 blocked=b4,c4"), Err(ChallengeError::NoCompletion));
    assert_eq!(with("4 regions=AAAA/ABBA/CCDD/CCDD"), Err(ChallengeError::NoCompletion));
    assert_eq!(with("4 b4,c4 regions=AABB/AABB/CCDD/CCDD"), Err(ChallengeError::NoCompletion));
    assert_eq!(with("4"), Err(ChallengeError::SeveralCompletions));
}

/// Sets of the squares of a board, by number.
fn squares_of_number(number: u32, size: usize) -> SquareSet {
    let squares = Square::all(size).enumerate();
    squares.filter(|(index, _)| number >> index & 1 == 1).map(|(_, square)| square).collect()
}

/// All parts of boards of 1 × 1 and 2 × 2, with squares and regions of 3 × 3: those of one board
/// make clues, and these are read back from their text.
#[test]
fn parts_of_one_board_make_clues() {
    let regions: Vec<Regions> =
        ["A", "AA/BB", "AB/AB", "AA/AB", "AAB/ABB/CCC"].map(|text| text.parse().unwrap()).into();
    let of_any_size = || regions.iter().copied().map(Some).chain([None]);
    let mut texts = BTreeSet::new();
    let mut refused = [0; 2];
    for size in [1, 2] {
        for givens in 0..1 << (size * size) {
            let board = Board::empty(size).unwrap();
            let givens = squares_of_number(givens, size).iter().fold(board, |mut board, square| {
                board.place(square);
                board
            });
            for blocked in (0..1 << 9).map(|number| squares_of_number(number, 3)) {
                let off_board =
                    blocked.iter().find(|square| square.row().max(square.column()) >= size);
                for regions in of_any_size() {
                    let clues = Clues::from_parts(givens, blocked, regions);
                    let of_regions = regions.map_or(size, |regions| regions.size());
                    if let Some(square) = off_board {
                        assert_eq!(clues, Err(CluesError::Blocked { square, size }));
                        refused[0] += 1;
                    } else if of_regions != size {
                        assert_eq!(clues, Err(CluesError::Regions { regions: of_regions, size }));
                        refused[1] += 1;
                    } else {
                        let clues = clues.unwrap();
                        assert_eq!((clues.givens(), clues.blocked()), (&givens, &blocked));
                        assert_eq!(clues.regions(), regions.as_ref());
                        let text = clues.to_string();
                        assert_eq!(text.parse(), Ok(clues));
                        assert!(texts.insert(text));
                    }
                }
            }
        }
    }
    assert_eq!(texts.len(), 2 * 2 * 2 + 16 * 16 * 4);
    assert!(refused.iter().all(|&count| count > 500), "{refused:?}");
}

#[test]
fn errors_say_what_is_of_another_board() {
    let blocked = [Square::new(2, 1), Square::new(1, 4)].into_iter().collect();
    let error = Clues::from_parts(board("", 4), blocked, None).unwrap_err();
    let expected = "the blocked square in row 1, column 4 is not on a board of 4 rows";
    assert_eq!(error.to_string(), expected);
    let regions = "AAB/ABB/CCC".parse().unwrap();
    let error = Clues::from_parts(board("", 4), SquareSet::EMPTY, Some(regions)).unwrap_err();
    assert_eq!(error.to_string(), "the regions divide 3 rows, and the board has 4");
}

#[test]
fn the_letter_of_a_region_is_on_an_open_square_if_there_is_one() {
    let mut number = numbers(13);
    let (mut not_on_the_first, mut has_none_open) = (0, 0);
    for round in 0..400 {
        let clues = random_clues(4 + [0, 1, 3, 4][round % 4], &mut number);
        for region in 0..=clues.size() {
            let squares = clues.regions().map(|regions| regions.squares(region));
            let squares: Vec<_> = squares.iter().flatten().collect();
            let is_open = |square: &Square| {
                !clues.blocked().contains(*square) && !clues.givens().has_queen(*square)
            };
            let (first, open) = (squares.first(), squares.iter().find(|square| is_open(square)));
            assert_eq!(clues.letter_square(region), open.or(first).copied());
            not_on_the_first += usize::from(open.is_some() && open != first);
            has_none_open += usize::from(open.is_none() && first.is_some());
        }
    }
    assert!(not_on_the_first > 50 && has_none_open > 5, "{not_on_the_first}, {has_none_open}");
}

#[test]
fn texts_are_read_back() {
    let mut number = numbers(12);
    for round in 0..400 {
        let clues = random_clues(4 + [0, 1, 3, 4][round % 4], &mut number);
        assert_eq!(clues.to_string().parse(), Ok(clues));
    }
    let clues: Clues = " 4\tregions=aabb/aacb/dacb/ddcc  blocked=A1 c1,b4 ".parse().unwrap();
    assert_eq!(clues.to_string(), "4 b4,c1 blocked=a1 regions=AABB/AACB/DACB/DDCC");
}

#[test]
fn other_texts_are_refused() {
    use ParseCluesError::{Regions, Size, Squares, Word};
    for (text, is) in [
        ("", (|error| matches!(error, Size)) as fn(&ParseCluesError) -> bool),
        ("17", |error| matches!(error, Size)),
        ("a1", |error| matches!(error, Size)),
        ("4 regions=AAB/ABB/CCC", |error| matches!(error, Size)),
        ("4 a2 b4", |error| matches!(error, Word)),
        ("4 marked=a1", |error| matches!(error, Word)),
        ("4 blocked=a1 blocked=a2", |error| matches!(error, Word)),
        ("4 blocked=", |error| matches!(error, Word)),
        ("4 blocked=, blocked=a1", |error| matches!(error, Word)),
        ("4 , a1", |error| matches!(error, Word)),
        ("4 e5", |error| matches!(error, Squares(_))),
        ("4 blocked=e5", |error| matches!(error, Squares(_))),
        ("4 regions=AB/BA", |error| matches!(error, Regions(_))),
    ] {
        let error = text.parse::<Clues>().unwrap_err();
        assert!(is(&error), "{text}: {error}");
    }
    let error = "4 blocked=a1,e5".parse::<Clues>().unwrap_err();
    let expected = "in the squares: line 1, column 4: the square is not on the board";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn images_have_the_images_of_the_clues() {
    let mut number = numbers(13);
    let mut found = 0;
    for round in 0..400 {
        let size = 5 + round % 4;
        let clues = random_clues(size, &mut number);
        let Ok(challenge) = Challenge::with(clues) else { continue };
        found += 1;
        for symmetry in Symmetry::ALL {
            let image = challenge.transform(symmetry);
            assert_eq!(Challenge::with(image.clues()), Ok(image));
            assert_eq!(image.canonical(), challenge.canonical());
            let moved = challenge.blocked().iter().map(|at| symmetry.apply(at, size).unwrap());
            assert_eq!(*image.blocked(), moved.collect());
            let queens = challenge.givens().queens();
            let moved: SquareSet = queens.map(|at| symmetry.apply(at, size).unwrap()).collect();
            assert_eq!(SquareSet::from(*image.givens()), moved);
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn a_challenge_is_minimal_if_no_clue_can_be_left_out() {
    let mut number = numbers(14);
    let mut minimal = 0;
    for round in 0..300 {
        let size = 5 + round % 3;
        let Ok(mut challenge) = Challenge::with(random_clues(size, &mut number)) else { continue };
        // Clues are left out as long as the solution stays the only one.
        let before = challenge;
        for square in Square::all(size) {
            let fewer = without(&challenge.clues(), square);
            let is_fewer = fewer != challenge.clues();
            if let Some(next) = Challenge::with(fewer).ok().filter(|_| is_fewer) {
                assert!(!challenge.is_minimal());
                challenge = next;
            }
        }
        assert!(challenge.is_minimal(), "{challenge:?}");
        assert_eq!(challenge.solution(), before.solution());
        minimal += 1;
    }
    assert!(minimal > 50, "{minimal}");
}

#[test]
fn free_squares_are_those_of_the_definition() {
    let mut number = numbers(15);
    let mut refused = 0;
    for round in 0..300 {
        let size = 5 + round % 4;
        let Ok(challenge) = Challenge::with(random_clues(size, &mut number)) else { continue };
        let mut notes = Notes::new(*challenge.givens());
        for _ in 0..number(4) {
            notes.queens.place(Square::new(number(size), number(size)));
            notes.ruled_out.insert(Square::new(number(size), number(size)));
        }
        let queens: Vec<_> = notes.queens.queens().collect();
        let excluded = queens
            .iter()
            .any(|&one| queens.iter().any(|&other| crate::free::excludes(&challenge, one, other)));
        let expected = Square::all(size).filter(|&square| is_free(&challenge, &notes, square));
        let expected = (!excluded).then(|| expected.collect());
        assert_eq!(challenge.free(&notes), expected);
        refused += usize::from(excluded);
    }
    assert!(refused > 10, "{refused}");
}

/// A board that is solved without regard to the clues is not the solution.
#[test]
fn a_game_is_solved_by_the_solution_alone() {
    let clues: Clues = "4 regions=AABB/AACB/DACB/DDCC".parse().unwrap();
    let challenge = Challenge::with(clues).unwrap();
    let mut game = Game::new(challenge);
    game.begin(1);
    let other = board("c4 a3 d2 b1", 4);
    assert!(other.is_solved() && !challenge.is_solved_by(&other));
    assert!(!challenge.is_solved_by(&board("b4 d3 a2", 4)));
    assert!(game.change_to(Notes::new(other)));
    assert!(!game.is_solved() && !game.is_over() && game.score().is_none());
    assert_eq!(game.mistake(), Some(Square::new(0, 2)));
    assert!(game.change_to(Notes::new(board("b4 d3 a2 c1", 4))));
    assert!(game.is_solved() && game.is_over() && game.score().is_some());
}

/// Queens alone have code of their own, which has to answer as that for all clues does.
#[test]
fn queens_are_the_same_among_all_clues() {
    let mut grades = BTreeSet::new();
    for (size, givens) in [(6, 1), (7, 2), (8, 2)] {
        for queens in Challenge::minimal(&puzzle(size), givens).step_by(3) {
            let challenge = Challenge::<Clues>::from(queens);
            assert_eq!(Challenge::with(queens.clues()), Ok(challenge));
            assert_eq!(challenge.clues(), Clues::new(*queens.givens()));
            assert_eq!(challenge.solution(), queens.solution());
            assert_eq!(challenge.grade(), queens.grade());
            assert!(challenge.is_minimal() && challenge.steps().eq(queens.steps()));
            let image = Challenge::from(queens.transform(Symmetry::Rotate90));
            assert_eq!(challenge.transform(Symmetry::Rotate90), image);

            let mut game = Game::daily(queens, 20_780);
            game.toggle_mark(Square::new(0, 0));
            assert!(game.ask_tip().is_some());
            let of_clues = Game::<Clues>::from(game.clone());
            assert_eq!(of_clues.tip().unwrap().to_string(), game.tip().unwrap().to_string());
            let text = of_clues.to_string();
            assert_eq!((text.parse(), text.parse()), (Ok(of_clues), Ok(game)));
            grades.insert(queens.grade());
        }
    }
    assert!(grades.into_iter().eq(Grade::ALL.into_iter().filter(|&grade| grade != Grade::Guess)));
}

/// A game of queens alone has no place for other clues.
#[test]
fn a_game_of_queens_refuses_other_clues() {
    for text in [
        "challenge 6 - - - - - blocked=a6,b6,d6,e6,f6",
        "challenge 6 c6 c6 - - - blocked=a1",
        "challenge 4 - - - - - regions=AABB/AACB/DACB/DDCC",
    ] {
        assert!(text.parse::<Game<Clues>>().is_ok(), "{text}");
        assert!(text.parse::<Game>().is_err(), "{text}");
    }
}

/// Tips lead to the solution of each challenge, and the text of the game has its clues.
#[test]
fn games_with_clues_are_saved_and_solved_by_tips() {
    let mut number = numbers(16);
    let mut solved = 0;
    for round in 0..40 {
        let clues = random_clues(5 + round % 3, &mut number);
        let Ok(challenge) = Challenge::with(clues) else { continue };
        let mut game = Game::new(challenge);
        while let Some(tip) = game.explain().copied() {
            let evidence = tip.evidence();
            let squares = |lines: Vec<Line>| {
                let squares = lines.into_iter().map(|line| challenge.squares(line));
                squares.fold(SquareSet::EMPTY, |all, squares| all | squares)
            };
            assert_eq!(evidence.squares(), squares(evidence.lines().collect()));
            assert_eq!(evidence.squares_across(), squares(evidence.across().collect()));
            let free = challenge.free(game.notes()).unwrap();
            assert_eq!(evidence.left(), evidence.squares() & free);
            let names = Stage::ALL.map(|stage| tip.at(stage).to_string());
            assert!(names.iter().all(|name| name.ends_with('.')), "{names:?}");
            assert!(game.follow_tip());
        }
        let text = game.to_string();
        assert_eq!(text.parse(), Ok(game.clone()), "{text}");
        assert_eq!(challenge.grade() != Grade::Guess, game.is_solved());
        solved += usize::from(game.is_solved());
    }
    assert!(solved > 10, "{solved}");
    for text in [
        "challenge 4 - - - - -",
        "challenge 4 - - - - - blocked=e5",
        "challenge 4 - - - - - blocked=b4 blocked=b4",
        "challenge 4 - - - - - regions=AAB/ABB/CCC",
        "explore 4 - - - - - blocked=b4",
    ] {
        assert!(text.parse::<Game<Clues>>().is_err(), "{text}");
    }
}
