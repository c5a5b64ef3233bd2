//! Tests of the kinds of challenges.

use queen_challenge::{
    Challenge, Clues, Game as LibraryGame, Grade, Kind as ChallengeKind, Line, Notes, Stage,
};
use queen_game::app::{Next, Screen};
use queen_game::area::BoardArea;
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::palette::Palette;
use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_game::unfinished::Unfinished;
use queen_runtime::Square;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::player::{Player, panel};
use crate::tips::steps;

const WITH_REGIONS: [ChallengeKind; 2] = [ChallengeKind::Regions, ChallengeKind::Mixed];

/// A player on a challenge with these clues.
fn player_with(clues: &str, width: u16, height: u16) -> Player {
    let challenge = Challenge::with(clues.parse::<Clues>().unwrap()).unwrap();
    let kind = Kind::Challenge(challenge.kind(), challenge.grade());
    let mut player = Player::new(width, height);
    show(&mut player, kind, challenge, Notes::new(*challenge.givens()));
    player
}

fn show(player: &mut Player, kind: Kind, challenge: Challenge<Clues>, notes: Notes) {
    let mut game = queen_challenge::Game::new(challenge);
    game.change_to(notes);
    player.app.screen = Screen::Play(Box::new(Game::resume(Unfinished { kind, game }).unwrap()));
}

/// The lines of the board, from its first column.
fn board(player: &mut Player) -> Vec<String> {
    let (size, kind) = (player.game().size(), player.game().kind().challenge());
    let buffer = player.buffer();
    let (area, _) = BoardArea::with_panel(buffer.area, size, kind).unwrap();
    let [first, last] = [(0, 0), (size - 1, size - 1)].map(|square| area.square(square.into()));
    let edge = u16::from(area.is_ruled());
    (first.y - edge..last.bottom() + edge)
        .map(|y| (first.x - edge..last.right() + edge).map(|x| buffer[(x, y)].symbol()).collect())
        .collect()
}

#[test]
fn a_kind_is_chosen_in_the_menu() {
    let mut player = Player::new(80, 24);
    player.write("b");
    assert!(!player.text().contains("kind"), "a board to explore has none");
    player.write("l");
    for kind in ChallengeKind::ALL {
        let text = player.text();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&format!("[{kind}]")) && text.contains(kind.rule()), "{text}");
        player.write("b");
    }
    player.click_on("mixed");
    let text = player.text();
    assert!(text.contains("[mixed]") && text.contains("[queens]") != text.contains("queens "));
    player.write("5");
    assert!(player.text().contains("There is no easy challenge of the kind"), "{}", player.text());
    player.write("8");
    let kind = Kind::Challenge(ChallengeKind::Mixed, Grade::Easy);
    assert_eq!(player.game().kind(), kind);
    assert_eq!(player.game().challenge().unwrap().kind(), ChallengeKind::Mixed);
    let text = player.text();
    assert!(text.contains("8 × 8 · challenge, mixed, easy"), "{text}");
    assert!(panel(&mut player, 8).contains(ChallengeKind::Mixed.rule()), "{text}");
}

#[test]
fn a_board_of_each_kind_is_solved_by_its_tips() {
    for kind in ChallengeKind::ALL {
        for (width, height) in [(80, 24), (32, 16)] {
            let mut player = Player::new(width, height);
            player.app.choose(kind, Some(8));
            let size = player.game().size();
            assert_eq!((size, player.game().challenge().unwrap().kind()), (8, kind));
            player.solve();
            assert!(player.app.result.text.starts_with("Solved in 0:00 with"), "{kind}");
            let grade = player.game().challenge().unwrap().grade();
            assert_eq!(player.app.progress.solved(kind, 8, grade), 1);
            let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("no copy") };
            let (first, _) = text.split_once('\n').unwrap();
            match kind {
                ChallengeKind::Queens => assert_eq!(first, "Queens: 8 × 8, easy"),
                _ => assert_eq!(first, format!("Queens: {kind}, 8 × 8, {grade}")),
            }
            player.write("n");
            assert_eq!(player.game().kind().challenge(), kind);
        }
    }
}

