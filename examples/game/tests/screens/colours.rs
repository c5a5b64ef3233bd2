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

/// The brightness of a colour in WCAG 2, of the palette of xterm.
fn luminance(colour: Color) -> f64 {
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
    let linear = levels.map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
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
