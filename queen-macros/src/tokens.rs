//! Cursor over the tokens of a call, and errors that point at them.
//!
//! The compiler hands a macro trees of tokens. A [`Buffer`] holds them so that they can be read
//! ahead. The value of another macro's variable arrives in an invisible group; its tokens are read
//! as if they stood there alone.

use std::fmt;

use crate::api::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Tokens, and those inside of their groups.
pub struct Buffer {
    trees: Vec<Tree>,
    /// The group around the tokens, or the call.
    span: Span,
}

struct Tree {
    token: TokenTree,
    /// The tokens in a group with delimiters.
    inside: Option<Buffer>,
    /// The outermost invisible group that the token comes from: its number in the buffer, and its
    /// location, which is that of the variable.
    variable: Option<(usize, Span)>,
}

impl Buffer {
    pub fn new(tokens: TokenStream) -> Self {
        let mut buffer = Self { trees: Vec::new(), span: Span::call_site() };
        buffer.append(tokens, None);
        buffer
    }

    fn append(&mut self, tokens: TokenStream, variable: Option<(usize, Span)>) {
        for token in tokens {
            let mut inside = None;
            if let TokenTree::Group(group) = &token {
                if group.delimiter() == Delimiter::None {
                    let here = (self.trees.len(), group.span());
                    self.append(group.stream(), variable.or(Some(here)));
                    continue;
                }
                inside = Some(Self { span: group.span(), ..Self::new(group.stream()) });
            }
            self.trees.push(Tree { token, inside, variable });
        }
    }

    pub fn start(&self) -> Cursor<'_> {
        Cursor { buffer: self, index: 0 }
    }
}

/// A position between the tokens of a [`Buffer`].
#[derive(Clone, Copy)]
pub struct Cursor<'a> {
    buffer: &'a Buffer,
    index: usize,
}

impl<'a> Cursor<'a> {
    fn tree(self) -> Option<&'a Tree> {
        self.buffer.trees.get(self.index)
    }

    /// The position after the next token.
    pub fn after(self) -> Self {
        Self { index: self.index + 1, ..self }
    }

    pub fn is_at_end(self) -> bool {
        self.index >= self.buffer.trees.len()
    }

    /// The next token if it is a word, and the position after it.
    pub fn ident(self) -> Option<(&'a Ident, Self)> {
        match self.tree() {
            Some(Tree { token: TokenTree::Ident(ident), .. }) => Some((ident, self.after())),
            _ => None,
        }
    }

    /// The next token if it is punctuation, and the position after it.
    pub fn punct(self) -> Option<(&'a Punct, Self)> {
        match self.tree() {
            Some(Tree { token: TokenTree::Punct(punct), .. }) => Some((punct, self.after())),
            _ => None,
        }
    }

    /// The next token if it is a literal, and the position after it.
    pub fn literal(self) -> Option<(&'a Literal, Self)> {
        match self.tree() {
            Some(Tree { token: TokenTree::Literal(literal), .. }) => Some((literal, self.after())),
            _ => None,
        }
    }

    /// The next token if it is a group, and the position before the tokens in it.
    pub fn group(self) -> Option<(&'a Group, Self)> {
        match self.tree() {
            Some(Tree { token: TokenTree::Group(group), inside: Some(inside), .. }) => {
                Some((group, inside.start()))
            }
            _ => None,
        }
    }

    /// The position after these characters, if they stand here without space between them.
    pub fn after_puncts(mut self, puncts: &str) -> Option<Self> {
        let mut is_joint = true;
        for expected in puncts.chars() {
            let (punct, rest) = self.punct().filter(|_| is_joint)?;
            if punct.as_char() != expected {
                return None;
            }
            is_joint = punct.spacing() == Spacing::Joint;
            self = rest;
        }
        Some(self)
    }

    /// The tokens from here on.
    pub fn rest(self) -> TokenStream {
        self.buffer.trees.iter().skip(self.index).map(|tree| tree.token.clone()).collect()
    }

    /// The location of the next token, or at the end that of the last one.
    pub fn span(self) -> Span {
        match (self.tree(), self.buffer.trees.last()) {
            (Some(Tree { variable: Some((first, span)), .. }), _) if *first == self.index => *span,
            (Some(tree), _) | (None, Some(tree)) => tree.token.span(),
            (None, None) => self.buffer.span,
        }
    }

    /// The location of the tokens from here to `end`.
    pub fn location_to(self, end: Self) -> Location {
        let trees = self.buffer.trees.get(self.index..end.index).unwrap_or_default();
        let ([first, ..], [.., last]) = (trees, trees) else { return Location::at(self.span()) };
        let variable = |tree: &Tree| tree.variable.map(|(index, _)| index);
        if variable(first) == variable(last) {
            return Location { first: first.token.span(), last: last.token.span() };
        }
        let span = |tree: &Tree| tree.variable.map_or_else(|| tree.token.span(), |(_, span)| span);
        Location { first: span(first), last: span(last) }
    }
}

/// The location of one or several tokens.
#[derive(Clone, Copy, Debug)]
pub struct Location {
    first: Span,
    last: Span,
}

impl Location {
    pub fn at(span: Span) -> Self {
        Self { first: span, last: span }
    }
}

/// A mistake in a call.
#[derive(Debug)]
pub struct Error {
    location: Location,
    message: String,
}

impl Error {
    pub fn new(location: Location, message: impl Into<String>) -> Self {
        Self { location, message: message.into() }
    }

    /// An error on this token.
    pub fn at(span: Span, message: impl Into<String>) -> Self {
        Self::new(Location::at(span), message)
    }

    /// An error on the next token, or at the end on the last one.
    pub fn expected(what: &str, cursor: Cursor) -> Self {
        Self::at(cursor.span(), format!("expected {what}"))
    }

    /// A call of `::core::compile_error!`. The compiler underlines from its first token to its
    /// last.
    pub fn into_compile_error(self) -> TokenStream {
        let mut message = Literal::string(&self.message);
        message.set_span(self.location.last);
        let mut arguments =
            Group::new(Delimiter::Brace, TokenStream::from(TokenTree::from(message)));
        arguments.set_span(self.location.last);
        let start = "::core::compile_error!".parse::<TokenStream>().unwrap_or_default();
        let start = start.into_iter().map(|mut token| {
            token.set_span(self.location.first);
            token
        });
        start.chain([TokenTree::from(arguments)]).collect()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
