//! One of several parts of a count.

use std::str::FromStr;

use clap::ValueEnum;
use queen_count::join::MAX_PARTS;
use serde::{Deserialize, Serialize};

use super::preparation;
use super::steps::steps;
use crate::error::Error;
use crate::number;

/// The number of a part and that of all parts: `7/1000`.
#[derive(Clone, Copy)]
pub struct PartNumber {
    part: usize,
    parts: usize,
}

impl FromStr for PartNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(part, parts)| {
            Some(Self { part: number::integer(part).ok()?, parts: number::integer(parts).ok()? })
        });
        let numbers = numbers.ok_or("not a part such as 7/1000")?;
        if !(1..=MAX_PARTS).contains(&numbers.parts) {
            return Err(format!("the number of parts must be from 1 to {MAX_PARTS}"));
        }
        if !(1..=numbers.parts).contains(&numbers.part) {
            return Err(format!("the parts are numbered from 1 to {}", numbers.parts));
        }
        Ok(numbers)
    }
}

/// A way to count a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PartMethod {
    /// Joins of quadrants, as without parts
    Join,
    /// A search with masks over halves of the rows, to check a part; slow for sizes above 16
    Masks,
}

/// The count of a part, a line of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartCount {
    pub size: usize,
    pub parts: usize,
    pub part: usize,
    pub count: u64,
    pub method: PartMethod,
    /// What tells parts that were cut in the same places from others, in hexadecimal digits.
    pub check: String,
}

impl PartCount {
    /// Counts a part for a board of a size that has been checked.
    pub fn count(
        size: usize,
        number: PartNumber,
        method: PartMethod,
        threads: usize,
    ) -> Result<Self, Error> {
        let PartNumber { part, parts } = number;
        let (progress, whole) = preparation::part(size, threads, parts, method)?;
        let set = |share| progress.set(steps(share));
        let counted = whole.part(part, parts);
        let counted = counted.ok_or_else(|| Error::Request("there is no such part".to_owned()))?;
        let count = match method {
            PartMethod::Join => counted.solutions(threads, set),
            PartMethod::Masks => counted.solutions_by_masks(threads, set),
        };
        Ok(Self { size, parts, part, count, method, check: format!("{:016x}", counted.check()) })
    }
}
