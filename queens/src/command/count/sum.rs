//! The sum of the parts of a count.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use queen_count::join::MAX_PARTS;
use queen_math::Counted;
use serde::Serialize;

use super::known;
use super::part::PartCount;
use crate::error::Error;
use crate::escape::escape;

/// The parts that there are, added.
#[derive(Serialize)]
pub struct Total {
    size: usize,
    parts: usize,
    /// The numbers of the parts that are missing.
    missing: Vec<usize>,
    /// The numbers of the parts that there are several times, with the same count.
    twice: Vec<usize>,
    /// The sum of the parts that there are, each once.
    sum: u64,
}

impl Total {
    /// Adds the parts in files, a line each.
    pub fn of_files(paths: &[PathBuf]) -> Result<Self, Error> {
        let mut lines = Vec::new();
        for path in paths {
            let name = path.to_string_lossy();
            let text = read(path);
            let text = text.map_err(|error| {
                Error::System(format!("cannot read '{}': {error}", escape(&name)))
            })?;
            for (number, line) in (1..).zip(text.lines()) {
                if !line.trim().is_empty() {
                    lines.push((format!("line {number} of '{}'", escape(&name)), line.to_owned()));
                }
            }
        }
        Self::of_lines(&lines).map_err(Error::Request)
    }

    /// Adds the parts in lines, each with its place.
    fn of_lines(lines: &[(String, String)]) -> Result<Self, String> {
        let mut first: Option<PartCount> = None;
        let mut counts = BTreeMap::new();
        let mut twice = Vec::new();
        for (place, line) in lines {
            let part: PartCount = serde_json::from_str(line)
                .map_err(|_| format!("{place} is not a part of a count"))?;
            let first = first.get_or_insert_with(|| part.clone());
            if (part.size, part.parts, &part.check) != (first.size, first.parts, &first.check) {
                return Err(format!("{place} is a part of another count"));
            }
            if part.parts > MAX_PARTS || !(1..=part.parts).contains(&part.part) {
                return Err(format!("{place} is not a part of a count"));
            }
            match counts.insert(part.part, part.count) {
                Some(count) if count != part.count => {
                    return Err(format!("part {} is {count} and {}", part.part, part.count));
                }
                Some(_) => twice.push(part.part),
                None => {}
            }
        }
        let Some(PartCount { size, parts, .. }) = first else {
            return Err("there is no part of a count".to_owned());
        };
        twice.sort_unstable();
        twice.dedup();
        let sum = counts.values().try_fold(0_u64, |sum, &count| sum.checked_add(count));
        let sum = sum.ok_or("the sum of the parts is too large")?;
        let missing = (1..=parts).filter(|part| !counts.contains_key(part)).collect();
        Ok(Self { size, parts, missing, twice, sum })
    }

    /// Whether no part is missing.
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    /// Says so if all parts are there but do not make the known number of solutions: at least one
    /// is wrong, and none shows which.
    pub fn contradiction(&self) -> Option<String> {
        let Self { size, sum, .. } = self;
        let known = known::solutions(*size).filter(|known| self.is_complete() && known != sum)?;
        Some(format!(
            "At least one part is wrong: they sum to {sum}, but {size}-Queens has {known} \
             solutions.\n"
        ))
    }
}

fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() == "-" { io::read_to_string(io::stdin()) } else { fs::read_to_string(path) }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { size, parts, missing, twice, sum } = self;
        if !twice.is_empty() {
            writeln!(f, "Twice, with the same count: {}", ranges(twice))?;
        }
        if missing.is_empty() && self.contradiction().is_none() {
            return writeln!(f, "{size}-Queens has {sum} solutions");
        }
        if !missing.is_empty() {
            writeln!(f, "Missing: {}", ranges(missing))?;
        }
        let solutions = Counted(*sum, "solution");
        writeln!(f, "{} of {parts} parts: {solutions}", parts - missing.len())
    }
}

