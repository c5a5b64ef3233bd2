//! Tests of the menu.

use queen_challenge::{Grade, Kind as ChallengeKind};
use queen_game::app::Screen;
use queen_game::kind::Kind;
use queen_game::menu::{Menu, Mode};
use queen_game::message::Tone;
use queen_game::puzzles::PUZZLES;
use queen_runtime::Square;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::player::{Player, panel};

#[test]
fn the_menu_shows_the_counts_of_each_size() {
    let mut player = Player::new(80, 24);
    let text = player.text();
    for puzzle in PUZZLES {
        let size = puzzle.size();
        let row = text.lines().find(|line| line.contains(&format!(" {size} × {size} "))).unwrap();
        let counts = [puzzle.nb_of_solutions(), puzzle.nb_of_fundamental_solutions()];
        assert!(counts.iter().all(|count| row.contains(&format!(" {count} "))), "{row}");
    }
}

#[test]
fn a_size_is_chosen_by_arrows_or_by_its_number() {
    let chosen = |keys: &[KeyCode]| {
        let mut player = Player::new(80, 24);
        for &key in keys {
            player.press(key);
        }
        match &player.app.screen {
            Screen::Play(game) => game.size(),
            _ => 0,
        }
    };
    assert_eq!(chosen(&[KeyCode::Enter]), 8);
    assert_eq!(chosen(&[KeyCode::Up, KeyCode::Char('k'), KeyCode::Enter]), 6);
    assert_eq!(chosen(&[[KeyCode::Down; 9].as_slice(), &[KeyCode::Enter]].concat()), 10);
    assert_eq!(chosen(&[[KeyCode::Up; 9].as_slice(), &[KeyCode::Char(' ')]].concat()), 4);
    assert_eq!(chosen(&[KeyCode::Char('0')]), 10);
    assert_eq!(chosen(&[KeyCode::Char('5')]), 5);
    assert_eq!(chosen(&[KeyCode::Char('3')]), 0);
    assert_eq!(chosen(&[KeyCode::Char('5'), KeyCode::Esc]), 0);
}

#[test]
fn a_newcomer_is_taught() {
    let mut player = Player::newcomer(80, 24);
    let text = player.text();
    assert!(text.contains("One queen in each row and each column, and no two on"), "{text}");
    assert!(text.contains("[Learn]") && text.contains("▸ lesson 1"), "{text}");
    player.press(KeyCode::Enter);
    let mut steps = 0;
    while !player.game().is_over() {
        let text = player.text();
        assert!(text.contains("· A queen attacks along its"), "{text}");
        assert!(text.contains(" left.") && text.contains("Place a queen:"), "{text}");
        let tip = *player.game().tip().unwrap();
        assert_ne!(player.game().cursor(), tip.square(), "the player moves");
        player.go_to(tip.square());
        player.write(" ");
        steps += 1;
    }
    assert!(steps >= 2);
    assert!(player.text().contains("n: 5 × 5, easy"), "{}", player.text());
    player.write("n");
    assert_eq!(
        (player.game().kind(), player.game().size()),
        (Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 5)
    );
    let player = player.restart();
    assert!(player.app.progress.feats().is_empty(), "learning is no feat");
    assert_eq!(player.app.menu.mode, Mode::Explore, "the player is no newcomer any more");
}

/// Each lesson is played as it says, and leads to the next one.
#[test]
fn lessons_of_each_kind_are_solved_by_what_they_say() {
    for kind in ChallengeKind::ALL {
        let mut player = Player::newcomer(80, 24);
        player.write(&"b".repeat(kind as usize));
        assert!(player.text().contains("▸ lesson 1"), "{}", player.text());
        player.press(KeyCode::Enter);
        for (index, lesson) in kind.lessons().iter().enumerate() {
            let text = player.text();
            let title = format!("lesson {}", index + 1);
            assert!(text.contains(&title), "{text}");
            assert_eq!(player.game().lesson_index(), Some(index), "{text}");
            let about: String = lesson.about.chars().take(12).collect();
            assert!(text.contains(&format!("· {about}")), "{text}");
            while !player.game().is_over() {
                let tip = *player.game().tip().unwrap();
                player.go_to(tip.square());
                player.write(if tip.to_string().starts_with("Rule ") { "x" } else { " " });
            }
            let next = format!("n: lesson {}", index + 2);
            let is_last = index + 1 == kind.lessons().len();
            assert_eq!(player.text().contains(&next), !is_last, "{}", player.text());
            player.write("n");
        }
        assert_eq!(player.game().kind(), Kind::Challenge(kind, Grade::Easy), "as in the page");
    }
}

