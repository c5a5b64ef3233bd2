use super::text::{Pen, Text, brackets_and_commas, digits_up_to, text_style};

/// The columns counted from 0, as Python prints a list and JSON writes an array.
///
/// ```
/// use queen_runtime::draw::List;
///
/// assert_eq!(List::new(&[1, 3, 0, 2]).to_string(), "[1, 3, 0, 2]");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    columns: &'a [u8],
}

impl List<'_> {
    /// How many bytes a solution of `size` queens takes.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let zero = if size == 0 { 0 } else { 1 };
        let others = digits_up_to(size.saturating_sub(1));
        others.saturating_add(zero).saturating_add(brackets_and_commas(size))
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        pen.put("[")?;
        pen.put_list(self.columns.iter().map(|&column| usize::from(column)))?;
        pen.put("]")
    }
}

text_style!(List, columns);