/// Lines are heavy between regions and light within them.
#[test]
fn borders_tell_regions_apart() {
    let clues = "4 regions=AABB/AACB/DACB/DDCC";
    let mut player = player_with(clues, 80, 24);
    player.app.palette = Palette::PLAIN;
    player.go_to((3, 3));
    player.write(" ");
    player.go_to((0, 0));
    player.write("k");
    let wide = board(&mut player);
    assert!(wide[0].starts_with("┏A") && wide[0].contains('B') && wide.len() > 20, "{wide:#?}");

    // As many lines as the smallest squares with borders take.
    let (height, width) = (2 * 4 + 1 + 1 + 2, 80);
    let mut player = player_with(clues, width, height);
    player.app.palette = Palette::PLAIN;
    player.go_to((3, 0));
    assert_eq!(
        board(&mut player),
        [
            "┏A━━┯━━━┳B━━┯━━━┓",
            "┃   │   ┃   │   ┃",
            "┠───┼───╊C━━╅───┨",
            "┃   │   ┃   ┃   ┃",
            "┣D━━╅───╂───╂───┨",
            "┃   ┃   ┃   ┃   ┃",
            "┠───╄━━━╉───╄━━━┫",
            "┃[ ]│   ┃   │   ┃",
            "┗━━━┷━━━┻━━━┷━━━┛",
        ]
    );
}

/// Without room for lines, bars and underlines are the borders.
#[test]
fn borders_are_seen_in_the_smallest_window() {
    let [_, (width, height)] = BoardArea::needed(4, ChallengeKind::Regions);
    let mut player = player_with("4 regions=AABB/AACB/DACB/DDCC", width, height);
    player.app.palette = Palette::PLAIN;
    player.go_to((3, 3));
    assert_eq!(
        board(&mut player),
        ["A     B     ", "      C  │  ", "D  │  │  │  ", "      │  [ ]"]
    );
    let buffer = player.buffer();
    let (area, _) = BoardArea::with_panel(buffer.area, 4, ChallengeKind::Regions).unwrap();
    let is_underlined = |square: &Square| {
        let place = area.square(*square);
        let style = |x| buffer[(x, place.y)].modifier;
        (place.x..place.right()).all(|x| style(x).contains(ratatui::style::Modifier::UNDERLINED))
    };
    let underlined = Square::all(4).filter(is_underlined).map(|square| square.name(4));
    assert_eq!(
        underlined.map(|name| name.to_string()).collect::<Vec<_>>(),
        ["c4", "a3", "b2", "d2"]
    );
}

/// Regions side by side have different colours.
#[test]
fn colours_tell_regions_apart() {
    for palette in [Palette::DARK, Palette::LIGHT, Palette::SIXTEEN_DARK, Palette::SIXTEEN_LIGHT] {
        for kind in WITH_REGIONS {
            let mut player = Player::new(80, 24);
            player.app.palette = palette;
            player.app.choose(kind, Some(9));
            player.go_to((8, 8));
            let challenge = player.game().challenge().unwrap();
            let buffer = player.buffer();
            let (area, _) = BoardArea::with_panel(buffer.area, 9, kind).unwrap();
            let ground = |square: Square| {
                let place = area.square(square);
                buffer[(place.x + 1, place.y)].bg
            };
            let is_plain = |square: &Square| {
                !challenge.is_given(*square) && !challenge.blocked().contains(*square)
            };
            let (mut borders, mut within) = (0, 0);
            let regions = challenge.regions().unwrap();
            for [one, other] in regions.borders().filter(|pair| pair.iter().all(is_plain)) {
                assert_ne!(ground(one), ground(other), "{kind} {one:?} {other:?}");
                borders += 1;
            }
            for region in 0..9 {
                let squares: Vec<_> = regions.squares(region).iter().filter(is_plain).collect();
                assert!(squares.iter().all(|&square| ground(square) == ground(squares[0])));
                within += squares.len();
            }
            assert!(borders > 20 && within > 60, "{borders} {within}");
        }
    }
}

