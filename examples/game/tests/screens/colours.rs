//! Tests of the colours.

use std::fs;

use queen_game::message::Tone;
use queen_game::palette::Palette;
use ratatui::style::{Color, Modifier};

use crate::player::Player;

#[test]
fn failures_have_the_colour_of_failures() {
    let mut player = Player::new(80, 24);
    fs::create_dir(player.data.path().join("found.txt")).unwrap();
    player.write("l8");
    player.solve();
    let buffer = player.buffer().clone();
    let bad = |cell: &ratatui::buffer::Cell| cell.fg == Palette::DARK.bad;
    let text: String = buffer
        .content()
        .iter()
        .filter(|cell| bad(cell))
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(text.contains("could not be saved") || text.contains("not be"), "{text}");
    assert!(player.text().contains("a folder,"));

    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("found.txt"), b"queen-game 1\nqueens\n\xff\n").unwrap();
    let mut player = Player::with_data(80, 24, data);
    assert!(player.text().contains("2 lines of"), "{}", player.text());
    assert_eq!(player.app.message.tone, Tone::Bad);
    player.write("a");
    let text = player.text();
    assert!(text.contains("2 lines of") && text.contains("line 2 first"), "{text}");
}

/// Red, green and blue of a colour from 0 to 1, in proportion to their light, of the palette of
/// xterm.
fn linear(colour: Color) -> [f64; 3] {
    let of_sixteen = [
        (Color::Black, [0; 3]),
        (Color::Red, [205, 0, 0]),
        (Color::Green, [0, 205, 0]),
        (Color::Yellow, [205, 205, 0]),
        (Color::Blue, [0, 0, 238]),
        (Color::Gray, [229; 3]),
        (Color::LightRed, [255, 0, 0]),
        (Color::LightGreen, [0, 255, 0]),
        (Color::LightYellow, [255, 255, 0]),
        (Color::LightCyan, [0, 255, 255]),
        (Color::Cyan, [0, 205, 205]),
        (Color::LightMagenta, [255, 0, 255]),
        (Color::White, [255; 3]),
    ];
    let levels = match colour {
        Color::Indexed(index @ 16..232) => [36, 6, 1].map(|unit| {
            let step = (index - 16) / unit % 6;
            if step == 0 { 0 } else { 55 + 40 * step }
        }),
        Color::Indexed(grey @ 232..) => [(grey - 232) * 10 + 8; 3],
        Color::Rgb(red, green, blue) => [red, green, blue],
        _ => of_sixteen.iter().find(|(of, _)| *of == colour).unwrap().1,
    };
    levels.map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.040_45 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    })
}

/// The sum of the products of two lists.
fn product(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The part of each light in the brightness of a colour, in WCAG 2 and in CIELAB.
const BRIGHTNESS: [f64; 3] = [0.212_6, 0.715_2, 0.072_2];

/// The brightness of a colour in WCAG 2.
fn luminance(colour: Color) -> f64 {
    product(BRIGHTNESS, linear(colour))
}

fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What people see of linear colours, the last three without one kind of cones: the matrices of
/// Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
/// deficiency" (2009), at severity 1. The tests of the page have them, too.
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_82, 0.042_94, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_9],
        ],
    ),
];

