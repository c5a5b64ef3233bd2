use super::text::{Pen, Text, brackets_and_commas, digits_up_to, text_style};

/// The columns counted from 1, in parentheses: the permutation as the CMPS 12A assignment prints
/// it.
///
/// ```
/// use queen_runtime::draw::Tuple;
///
/// assert_eq!(Tuple::new(&[1, 3, 0, 2]).to_string(), "(2, 4, 1, 3)");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tuple<'a> {
    columns: &'a [u8],
}

impl Tuple<'_> {
    /// How many bytes a solution of `size` queens takes.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        digits_up_to(size).saturating_add(brackets_and_commas(size))
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        pen.put("(")?;
        pen.put_list(self.columns.iter().map(|&column| usize::from(column) + 1))?;
        pen.put(")")
    }
}

text_style!(Tuple, columns);