/// The characters on a square.
fn signs(player: &mut Player, square: Square) -> String {
    let (size, kind) = (player.game().size(), player.game().kind().challenge());
    let buffer = player.buffer();
    let (area, _) = BoardArea::with_panel(buffer.area, size, kind).unwrap();
    area.square(square).positions().map(|position| buffer[position].symbol()).collect()
}

/// Without a colour, and in any window.
#[test]
fn patterns_tell_regions_apart() {
    for (width, height) in [(80, 24), (40, 20), (32, 16), (120, 50)] {
        for palette in [Palette::PLAIN, Palette::DARK, Palette::SIXTEEN_LIGHT] {
            for kind in WITH_REGIONS {
                let mut player = Player::new(width, height);
                player.app.palette = palette;
                player.app.choose(kind, Some(8));
                let without = player.text();
                player.write("p");
                let challenge = player.game().challenge().unwrap();
                let regions = challenge.regions().unwrap();
                // The middle of a square has no bar, letter or cursor.
                let mut pattern = |square| {
                    let signs = signs(&mut player, square);
                    signs.chars().nth(signs.chars().count() / 2).unwrap()
                };
                let is_plain = |square: &Square| {
                    !challenge.is_given(*square) && !challenge.blocked().contains(*square)
                };
                for pair in regions.borders().filter(|pair| pair.iter().all(is_plain)) {
                    let [one, other] = pair.map(&mut pattern);
                    assert_ne!(one, other, "{width} × {height}, {kind}: {pair:?}");
                }
                for region in 0..8 {
                    let squares = regions.squares(region);
                    let mut patterns = squares.iter().filter(is_plain).map(&mut pattern);
                    let first = patterns.next();
                    assert!(patterns.all(|other| Some(other) == first));
                }
                player.write("p");
                assert_eq!(player.text(), without);
            }
        }
    }
}

/// Whoever needs them need not ask for them again.
#[test]
fn patterns_stay_until_they_are_hidden() {
    let is_shown = |player: &mut Player| {
        player.app.choose(ChallengeKind::Regions, Some(8));
        player.text().contains('╱')
    };
    let mut player = Player::new(80, 24);
    assert!(!is_shown(&mut player));
    player.write("p");
    let mut player = player.restart();
    assert!(is_shown(&mut player));
    // Another game on the same file, which was started before, does not take that back.
    let file = player.data.path().join("found.txt");
    let mut other = Progress::load(&file).unwrap();
    player.write("p");
    assert!(!is_shown(&mut player));
    let solution = ChallengeKind::Queens.daily(&PUZZLES, 20_000).unwrap().solution();
    assert!(other.record(solution).unwrap());
    let mut player = player.restart();
    assert!(!is_shown(&mut player));
    assert_eq!(player.app.progress.warning(), None);
    assert_eq!(player.app.progress.totals(), (0, 1));
    // On a board without regions, nothing would be seen of it.
    player.app.explore(8);
    player.write("p");
    assert!(!is_shown(&mut player.restart()));
}

#[test]
fn a_player_is_told_if_patterns_cannot_be_saved() {
    let mut player = Player::new(80, 24);
    player.app.choose(ChallengeKind::Regions, Some(8));
    // No file can be put in the place of a directory.
    std::fs::create_dir(player.data.path().join("found.txt")).unwrap();
    player.write("p");
    let text = player.text();
    assert!(text.contains('╱') && text.contains("could not be saved"), "{text}");
}

