//! Names with their numbers.

/// A number and a name, in the plural unless the number is 1.
pub fn plural(number: u64, name: &str) -> String {
    format!("{number} {name}{}", queen_math::plural(number))
}