/// Ascending numbers, those that follow each other as in 3..=7.
fn ranges(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let runs = runs.map(|run| match run {
        [one, .., last] => format!("{one}..={last}"),
        _ => run.iter().map(usize::to_string).collect(),
    });
    runs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(part: usize, count: u64) -> String {
        format!(
            r#"{{"size":8,"parts":9,"part":{part},"count":{count},"method":"join","check":"0a"}}"#
        )
    }

    fn sum(lines: &[String]) -> Result<Total, String> {
        let places = (1..).map(|number| format!("line {number}"));
        Total::of_lines(&places.zip(lines.iter().cloned()).collect::<Vec<_>>())
    }

    #[test]
    fn missing_parts_and_those_that_there_are_twice_are_named() {
        let parts = |numbers: &[usize]| -> Vec<_> {
            // Together they have 92.
            let count = |part| if part == 9 { 56 } else { part as u64 };
            numbers.iter().map(|&part| line(part, count(part))).collect()
        };
        let all: Vec<_> = (1..=9).collect();
        let complete = sum(&parts(&all)).unwrap();
        assert!(complete.is_complete());
        assert_eq!(complete.to_string(), "8-Queens has 92 solutions\n");
        assert_eq!(complete.contradiction(), None);
        let some = sum(&parts(&[7, 1, 6, 7, 7, 1])).unwrap();
        assert!(!some.is_complete());
        assert_eq!(
            some.to_string(),
            "Twice, with the same count: 1 7\nMissing: 2..=5 8..=9\n\
             3 of 9 parts: 14 solutions\n"
        );
        assert_eq!(
            sum(&parts(&[1])).unwrap().to_string(),
            "Missing: 2..=9\n1 of 9 parts: 1 solution\n"
        );
    }

    #[test]
    fn parts_that_do_not_make_the_known_number_are_told() {
        let wrong: Vec<_> = (1..=9).map(|part| line(part, 10)).collect();
        let total = sum(&wrong).unwrap();
        let contradiction =
            "At least one part is wrong: they sum to 90, but 8-Queens has 92 solutions.\n";
        assert_eq!(total.contradiction().as_deref(), Some(contradiction));
        assert_eq!(total.to_string(), "9 of 9 parts: 90 solutions\n");
        // Parts may add to anything while some are missing, and no number is known for size 28.
        assert_eq!(sum(&wrong[1..]).unwrap().contradiction(), None);
        let large: Vec<_> =
            wrong.iter().map(|line| line.replace("size\":8", "size\":28")).collect();
        assert_eq!(sum(&large).unwrap().contradiction(), None);
    }

    #[test]
    fn what_does_not_go_together_is_refused() {
        let ours = line(1, 5);
        for (other, error) in [
            (line(1, 6), "part 1 is 5 and 6"),
            (line(10, 6), "line 2 is not a part of a count"),
            (line(0, 6), "line 2 is not a part of a count"),
            (ours.replace("\"size\":8", "\"size\":9"), "line 2 is a part of another count"),
            (ours.replace("\"parts\":9", "\"parts\":8"), "line 2 is a part of another count"),
            (ours.replace("0a", "0b"), "line 2 is a part of another count"),
            (ours.replace("join", "luck"), "line 2 is not a part of a count"),
            (ours[..20].to_owned(), "line 2 is not a part of a count"),
            ("{}".to_owned(), "line 2 is not a part of a count"),
            (line(2, u64::MAX), "the sum of the parts is too large"),
        ] {
            assert_eq!(sum(&[ours.clone(), other]).err().as_deref(), Some(error));
        }
        assert_eq!(sum(&[]).err().as_deref(), Some("there is no part of a count"));
        // A list of all that are missing would fill the memory.
        let many = ours.replace("\"parts\":9", &format!("\"parts\":{}", usize::MAX));
        assert_eq!(sum(&[many]).err().as_deref(), Some("line 1 is not a part of a count"));
        // A part that was counted by the other method is the same.
        assert!(sum(&[ours.clone(), ours.replace("join", "masks")]).is_ok());
    }
}