/// Marks and dots have no pattern beside them where there is room, and crowns of blocks none at
/// all.
#[test]
fn notes_stand_out_of_patterns() {
    let clues = "4 regions=AABB/AACB/DACB/DDCC";
    let mut player = player_with(clues, 80, 24);
    player.write("pa");
    // In regions B, C and D.
    for square in [(0, 2), (2, 2), (2, 0)] {
        player.go_to(square);
        player.write("x");
        player.go_to((0, 0));
        let marked = signs(&mut player, square.into());
        let pattern = marked.chars().next().unwrap();
        assert!("╱░=".contains(pattern) && marked.contains(" × "), "{marked}");
        player.go_to(square);
        player.write(" ");
        player.go_to((0, 0));
        assert!(!signs(&mut player, square.into()).contains(pattern));
        player.write("uu");
    }
    player.go_to((2, 0));
    player.write(" ");
    assert!(signs(&mut player, (2, 2).into()).contains(" · "));

    // On one line, the pattern is at both sides.
    let mut player = player_with(clues, 80, 12);
    player.write("p");
    for (square, pattern) in [((0, 2), '╱'), ((2, 2), '░'), ((2, 0), '=')] {
        for (key, sign) in [("x", '×'), (" ", '♕')] {
            player.go_to(square);
            player.write(key);
            player.go_to((0, 0));
            assert_eq!(signs(&mut player, square.into()), format!("{pattern}{sign}{pattern}"));
        }
        player.write("uu");
    }
}

#[test]
fn queens_and_marks_are_refused_on_blocked_squares() {
    let mut player = player_with("5 blocked=a5,b5,c5,d5,b4", 80, 24);
    for key in [' ', 'x'] {
        player.go_to((0, 0));
        player.press(KeyCode::Char(key));
        let text = panel(&mut player, 5);
        assert!(text.contains("a5 is blocked: no queen stands there."), "{text}");
        assert!(text.contains("at a5, blocked"), "{text}");
        let keys = player.text();
        let keys = keys.lines().last().unwrap();
        assert!(!keys.contains("queen") && !keys.contains("mark"), "{keys}");
    }
    assert!(player.game().is_untouched());
    // A queen that attacks two of them, of which no dot says so.
    player.go_to((4, 0));
    player.write(" a");
    for palette in [Palette::DARK, Palette::SIXTEEN_DARK, Palette::PLAIN] {
        player.app.palette = palette;
        player.go_to((4, 4));
        let lines = board(&mut player);
        let blocked = if palette.is_coloured { '▒' } else { '█' };
        let count = |line: &str| line.chars().filter(|&sign| sign == blocked).count();
        let width = lines[0].chars().count() / 5;
        assert!(lines[..lines.len() / 5].iter().all(|line| count(line) == 4 * width), "{lines:#?}");
        assert_eq!(count(&lines[lines.len() / 2]), 0);
    }
}

/// A queen excludes the others of its region, although it does not attack them.
#[test]
fn queens_of_one_region_exclude_each_other() {
    let mut player = player_with("4 regions=AABB/AACB/DACB/DDCC", 80, 24);
    player.write(" ");
    player.go_to((2, 1));
    player.write(" ");
    let text = panel(&mut player, 4);
    assert!(text.contains("! a4 and b2 share a region"), "{text}");
    assert!(text.contains("at b2, region A"), "{text}");
    assert!(board(&mut player).concat().matches('!').count() >= 3);
    player.write("u");
    assert!(!panel(&mut player, 4).contains("share a"));
}

/// In the newspaper puzzle they may share a diagonal, so a player who knows that is told.
#[test]
fn a_shared_diagonal_is_explained_on_a_board_with_regions() {
    let clues = "8 regions=AAABBBBB/CCABBBBB/CCABBBDD/CCCCBBED/CFFFEEEE/FFFFGEEE/FFFFFFEE/FFFHFFFF";
    for (width, height) in [(80, 24), (32, 16), (44, 12)] {
        let mut player = player_with(clues, width, height);
        player.write(" ");
        player.go_to((7, 7));
        player.write(" ");
        let text = panel(&mut player, 8);
        assert!(text.contains("! a8 and h1 share a diagonal"), "{text}");
        assert!(text.contains(LibraryGame::DIAGONALS), "{width} × {height}: {text}");
        assert!(!text.contains('…'), "{text}");
        // Of a row, everybody knows it.
        player.write("u");
        player.go_to((0, 7));
        player.write(" ");
        let text = panel(&mut player, 8);
        assert!(text.contains("! a8 and h8 share a row"), "{text}");
        assert!(!text.contains(LibraryGame::DIAGONALS), "{text}");
    }
    let mut player = Player::new(80, 24);
    player.write("8 jl ");
    let text = panel(&mut player, 8);
    assert!(text.contains("share a diagonal") && !text.contains("near or far"), "{text}");
}