/// A linear colour in CIELAB, for the white of D65.
fn lab(colour: [f64; 3]) -> [f64; 3] {
    let root = |part: f64| {
        if part > 216.0 / 24389.0 {
            part.cbrt()
        } else {
            part * 24389.0 / 27.0 / 116.0 + 16.0 / 116.0
        }
    };
    let x = root(product([0.412_4, 0.357_6, 0.180_5], colour) / 0.950_5);
    let y = root(product(BRIGHTNESS, colour));
    let z = root(product([0.019_3, 0.119_2, 0.950_5], colour) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The difference of two colours in CIELAB to those who see by this matrix. 2.3 is about what an
/// eye can tell apart.
fn difference(vision: [[f64; 3]; 3], one: Color, other: Color) -> f64 {
    let [one, other] = [one, other]
        .map(|colour| lab(vision.map(|row| product(row, linear(colour)).clamp(0.0, 1.0))));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// The colours of 16 are those of the terminal's theme, which nobody knows here.
#[test]
fn regions_differ_to_each_eye() {
    for Palette { regions, cursor, ink, mark, given, .. } in [Palette::DARK, Palette::LIGHT] {
        for (name, vision) in VISIONS {
            for (index, &one) in regions.iter().enumerate() {
                for &other in regions[..index].iter().chain([&cursor]) {
                    let least = if other == cursor { 12.0 } else { 15.0 };
                    let difference = difference(vision, one, other);
                    assert!(difference >= least, "{name}: {one:?}, {other:?}: {difference:.1}");
                }
            }
        }
        for &ground in &regions {
            for ink in [ink, mark, given[0]] {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast:.1}");
            }
        }
    }
}

#[test]
fn all_text_has_contrast_on_dark_and_on_light_backgrounds() {
    let rgb = |hex: u32| Color::Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8);
    let (dark, light) = ([0x00_0000, 0x1e_1e1e, 0x28_2a36], [0xff_ffff, 0xfd_f6e3, 0xf0_f0f0]);
    for (palette, backgrounds) in [
        (Palette::DARK, dark),
        (Palette::LIGHT, light),
        (Palette::SIXTEEN_DARK, [0; 3]),
        (Palette::SIXTEEN_LIGHT, [0xff_ffff; 3]),
    ] {
        for text in [palette.accent, palette.good, palette.bad, palette.faint] {
            for background in backgrounds {
                let contrast = contrast(text, rgb(background));
                assert!(contrast >= 4.5, "{text:?} on {background:06x}: {contrast:.1}");
            }
        }
        let Palette { squares, tinted, won, attack, tip, .. } = palette;
        let grounds = [squares, tinted, won, attack, [tip; 2]].concat();
        let on_grounds = grounds.iter().flat_map(|&g| [palette.ink, palette.mark].map(|i| (g, i)));
        // A given queen, which may glow.
        let [given, queen] = palette.given;
        let on_given = [&[queen], &won[..], &attack[..]].concat().into_iter().map(|i| (given, i));
        for (ground, ink) in on_grounds.chain(on_given) {
            let contrast = contrast(ink, ground);
            assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast:.1}");
        }
        for ground in squares.into_iter().chain(tinted) {
            let contrast = contrast(given, ground);
            assert!(contrast >= 3.0, "{given:?} beside {ground:?}: {contrast:.1}");
        }
        assert!(contrast(squares[0], squares[1]) >= 1.6 && contrast(tinted[0], tinted[1]) >= 1.2);
        assert!(contrast(palette.on_accent, palette.accent) >= 4.5);
        assert!(contrast(palette.ink, palette.cursor) >= 4.5);
    }
}

#[test]
fn the_palette_follows_the_terminal() {
    assert_eq!(Palette::new(0, true), Palette::PLAIN);
    assert_eq!(Palette::new(8, false), Palette::SIXTEEN_DARK);
    assert_eq!(Palette::new(16, true), Palette::SIXTEEN_LIGHT);
    assert_eq!(Palette::new(256, false), Palette::DARK);
    assert_eq!(Palette::new(u16::MAX, true), Palette::LIGHT);
    for palette in [Palette::DARK, Palette::LIGHT, Palette::SIXTEEN_DARK, Palette::SIXTEEN_LIGHT] {
        let mut player = Player::new(80, 24);
        player.app.palette = palette;
        let buffer = player.buffer().clone();
        let chosen = buffer.content().iter().find(|cell| cell.symbol() == "▸").unwrap();
        assert_eq!((chosen.fg, chosen.bg), (palette.on_accent, palette.accent));
        assert!(buffer.content().iter().all(|cell| !cell.modifier.contains(Modifier::DIM)));
    }
}
