//! The game and what is kept of it, without a terminal.

use std::fs;

use queen_game::game::{Game, PUZZLES, Square};
use queen_game::progress::Progress;
use queen_runtime::AnySolution;

fn place(game: &mut Game, queens: &[Square]) {
    for &square in queens {
        game.go_to(square);
        game.toggle();
    }
}

#[test]
fn tips_solve_every_board() {
    for size in PUZZLES.sizes() {
        let mut game = Game::new(size).unwrap();
        let mut remaining = game.remaining();
        assert_eq!(remaining, game.puzzle().nb_of_solutions());
        while let Some(square) = game.ask_for_tip() {
            assert_eq!((game.cursor(), game.tip()), (square, Some(square)));
            game.toggle();
            assert!((1..=remaining).contains(&game.remaining()));
            remaining = game.remaining();
        }
        let (number, placement) = game.solution().unwrap();
        assert_eq!(game.puzzle().solution(number).unwrap().columns(), placement.columns());
    }
    assert!(Game::new(3).is_none() && Game::new(11).is_none());
}

#[test]
fn a_board_is_solved_by_queens_that_do_not_attack_each_other() {
    let mut game = Game::new(4).unwrap();
    place(&mut game, &[(0, 1), (1, 3), (2, 0)]);
    assert!(game.solution().is_none() && game.remaining() == 1);
    place(&mut game, &[(3, 2)]);
    assert_eq!(game.solution().map(|(number, _)| number), Some(1));
    place(&mut game, &[(0, 0)]);
    assert!(game.solution().is_none() && game.remaining() == 0);
    assert_eq!(game.conflicts(), [((0, 0), (0, 1)), ((0, 0), (2, 0))]);
}

#[test]
fn every_change_is_undone_and_done_again() {
    let mut game = Game::new(5).unwrap();
    let mut boards = vec![game.queens()];
    for square in [(0, 0), (2, 3), (0, 0), (4, 4)] {
        place(&mut game, &[square]);
        boards.push(game.queens());
    }
    game.clear();
    boards.push(game.queens());
    for board in boards.iter().rev().skip(1) {
        game.undo();
        assert_eq!(&game.queens(), board);
    }
    game.undo();
    for board in boards.iter().skip(1) {
        game.redo();
        assert_eq!(&game.queens(), board);
    }
    game.redo();
    game.undo();
    place(&mut game, &[(1, 1)]);
    let after = game.queens();
    game.redo();
    assert_eq!(game.queens(), after, "a change takes the place of what was undone");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut game = Game::new(4).unwrap();
    game.step(-1, -1);
    assert_eq!(game.cursor(), (0, 0));
    for _ in 0..9 {
        game.step(1, 1);
    }
    assert_eq!(game.cursor(), (3, 3));
    game.go_to((4, 0));
    assert_eq!(game.cursor(), (3, 3));
}

#[test]
fn all_solutions_are_twelve_and_stay_found() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("new").join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    for solution in PUZZLES.get(8).unwrap().iter() {
        let placement = AnySolution::new(solution.columns()).unwrap();
        let before = progress.found(8);
        assert_eq!(progress.record(placement).unwrap(), progress.found(8) > before);
        assert_eq!(Progress::load(&file).unwrap().found(8), progress.found(8));
    }
    assert_eq!(progress.found(8), 12);
    assert_eq!(progress.found(7), 0);
    let entries = fs::read_dir(file.parent().unwrap()).unwrap().count();
    assert_eq!(entries, 1, "no temporary file is left");
}

#[test]
fn two_games_at_once_keep_what_both_find() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let [mut one, mut other] = [(); 2].map(|()| Progress::load(&file).unwrap());
    one.record(AnySolution::new(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    other.record(AnySolution::new(&[1, 4, 2, 0, 3]).unwrap()).unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(5), 2);
}

#[test]
fn lines_that_are_no_solutions_are_ignored() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, "2 4 1 3\n3 1 4 2\n\nqueens\n1 2 3 4\n0 1 2\n300\n2 4 1 3 5 3").unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(4), 1);
    fs::write(&file, [0xff]).unwrap();
    let error = Progress::load(&file).unwrap_err().to_string();
    assert!(error.contains("found.txt"), "{error}");
}

#[test]
fn what_cannot_be_saved_does_no_harm() {
    let home = tempfile::tempdir().unwrap();
    let (data, moved) = (home.path().join("data"), home.path().join("moved"));
    let file = data.join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    progress.record(AnySolution::new(&[1, 3, 0, 2]).unwrap()).unwrap();

    fs::rename(&data, &moved).unwrap();
    fs::write(&data, "a file where the directory was").unwrap();
    assert!(progress.record(AnySolution::new(&[0, 2, 4, 1, 3]).unwrap()).is_err());
    assert_eq!(progress.found(5), 1);
    assert_eq!(fs::read_to_string(moved.join("found.txt")).unwrap(), "2 4 1 3\n");

    fs::remove_file(&data).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    assert!(progress.record(AnySolution::new(&[1, 3, 5, 0, 2, 4]).unwrap()).is_err());
    assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "no temporary file is left");

    fs::remove_dir_all(&data).unwrap();
    progress.record(AnySolution::new(&[0, 2, 4, 6, 1, 3, 5]).unwrap()).unwrap();
    let kept = Progress::load(&file).unwrap();
    assert_eq!([4, 5, 6, 7].map(|size| kept.found(size)), [1; 4]);
}