/// The menu has a line of lessons for each kind, of which queens have one.
#[test]
fn a_board_of_another_kind_leads_to_its_own_lessons() {
    let mut player = Player::new(80, 24);
    player.write("l5");
    player.press(KeyCode::Esc);
    player.app.menu.set_challenge(ChallengeKind::Regions);
    player.app.menu = Menu { mode: Mode::Learn, lesson: Some(2), ..player.app.menu };
    player.press(KeyCode::Esc);
    player.solve();
    player.write("n");
    assert_eq!(player.app.menu.challenge, ChallengeKind::Queens);
    player.press(KeyCode::Esc);
    player.app.menu.mode = Mode::Learn;
    player.press(KeyCode::Enter);
    assert_eq!(player.game().lesson_index(), Some(0));
}

/// The board of the first lesson is a challenge, too, which has a score.
#[test]
fn a_lesson_has_no_score_that_could_stand() {
    let mut player = Player::new(80, 24);
    player.write("l4");
    while player.game().queens() != [Square::from_name("a2", 4).unwrap()] {
        player.write("n");
    }
    player.solve();
    player.press(KeyCode::Esc);
    player.app.menu = Menu { mode: Mode::Learn, ..Menu::default() };
    player.press(KeyCode::Enter);
    assert_eq!(player.game().lesson_index(), Some(0));
    assert!(!player.text().contains("Solved before"), "{}", player.text());
}

#[test]
fn a_lesson_is_kept_and_gone_on_with() {
    let mut player = Player::newcomer(80, 24);
    player.write("b");
    player.press(KeyCode::Down);
    assert!(player.text().contains("▸ lesson 2"), "{}", player.text());
    player.press(KeyCode::Enter);
    let tip = *player.game().tip().unwrap();
    player.go_to(tip.square());
    player.write(if tip.to_string().starts_with("Rule ") { "x" } else { " " });
    player.press(KeyCode::Esc);
    assert!(player.text().contains("▸ lesson 2 …"), "{}", player.text());
    let mut player = player.restart();
    player.app.menu.mode = Mode::Learn;
    player.app.menu.challenge = ChallengeKind::Blocked;
    assert!(player.text().contains("  lesson 2 …"), "{}", player.text());
    // A board of the size of the lesson, and another lesson, are others.
    for (lesson, key) in [(None, KeyCode::Char('5')), (Some(0), KeyCode::Enter)] {
        player.app.menu.lesson = lesson;
        player.press(key);
        assert!(player.game().is_untouched(), "{}", player.text());
        player.press(KeyCode::Esc);
    }
    player.app.menu.lesson = Some(1);
    player.press(KeyCode::Enter);
    assert!(!player.game().is_untouched() && player.text().contains("lesson 2, blocked"));
    // An untouched lesson may be passed over.
    player.write("cn");
    assert!(player.text().contains("lesson 3, blocked"), "{}", player.text());
}

#[test]
fn lessons_are_above_the_sizes() {
    let mut player = Player::newcomer(80, 24);
    player.write("b");
    let sizes = PUZZLES.sizes();
    for _ in 0..3 {
        assert!(player.text().contains("▸ lesson "), "{}", player.text());
        player.press(KeyCode::Down);
    }
    assert!(player.text().contains(&format!("▸ {0} × {0}", sizes.start())), "{}", player.text());
    for _ in 0..20 {
        player.press(KeyCode::Down);
    }
    assert!(player.text().contains(&format!("▸ {0} × {0}", sizes.end())), "{}", player.text());
    for _ in 0..20 {
        player.press(KeyCode::Up);
    }
    assert!(player.text().contains("▸ lesson 1"), "{}", player.text());
}

