use super::text::{Pen, Text, digits_up_to, text_style};

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

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        for (row, &column) in self.columns.iter().enumerate() {
            if row > 0 {
                pen.put(' ')?;
            }
            if let Some(first) = (column / 26).checked_sub(1) {
                pen.put(char::from(b'a' + first))?;
            }
            pen.put(char::from(b'a' + column % 26))?;
            pen.put_number(self.columns.len() - row)?;
        }
        Ok(())
    }
}

text_style!(Squares);
