//! Tests of the way from easy boards to hard ones.

use queen_challenge::{Grade, Kind, Next};

/// The boards on the way, each after the one before it.
fn way(size: usize, grade: Option<Grade>) -> Vec<(usize, Grade)> {
    let mut boards = Vec::new();
    let mut board = (size, grade);
    while let Next::Challenge { size, grade } = Next::after(board.0, board.1, 4..=10, None)
        && board != (size, Some(grade))
    {
        board = (size, Some(grade));
        boards.push((size, grade));
    }
    boards
}

#[test]
fn boards_grow_up_to_eight_rows_and_then_become_harder() {
    use Grade::{Easy, Expert, Hard, Medium};
    assert_eq!(
        way(4, Some(Easy)),
        [
            (5, Easy),
            (7, Easy),
            (8, Easy),
            (8, Medium),
            (8, Hard),
            (8, Expert),
            (9, Expert),
            (10, Expert)
        ]
    );
    assert_eq!(way(10, Some(Medium)), [(10, Hard), (10, Expert)]);
    assert_eq!(way(6, Some(Hard))[..2], [(7, Hard), (8, Hard)]);
    // After a board to explore comes one of its size with given queens.
    assert_eq!(way(6, None)[0], (6, Hard));
    assert_eq!(way(8, None)[0], (8, Easy));
    // No board takes a guess, even after one that did.
    assert_eq!(way(9, Some(Grade::Guess)), [(10, Expert)]);
}

#[test]
fn each_board_is_one_that_the_size_has() {
    for size in 4..=10 {
        for grade in Grade::ALL.map(Some).into_iter().chain([None]) {
            for (size, grade) in way(size, grade) {
                assert!(Grade::of_size(size).contains(&grade), "{grade} on {size}");
            }
        }
    }
}

#[test]
fn each_kind_has_a_way_of_its_own() {
    use Grade::{Easy, Expert, Hard, Medium};
    let way = |kind: Kind| {
        let mut boards = Vec::new();
        let mut board = (4, Easy);
        while let Next::Challenge { size, grade } = kind.next(board.0, Some(board.1), 4..=10, None)
            && board != (size, grade)
        {
            board = (size, grade);
            boards.push(board);
        }
        boards
    };
    let from_eight = [(8, Easy), (8, Medium), (8, Hard), (8, Expert), (9, Expert), (10, Expert)];
    for kind in Kind::ALL {
        let smaller = match kind {
            Kind::Queens => &[(5, Easy), (7, Easy)][..],
            Kind::Blocked | Kind::Regions => &[(5, Easy), (6, Easy), (7, Easy)],
            Kind::Mixed => &[(6, Easy), (7, Easy)],
        };
        assert_eq!(way(kind), [smaller, &from_eight].concat(), "{kind}");
    }
    let daily = Some((9, Medium));
    assert_eq!(Kind::Regions.next(8, Some(Easy), 4..=10, daily), Next::Daily);
}

#[test]
fn todays_challenge_comes_if_it_is_at_most_a_step_up() {
    let after = |size, grade, daily| Next::after(size, Some(grade), 4..=10, daily);
    let monday = Some((8, Grade::Easy));
    assert_eq!(after(7, Grade::Easy, monday), Next::Daily);
    assert_ne!(after(5, Grade::Easy, monday), Next::Daily, "larger");
    assert_ne!(after(8, Grade::Easy, Some((8, Grade::Hard))), Next::Daily, "harder");
    assert_eq!(after(8, Grade::Easy, Some((9, Grade::Medium))), Next::Daily);
    assert_eq!(after(10, Grade::Expert, Some((10, Grade::Expert))), Next::Daily);
}