/// As in the page. The board's only solution is one of several of its size, which is not told: a
/// learner would hear that there are two numbers of solutions.
#[test]
fn what_a_board_to_learn_from_teaches_is_said_at_its_end() {
    for kind in ChallengeKind::ALL {
        let mut player = Player::newcomer(80, 24);
        player.write(&"b".repeat(kind as usize));
        let size = PUZZLES.sizes().rfind(|&size| kind.grades(size).contains(&Grade::Easy)).unwrap();
        player.write(&(size % 10).to_string());
        assert_eq!(player.game().kind(), Kind::Learn(kind));
        player.solve();
        let said = panel(&mut player, size);
        assert!(said.contains(queen_challenge::Game::LEARNED), "{kind}: {said}");
        assert!(!said.contains("Solution ") && !said.contains("found"), "{kind}: {said}");
        assert_eq!(player.app.progress.found(size), 1, "{kind}");
    }
}

#[test]
fn grades_without_a_challenge_are_dimmed_and_others_are_counted() {
    let mut player = Player::new(80, 24);
    player.write("l");
    let mut missing = 0;
    for grade in Grade::WITHOUT_GUESS {
        player.app.menu.grade = grade;
        let text = player.text();
        for size in PUZZLES.sizes() {
            let line = text.lines().find(|line| line.contains(&format!(" {size} × {size} ")));
            let line = line.unwrap();
            if Grade::of_size(size).contains(&grade) {
                let all = grade.nb_of_challenges(size).unwrap();
                assert!(line.contains(&format!("0 of {all} ")), "{line}");
            } else {
                assert!(line.contains(&format!("no {grade} challenge")), "{line}");
                missing += 1;
            }
        }
    }
    assert!(missing >= 9, "{missing}");
    player.app.menu.grade = Grade::Easy;
    player.write("5");
    player.solve();
    player.press(KeyCode::Esc);
    let all = Grade::Easy.nb_of_challenges(5).unwrap();
    assert!(player.text().contains(&format!("1 of {all} ")));
}

#[test]
fn titles_are_above_their_numbers() {
    let mut player = Player::new(80, 24);
    let end =
        |line: &str, word: &str| line[..line.rfind(word).unwrap() + word.len()].chars().count();
    let text = player.text();
    let line = |part: &str| text.lines().find(|line| line.contains(part)).unwrap();
    let (title, row) = (line("   solutions"), line("10 × 10"));
    assert_eq!(end(title, "solutions"), end(row, "724"));
    assert_eq!(end(title, "found"), end(row, "0 of 92"));
}

#[test]
fn the_mouse_chooses_in_the_menu() {
    let mut player = Player::new(80, 24);
    player.click_on("Challenge");
    player.click_on("hard");
    player.click_on("7 × 7");
    assert_eq!(
        (player.game().kind(), player.game().size()),
        (Kind::Challenge(ChallengeKind::Queens, Grade::Hard), 7)
    );
    player.press(KeyCode::Esc);
    player.click_on("Explore");
    player.click_on("10 × 10");
    assert_eq!((player.game().kind(), player.game().size()), (Kind::Explore, 10));
    player.press(KeyCode::Esc);
    player.click_on("archive");
    assert!(matches!(player.app.screen, Screen::Archive(_)));
    player.press(KeyCode::Esc);
    player.scroll(MouseEventKind::ScrollUp);
    assert_eq!(player.app.menu.size, 9);
}

#[test]
fn a_choice_of_days_begins_at_the_line_of_a_choice_of_boards() {
    let mut player = Player::new(80, 24);
    let line = |text: &str| text.lines().position(|line| line.contains("  game "));
    let before = line(&player.text());
    player.write("ll");
    assert_eq!(player.app.menu.mode, Mode::Daily);
    assert!(before.is_some() && line(&player.text()) == before);
}

#[test]
fn a_missing_grade_gives_a_message() {
    let mut player = Player::new(80, 24);
    player.write("lggg");
    assert!(player.text().contains("4 × 4       no expert challenge"));
    player.write("4");
    let message = "There is no expert challenge of the kind queens on 4 × 4.";
    assert!(player.text().contains(message), "{}", player.text());
    assert_eq!(player.app.message.tone, Tone::Bad);
}

#[test]
fn a_board_that_was_only_looked_at_has_no_sign() {
    let mut player = Player::new(80, 24);
    for (key, name) in [("8", "8 × 8"), ("l7", "7 × 7")] {
        player.write(key);
        player.press(KeyCode::Esc);
        assert!(!player.text().contains(&format!("{name} …")), "{}", player.text());
        player.press(KeyCode::Enter);
        player.write("t");
        player.press(KeyCode::Esc);
        assert!(player.text().contains(&format!("{name} …")), "{}", player.text());
    }
}
