//! Tables of every layout against the plain columns that the enumeration finds.

use arbtest::arbtest;
use queen_math::table::{AnyCompletions, Completions, Layout, PlainCompletions, Shape, Table};
use queen_math::{MAX_TABLE_SIZE, Placement, order};

fn ranked_layouts() -> impl Iterator<Item = Layout> {
    Layout::all().filter(|layout| matches!(layout, Layout::Ranked { .. }))
}

fn solutions(size: usize) -> Vec<Placement> {
    let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
    columns.chunks(size).map(|columns| Placement::new(columns).unwrap()).collect()
}

fn bytes(shape: Shape) -> Vec<u8> {
    let size = shape.size();
    if shape.layout() == Layout::Plain {
        return queen_enumerate::columns(size, 2).unwrap().0;
    }
    let mut bytes = vec![0; shape.byte_len()];
    shape.write(queen_enumerate::ranks(size, 2).unwrap().0, &mut bytes).unwrap();
    bytes
}

/// Calls `check` with the table of each layout and with its solutions.
fn for_each_layout(size: usize, check: impl Fn(Table<'_>, &[Placement])) {
    let solutions = solutions(size);
    for layout in Layout::all() {
        let shape = Shape::new(size, layout).unwrap();
        let bytes = bytes(shape);
        check(shape.table(&bytes), &solutions);
    }
}

fn check_look_up(table: Table<'_>, index: usize, solution: &Placement) {
    assert_eq!(table.get(index), Some(*solution), "{table:?}, {index}");
    assert_eq!(table.index_of(solution.columns()), Some(index), "{table:?}");
}

#[test]
fn a_literal_has_the_columns() {
    let (literal, levels) = queen_enumerate::literal(14, 2).unwrap();
    let literal = String::from_utf8(literal).unwrap();
    let text = literal.strip_prefix("b\"").and_then(|text| text.strip_suffix('"')).unwrap();
    let columns = text.replace("\\r", "\r").into_bytes();
    assert!(!text.contains('\r'));
    assert!(queen_enumerate::columns(14, 2) == Some((columns, levels)));
    assert_eq!(queen_enumerate::literal(13, 1), None);
}

#[test]
fn every_layout_has_all_solutions() {
    for size in 1..=10 {
        for_each_layout(size, |table, solutions| {
            // Where searches are long, samples have to do.
            let step = if table.shape().max_tested_squares() > 10_000 { 97 } else { 1 };
            for (index, solution) in solutions.iter().enumerate().step_by(step) {
                check_look_up(table, index, solution);
            }
            for index in [solutions.len(), solutions.len() + 1, usize::MAX] {
                assert_eq!(table.get(index), None, "{table:?}");
            }
            assert_eq!(table.len(), solutions.len());
            assert!(table.iter().eq(solutions.iter().copied()), "{table:?}");
            assert!(table.iter().rev().eq(solutions.iter().copied().rev()), "{table:?}");
        });
    }
}

#[test]
fn solutions_of_another_size_have_no_number() {
    for size in 4..=8 {
        let others = (1..=9).filter(|&other| other != size).flat_map(solutions);
        let others: Vec<_> = others.collect();
        for_each_layout(size, |table, _| {
            for other in &others {
                assert_eq!(table.index_of(other.columns()), None, "{table:?} {other:?}");
            }
        });
    }
}

fn check_samples(size: usize, samples: usize, max_tested_squares: u32) {
    for_each_layout(size, |table, solutions| {
        if table.shape().max_tested_squares() <= max_tested_squares {
            for sample in 0..samples {
                let index = sample * (solutions.len() - 1) / (samples - 1);
                check_look_up(table, index, &solutions[index]);
                assert_eq!(table.iter().nth(index), Some(solutions[index]), "{table:?}");
                let (end, back) = (solutions.len() - 1 - index, table.iter().nth_back(index));
                assert_eq!(back, Some(solutions[end]), "{table:?}");
            }
        }
    });
}

#[test]
fn every_layout_has_samples_of_many_solutions() {
    check_samples(11, 101, 2_000);
    check_samples(12, 101, 2_000);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn every_layout_has_samples_of_very_many_solutions() {
    check_samples(12, 1_001, u32::MAX);
    check_samples(13, 101, u32::MAX);
    check_samples(14, 101, u32::MAX);
    for_each_layout(12, |table, solutions| {
        assert!(table.iter().eq(solutions.iter().copied()), "{table:?}");
        assert!(table.iter().rev().eq(solutions.iter().copied().rev()), "{table:?}");
    });
}

#[test]
#[ignore = "takes a minute in release and gigabytes of memory"]
fn every_layout_has_samples_of_the_largest_boards() {
    check_samples(15, 101, 200_000);
    check_samples(16, 101, 200_000);
}

#[test]
fn ranked_tables_are_small() {
    let byte_lens = |size| {
        let byte_len = |layout| Shape::new(size, layout).unwrap().byte_len();
        ranked_layouts().skip(3).map(byte_len).take_while(|&len| len > 0).collect::<Vec<_>>()
    };
    assert_eq!(byte_lens(5), []);
    assert_eq!(byte_lens(8), [45, 19, 6]);
    assert_eq!(byte_lens(10), [672, 439, 191, 57, 10]);
    assert_eq!(byte_lens(12), [18_144, 13_469, 8515, 3444, 902, 145, 17]);
    assert_eq!(byte_lens(14), [599_945, 478_985, 350_333, 213_234, 81_358, 18_286, 2575, 297]);
    assert_eq!(
        byte_lens(16),
        [28_743_187, 24_090_318, 18_876_921, 13_337_229, 7_527_548, 2_499_854, 455_293, 57_375]
    );
}

/// Takes items from both ends and compares what is left.
#[test]
fn iteration_goes_both_ways() {
    for size in 1..=8 {
        for_each_layout(size, |table, solutions| {
            let count = solutions.len();
            for index in 0..=count + 1 {
                let (mut here, mut there) = (table.iter(), solutions.iter().copied());
                assert_eq!(here.nth(index), there.nth(index), "{table:?}, {index}");
                assert_eq!((here.len(), here.next()), (there.len(), there.next()));
                assert_eq!(here.nth_back(index / 2), there.nth_back(index / 2), "{table:?}");
                assert_eq!((here.len(), here.next_back()), (there.len(), there.next_back()));
                assert!(here.clone().rev().eq(there.clone().rev()), "{table:?}, {index}");
                assert_eq!(here.clone().last(), there.clone().last());
                assert_eq!(here.len(), here.clone().count());
                assert!(here.eq(there), "{table:?}, {index}");
            }
            let mut ends = table.iter();
            assert_eq!(ends.nth(usize::MAX), None);
            assert_eq!((ends.len(), ends.next_back()), (0, None));
        });
    }
}

/// The squares of some queens as row masks.
fn masks(queens: &[(usize, u8)]) -> [u16; MAX_TABLE_SIZE] {
    let mut masks = [0; MAX_TABLE_SIZE];
    for &(row, column) in queens {
        masks[row] |= 1 << column;
    }
    masks
}

fn check_completions(table: Table<'_>, solutions: &[Placement], queens: &[(usize, u8)]) {
    let has_all =
        |solution: &&Placement| queens.iter().all(|&(r, c)| solution.columns().get(r) == Some(&c));
    let expected: Vec<Placement> = solutions.iter().filter(has_all).copied().collect();
    let completions = table.completions(masks(queens));
    assert!(completions.clone().eq(expected.iter().copied()), "{table:?}, {queens:?}");
    let any_order = AnyCompletions::in_any_order(table, masks(queens));
    let mut found: Vec<Placement> = any_order.collect();
    found.sort_by(order::compare);
    assert_eq!(found, expected, "{table:?}, {queens:?}");
    assert_eq!(completions.clone().count(), expected.len(), "{table:?}, {queens:?}");
    assert_eq!(completions.clone().last().as_ref(), expected.last(), "{table:?}, {queens:?}");
    if table.layout() == Layout::Plain {
        check_both_ends(&PlainCompletions::new(table, masks(queens)), &expected);
    }
    let mut rest = completions;
    for left in (0..=expected.len()).rev() {
        let (least, most) = rest.size_hint();
        assert!(least <= left && most.is_some_and(|most| left <= most), "{table:?}, {queens:?}");
        assert_eq!(rest.next().is_some(), left > 0);
    }
    assert_eq!((rest.next(), rest.size_hint()), (None, (0, Some(0))), "{table:?}, {queens:?}");
}

fn check_both_ends(completions: &PlainCompletions<'_>, expected: &[Placement]) {
    assert!(completions.clone().rev().eq(expected.iter().rev().copied()));
    for period in [2, 3, 4] {
        let (mut here, mut there) = (completions.clone(), expected.iter().copied());
        for step in 0.. {
            let (one, other) = match step % period {
                0 => (here.next_back(), there.next_back()),
                _ => (here.next(), there.next()),
            };
            assert_eq!(one, other, "{step}");
            if one.is_none() {
                break;
            }
        }
        assert_eq!((here.next(), here.next_back()), (None, None));
    }
}

#[test]
fn completions_are_the_solutions_with_the_queens() {
    for size in 1..=7 {
        let squares: Vec<(usize, u8)> =
            (0..=size).flat_map(|row| (0..=size as u8).map(move |column| (row, column))).collect();
        for_each_layout(size, |table, solutions| {
            check_completions(table, solutions, &[]);
            for &one in &squares {
                check_completions(table, solutions, &[one]);
                for &other in &squares {
                    check_completions(table, solutions, &[one, other]);
                }
            }
        });
    }
}

#[test]
fn completions_of_solutions_without_some_queens() {
    for size in [8, 9] {
        for_each_layout(size, |table, solutions| {
            for (index, solution) in solutions.iter().enumerate().step_by(7) {
                let queens: Vec<(usize, u8)> =
                    solution.columns().iter().copied().enumerate().collect();
                let kept =
                    queens.iter().enumerate().filter(|(row, _)| (index >> (row % 5)) & 1 == 0);
                let kept: Vec<(usize, u8)> = kept.map(|(_, &queen)| queen).collect();
                check_completions(table, solutions, &kept);
            }
        });
    }
}

/// Each row has one of its squares or none, whether these attack each other or not.
#[test]
fn completions_of_all_positions() {
    for size in 1..=5 {
        for_each_layout(size, |table, solutions| {
            for position in 0..(size + 1).pow(size as u32) {
                let square = |row: usize| (row, position / (size + 1).pow(row as u32) % (size + 1));
                let queens = (0..size).map(square).filter(|&(_, column)| column < size);
                let queens: Vec<(usize, u8)> =
                    queens.map(|(row, column)| (row, column as u8)).collect();
                check_completions(table, solutions, &queens);
            }
        });
    }
}

/// Some queens of a solution, and at times one more, wherever that is.
#[test]
fn completions_of_random_positions() {
    for size in 6..=12 {
        let solutions = solutions(size);
        // The search reads no table, so any rows in its name will do.
        let table = Shape::new(size, Layout::RANKED).unwrap().table(&[]);
        arbtest(|u| {
            let solution = u.choose(&solutions)?;
            let kept: u16 = u.arbitrary()?;
            let mut queens: Vec<(usize, u8)> =
                solution.columns().iter().copied().enumerate().collect();
            queens.retain(|(row, _)| kept >> row & 1 == 1);
            if u.ratio(1, 4)? {
                queens.push((u.choose_index(size)?, u.choose_index(size)? as u8));
            }
            check_completions(table, &solutions, &queens);
            Ok(())
        })
        .budget_ms(300);
    }
}

#[test]
fn wrong_lengths_and_ranks_are_rejected() {
    let (ranks, _) = queen_enumerate::ranks(8, 1).unwrap();
    for layout in ranked_layouts() {
        let shape = Shape::new(8, layout).unwrap();
        let mut bytes = vec![0; shape.byte_len()];
        let mut write = |ranks: &[u64]| shape.write(ranks.iter().copied(), &mut bytes);
        assert!(write(&ranks[1..]).is_none(), "{layout}: too few");
        assert!(write(&[&ranks[..], &[40_319]].concat()).is_none(), "{layout}: too many");
        assert!(write(&[&ranks[1..], &ranks[..1]].concat()).is_none(), "{layout}: not ascending");
        assert!(write(&[&ranks[..91], &ranks[90..91]].concat()).is_none(), "{layout}: twice");
        assert!(write(&[&ranks[..91], &[40_320]].concat()).is_none(), "{layout}: too large");
        assert!(write(&[&ranks[..91], &[u64::MAX]].concat()).is_none(), "{layout}: too large");
        assert!(write(&ranks).is_some());
        bytes.push(0);
        assert!(shape.write(ranks.iter().copied(), &mut bytes).is_none(), "{layout}: too long");
        if bytes.len() > 1 {
            bytes.truncate(bytes.len() - 2);
            assert!(
                shape.write(ranks.iter().copied(), &mut bytes).is_none(),
                "{layout}: too short"
            );
        }
    }
    let plain = Shape::new(8, Layout::Plain).unwrap();
    assert!(plain.write(ranks, &mut vec![0; plain.byte_len()]).is_none());
    for size in [0, 17, usize::MAX] {
        assert!(Layout::all().all(|layout| Shape::new(size, layout).is_none()));
    }
    for rows in [0, 1, 13, u8::MAX] {
        assert_eq!(Shape::new(8, Layout::Ranked { rows }), None);
    }
}

/// Calls every look-up. A ranked table may return wrong solutions, but nothing else.
fn look_up_everything(table: Table<'_>, solutions: &[Placement]) {
    let is_solution =
        |placement: Placement| table.layout() == Layout::Plain || placement.is_solution();
    for index in 0..=table.len() {
        assert!(table.get(index).is_none_or(is_solution), "{table:?}");
    }
    for solution in solutions {
        assert!(
            table.index_of(solution.columns()).is_none_or(|index| index < table.len()),
            "{table:?}"
        );
    }
    assert!(table.iter().take(table.len() + 1).all(is_solution), "{table:?}");
    assert!(table.iter().rev().take(table.len() + 1).all(is_solution), "{table:?}");
    for nth in [1, table.len() / 2] {
        let mut ends = table.iter();
        assert!(ends.nth(nth).is_none_or(is_solution), "{table:?}");
        assert!(ends.nth_back(nth).is_none_or(is_solution), "{table:?}");
        while let Some(solution) = ends.next() {
            assert!(is_solution(solution), "{table:?}");
            let _ = ends.next_back();
        }
    }
    for row in [0, 2, table.size() - 1] {
        let completions = table.completions(masks(&[(row, 1)]));
        assert!(completions.clone().all(is_solution), "{table:?}");
        assert!(completions.last().is_none_or(is_solution), "{table:?}");
    }
}

#[test]
fn damaged_bytes_never_panic() {
    let solutions = solutions(7);
    let shapes = Layout::all().filter_map(|layout| Shape::new(7, layout));
    for shape in shapes.filter(|shape| shape.byte_len() > 0) {
        let mut bytes = bytes(shape);
        for bit in 0..bytes.len() * 8 {
            bytes[bit / 8] ^= 1 << (bit % 8);
            look_up_everything(shape.table(&bytes), &solutions);
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
        for len in [0, 1, bytes.len() / 2, bytes.len().saturating_sub(1)] {
            look_up_everything(shape.table(&bytes[..len.min(bytes.len())]), &solutions);
        }
    }
}

#[test]
fn random_bytes_never_panic() {
    // From size 9 on, some tables have a directory.
    for size in 1..=10 {
        let solutions = solutions(size);
        let shapes = Layout::all().filter_map(|layout| Shape::new(size, layout));
        for shape in shapes
            .filter(|shape| shape.byte_len() > 0)
            .filter(|shape| size <= 8 || shape.max_tested_squares() < 600)
        {
            let mut bytes = vec![0; shape.byte_len()];
            look_up_everything(shape.table(&bytes), &solutions);
            bytes.fill(0xff);
            look_up_everything(shape.table(&bytes), &solutions);
            arbtest(|u| {
                u.fill_buffer(&mut bytes)?;
                look_up_everything(shape.table(&bytes), &solutions);
                Ok(())
            })
            .budget_ms(20);
        }
    }
}