/// The board is that of a solution, but not of this challenge.
#[test]
fn a_solution_of_another_challenge_is_none() {
    let mut player = player_with("4 regions=AABB/AACB/DACB/DDCC", 80, 24);
    for square in [(0, 2), (1, 0), (2, 3), (3, 1)] {
        player.go_to(square);
        player.write(" ");
    }
    assert!(player.game().notes().queens.is_solved());
    assert!(!player.game().is_over() && player.app.won.is_none());
    assert_eq!(player.app.progress.totals(), (0, 0));
}

#[test]
fn each_tip_of_each_kind_is_shown_whole_in_the_smallest_window() {
    let mut with_regions = 0;
    for kind in ChallengeKind::ALL.into_iter().filter(|&kind| kind != ChallengeKind::Queens) {
        for size in [5, 8, 10] {
            let puzzle = PUZZLES.get(size).unwrap();
            let picked = kind.grades(size).iter().map(|&grade| kind.with_seed(&puzzle, 2, grade));
            let steps = steps(picked.map(Option::unwrap));
            for (width, height) in BoardArea::needed(size, kind) {
                let mut player = Player::new(width, height);
                for &(challenge, notes) in &steps {
                    show(&mut player, Kind::Challenge(kind, Grade::Easy), challenge, notes);
                    for stage in Stage::ALL {
                        player.write("t");
                        let tip = *player.game().tip().unwrap();
                        assert_eq!(tip.stage(), stage);
                        let panel = panel(&mut player, size);
                        let sentence = tip.to_string();
                        assert!(
                            panel.contains(&sentence),
                            "{width} × {height}: {sentence:?} {panel:?}"
                        );
                        let evidence = tip.evidence();
                        let lines = evidence.lines().chain(evidence.across());
                        with_regions +=
                            lines.filter(|line| matches!(line, Line::Region(_))).count();
                    }
                }
                let smaller = Rect::new(0, 0, width, height - 1);
                assert!(BoardArea::with_panel(smaller, size, kind).is_none());
            }
        }
    }
    assert!(with_regions > 100, "{with_regions}");
}

/// A tip about a region tints its squares.
#[test]
fn a_tip_tints_the_squares_of_a_region() {
    let mut tinted = 0;
    for grade in ChallengeKind::Regions.grades(8) {
        let puzzle = PUZZLES.get(8).unwrap();
        let challenge = ChallengeKind::Regions.with_seed(&puzzle, 2, *grade).unwrap();
        for (challenge, notes) in steps([challenge]) {
            let mut player = Player::new(80, 24);
            show(&mut player, Kind::Challenge(ChallengeKind::Regions, *grade), challenge, notes);
            player.write("t");
            let evidence = player.game().tip().unwrap().evidence();
            let cursor = player.game().cursor();
            let regions = evidence.lines().filter(|line| matches!(line, Line::Region(_)));
            for square in
                regions.flat_map(|line| challenge.squares(line).iter().collect::<Vec<_>>())
            {
                let buffer = player.buffer();
                let (area, _) =
                    BoardArea::with_panel(buffer.area, 8, ChallengeKind::Regions).unwrap();
                let place = area.square(square);
                let ground = buffer[(place.x + 1, place.y)].bg;
                if !notes.queens.has_queen(square) && square != cursor {
                    assert_eq!(ground, Palette::DARK.tinted[0]);
                    tinted += 1;
                }
            }
        }
    }
    assert!(tinted > 30, "{tinted}");
}

