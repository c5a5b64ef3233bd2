use super::text::{digits_up_to, number, text_style};

/// The names of the queens' squares, the top row's first: a letter for the column, from the left,
/// and a number for the row, from the bottom.
///
/// The columns after `z` are `aa`, `ab` and so on.
///
/// ```
/// use queen_runtime::draw::Squares;
///
/// assert_eq!(Squares::new(&[1, 3, 0, 2]).to_string(), "b4 d3 a2 c1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Squares<'a> {
    columns: &'a [u8],
}

impl Squares<'_> {
    /// How many bytes a solution of `size` queens takes.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let second_letters = size.saturating_sub(26);
        let letters_and_spaces = size.saturating_mul(2).saturating_sub(1);
        digits_up_to(size).saturating_add(letters_and_spaces).saturating_add(second_letters)
    }

    fn characters(&self) -> impl Iterator<Item = char> + Clone {
        let size = self.columns.len();
        let letter = |number| char::from(b'a' + number);
        self.columns.iter().enumerate().flat_map(move |(row, &column)| {
            let space = (row > 0).then_some(' ');
            let first = (column / 26).checked_sub(1).map(letter);
            let name = first.into_iter().chain([letter(column % 26)]).chain(number(size - row));
            space.into_iter().chain(name)
        })
    }
}

text_style!(Squares);