#[test]
fn each_kind_has_a_daily_board_and_a_streak_of_its_own() {
    let mut player = Player::new(80, 24);
    player.write("ll");
    let mut shared = Vec::new();
    for kind in ChallengeKind::ALL {
        let text = player.text();
        let (size, grade) = kind.of_day(21_915);
        assert!(text.contains(&format!("today: {size} × {size}, {grade}")), "{kind}: {text}");
        player.write(" ");
        assert_eq!(player.game().kind(), Kind::Daily(kind, 21_915));
        let solution = player.game().challenge().unwrap().solution();
        for square in solution.queens() {
            if !player.game().is_given(square) {
                player.go_to(square);
                player.write(" ");
            }
        }
        assert!(player.app.result.text.starts_with("Solved in 0:00 without a tip"));
        let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("no copy") };
        shared.push(text.lines().next().unwrap().to_owned());
        player.press(KeyCode::Esc);
        let now = ChallengeKind::ALL.map(|kind| player.app.streaks(kind).now);
        let done = ChallengeKind::ALL.map(|other| u32::from(other <= kind));
        assert_eq!(now, done);
        player.write("b");
    }
    assert_eq!(
        shared,
        [
            "Queens, 2030-01-01: 9 × 9, easy",
            "Queens, 2030-01-01: blocked, 10 × 10, medium",
            "Queens, 2030-01-01: regions, 9 × 9, easy",
            "Queens, 2030-01-01: mixed, 9 × 9, easy",
        ]
    );
    let mut player = player.restart();
    let now = ChallengeKind::ALL.map(|kind| player.app.streaks(kind).now);
    assert_eq!(now, ChallengeKind::ALL.map(|_| 1));
    player.write("lllc");
    assert!(player.text().contains("1 day solved"), "{}", player.text());
    player.write("b");
    assert!(player.text().contains("blocked, 10 × 10, medium: solved in"), "{}", player.text());
    player.press(KeyCode::Esc);
    player.write("a");
    for title in ["statistics", "statistics, blocked", "statistics, regions", "statistics, mixed"] {
        let text = player.text();
        assert!(text.contains(&format!("archive · {title}")), "{text}");
        player.press(KeyCode::Down);
    }
}

/// The calendar leads to boards of the kind that is chosen there.
#[test]
fn the_calendar_has_days_of_each_kind() {
    let mut player = Player::new(80, 24);
    player.write("llc");
    assert!(player.text().contains(" 9 × 9, easy: not solved yet"));
    player.write("bb");
    assert!(player.text().contains("regions, 9 × 9, easy: not solved yet"));
    player.write(" x");
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Regions, 21_915));
    player.press(KeyCode::Esc);
    assert!(player.text().contains("regions, 9 × 9, easy: begun"), "{}", player.text());
    player.write("bb");
    assert!(player.text().contains(" 9 × 9, easy: not solved yet"), "{}", player.text());
}

#[test]
fn a_click_reaches_a_square_between_lines() {
    let mut player = Player::new(80, 24);
    player.app.choose(ChallengeKind::Regions, Some(8));
    let screen = Rect::new(0, 0, 80, 24);
    let (area, _) = BoardArea::with_panel(screen, 8, ChallengeKind::Regions).unwrap();
    for square in Square::all(8) {
        let place = area.square(square);
        player.click(place.right() - 1, place.bottom() - 1);
        assert_eq!(player.queens(), [square]);
        player.click(place.right(), place.y);
        player.click(place.x, place.bottom());
        assert_eq!(player.queens(), [square], "a line is no square");
        player.click(place.x, place.y);
        assert_eq!(player.queens(), []);
    }
}

/// A board of each kind is left and resumed.
#[test]
fn boards_of_each_kind_are_kept() {
    let mut player = Player::new(80, 24);
    player.write("l");
    for _ in ChallengeKind::ALL {
        player.write("8t");
        player.press(KeyCode::Esc);
        player.write("b");
    }
    let mut player = player.restart();
    for kind in ChallengeKind::ALL.into_iter().rev() {
        player.press(KeyCode::Esc);
        assert_eq!(player.game().kind(), Kind::Challenge(kind, Grade::Easy));
        assert_eq!((player.game().challenge().unwrap().kind(), player.game().tips()), (kind, 1));
        player.solve();
        player.press(KeyCode::Esc);
    }
    assert!(player.app.kept.is_empty());
}
