//! Parser of texts with positions in any style.

mod json;

use std::mem;

use serde_json::Value;

use crate::heading::Headings;
use crate::position::ParsedPosition;
use crate::style::{self, Refusal, svg};

/// Parses the positions in a text: one a line, a board of text a paragraph, JSON, or the pictures
/// of SVG documents.
///
/// Headings and totals that the program writes around them are skipped. Any other line is an error,
/// which says where it is.
pub fn positions(text: &str) -> Result<Vec<ParsedPosition>, String> {
    // Some editors begin a text with the mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // A number alone is a position in digits.
    if let Ok(value @ (Value::Array(_) | Value::Object(_))) = serde_json::from_str(text) {
        return json::document(&value);
    }
    let mut parser = Parser::new(text);
    text.lines().try_for_each(|line| parser.line(line))?;
    parser.end()
}

/// A parser of lines.
struct Parser {
    positions: Vec<ParsedPosition>,
    has_one_line: bool,
    /// The number of the line.
    number: usize,
    /// The lines of a board so far, and the number of the first one.
    board: String,
    board_start: usize,
    headings: Headings,
    /// The picture that the line is in.
    picture: Option<Picture>,
}

/// A picture that is being read.
#[derive(Default)]
struct Picture {
    has_position: bool,
    /// The first title, which is that of the whole picture.
    title: Option<String>,
}

impl Parser {
    fn new(text: &str) -> Self {
        Self {
            positions: Vec::new(),
            has_one_line: text.lines().nth(1).is_none(),
            number: 0,
            board: String::new(),
            board_start: 0,
            headings: Headings::default(),
            picture: None,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        self.number += 1;
        let trimmed = line.trim();
        if self.picture.is_some() {
            return self.picture_line(trimmed);
        }
        if let Some(position) = self.positions.last() {
            self.headings.set_last_size(position.size);
        }
        let is_heading = self.headings.read(self.number, trimmed);
        if is_heading.map_err(|error| self.cite_heading(error))? || trimmed.is_empty() {
            return self.end_board();
        }
        if trimmed.starts_with("<svg") {
            self.end_board()?;
            return self.picture_line(trimmed);
        }
        let found = match serde_json::from_str(trimmed) {
            Ok(value @ Value::Object(_)) => {
                let mut found = Vec::new();
                Some(json::value(&value, &mut found).map(|()| found))
            }
            _ => style::read_line(line),
        };
        let Some(found) = found else {
            if self.board.is_empty() {
                self.board_start = self.number;
            }
            self.board += line;
            self.board += "\n";
            return Ok(());
        };
        self.end_board()?;
        let found = found.map_err(|refusal| self.cite(refusal, self.number))?;
        self.positions.extend(found);
        Ok(())
    }

    fn picture_line(&mut self, line: &str) -> Result<(), String> {
        let mut picture = self.picture.take().unwrap_or_default();
        match svg::read(line) {
            Some(svg::Line::Title(title)) => {
                picture.title.get_or_insert_with(|| title.to_owned());
            }
            Some(svg::Line::Queens(names)) => {
                let size = picture.title.as_deref().and_then(svg::size);
                let position = style::read_picture_squares(names, size);
                self.positions.push(position.map_err(|refusal| self.cite(refusal, self.number))?);
                picture.has_position = true;
            }
            None => {}
        }
        if !line.ends_with("</svg>") {
            self.picture = Some(picture);
        } else if !picture.has_position {
            return Err(self.cite(Refusal::picture(picture.title.as_deref()), self.number));
        }
        Ok(())
    }

    fn end_board(&mut self) -> Result<(), String> {
        let board = mem::take(&mut self.board);
        if board.is_empty() {
            return Ok(());
        }
        let mut position = style::read_board(&board);
        if let (Ok(ParsedPosition { size, .. }), Some(said)) =
            (&position, self.headings.take_board_size())
            && *size != said
        {
            position = Err(format!("the size of the board is {size}, and not {said}").into());
        }
        self.positions.push(position.map_err(|refusal| self.cite(refusal, self.board_start))?);
        Ok(())
    }

    fn end(mut self) -> Result<Vec<ParsedPosition>, String> {
        self.end_board()?;
        self.headings.end().map_err(|error| self.cite_heading(error))?;
        if self.picture.is_some() {
            return Err(self.cite("the picture has no end".to_owned().into(), self.number));
        }
        if self.positions.is_empty() {
            Err(Refusal::no_position().message)
        } else {
            Ok(self.positions)
        }
    }

    fn cite_heading(&self, (line, message): (usize, String)) -> String {
        self.cite(message.into(), line)
    }

    /// The message, with the place of the error in the text, of which `start` is the first line
    /// that has been read.
    fn cite(&self, refusal: Refusal, start: usize) -> String {
        let Refusal { place, message } = refusal;
        match place {
            Some((line, column)) => {
                format!("line {}, column {column}: {message}", start + line - 1)
            }
            None if self.has_one_line => message,
            None => format!("line {start}: {message}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::positions;
    use crate::columns::Columns;
    use crate::position::ParsedPosition;
    use crate::style::Style;
    use crate::style::listing::Listing;

    /// All styles, those that have an option or a command of their own among them.
    fn styles() -> impl Iterator<Item = Style> {
        Style::value_variants().iter().copied().chain([Style::Json, Style::Svg])
    }

    fn parse(text: &str) -> Vec<Option<Columns>> {
        let positions = positions(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        positions.iter().map(ParsedPosition::columns).collect()
    }

    #[test]
    fn each_style_is_parsed_on_boards_of_any_size() {
        for columns in [
            vec![0],
            vec![1, 3, 0, 2],
            vec![0, 1, 2],
            // From 1, the last one has two digits.
            (0..10).collect(),
            vec![1, 6, 4, 7, 0, 3, 9, 2, 5, 8, 10],
            (0..17).collect(),
            (0..60).rev().collect(),
        ] {
            for style in styles() {
                let queens = Columns(columns.clone());
                let mut text = Vec::new();
                style.write(&queens, &mut text).unwrap();
                let text = String::from_utf8(text).unwrap();
                assert_eq!(parse(&text), [Some(queens)], "{text}");
            }
        }
    }

    #[test]
    fn each_style_of_a_list_is_parsed() {
        let boards = [vec![1, 3, 0, 2], vec![0, 1, 2, 3], vec![2, 0, 3, 1]];
        for style in styles().filter(|&style| style != Style::Svg) {
            let mut text = Vec::new();
            let mut list = Listing::begin(style, 4, &mut text).unwrap();
            for board in &boards {
                list.push(&Columns(board.clone()), &mut text).unwrap();
            }
            list.end(&mut text).unwrap();
            let text = String::from_utf8(text).unwrap();
            assert_eq!(parse(&text), boards.clone().map(|board| Some(Columns(board))), "{text}");
        }
    }

    #[test]
    fn several_lists_on_a_line_are_several_positions() {
        let boards = [[1, 3, 0, 2], [2, 0, 3, 1]].map(|board| Some(Columns(board.to_vec())));
        for text in [
            "[[1,3,0,2],[2,0,3,1]]",
            "(2, 4, 1, 3) (3, 1, 4, 2)",
            "[\n[1,\n3,0,2],[2,0,3,1]]",
            "[(1, 3, 0, 2),\n (2, 0, 3, 1)]",
        ] {
            assert_eq!(parse(text), boards, "{text}");
        }
    }

    #[test]
    fn digits_are_columns_from_0_or_from_1() {
        for text in ["1302", "2413", "1302 X", "2413 Skipped", "1 3 0 2", "1,3,0,2", "(1, 3, 0, 2)"]
        {
            assert_eq!(parse(text), [Some(Columns(vec![1, 3, 0, 2]))], "{text}");
        }
        assert_eq!(parse("0\n1\n"), [Some(Columns(vec![0])), Some(Columns(vec![0]))]);
    }

    #[test]
    fn an_error_says_where_it_is() {
        for (text, message) in [
            ("(2, 4, 1, 3)\n(2, 4, 1, 5)", "line 2: with 4 queens, columns are from 1 to 4, not 5"),
            ("2", "with 1 queen, columns are from 1 to 1, not 2"),
            ("Q.\n..\n\nQx\n..", "line 4, column 2: unexpected 'x'"),
            ("\n \n", "there is no position"),
            ("[[1,3,0,2],[1,3,0,4]]", "position 2: with 4 queens, columns are from 0 to 3, not 4"),
            ("2413\n  1Q2/3Q/x3/2Q1", "line 2, column 10: unexpected 'x'"),
            ("2413\n{\"board\":\"1Q2/3Q/Q3\"}", "line 2: the board has too few rows"),
            ("2413\n()", "line 2: there is no position"),
            ("<svg>\n</svg>\n", "line 2: there is no position in the picture"),
            (
                "<svg>\n<title>Queens on each square</title>\n</svg>\n",
                "line 3: there is no position in the picture 'Queens on each square'",
            ),
            (
                "<svg>\n<title>1 queen on a board of 0 × 0</title>\n<desc>Queen on a1.</desc>\n",
                "line 3: the number of queens must be from 1 to 1000000",
            ),
            ("2413\n<svg>", "line 2: the picture has no end"),
            (
                "<svg>\n<desc>Queen on a1.</desc>\n</svg>\n2415",
                "line 4: with 4 queens, columns are from 1 to 4, not 5",
            ),
            ("{\"size\":4}", "there is no position"),
            ("[[[]]]", "there is no position"),
            ("[\"a\"]", "'\"a\"' is not a position"),
        ] {
            assert_eq!(positions(text), Err(message.to_owned()), "{text}");
        }
        let large = "17/".repeat(17);
        for text in [
            &large,
            &large.replace('/', "Q/"),
            &".\n".repeat(17),
            &"x".repeat(17),
            &"a1 b99 ".repeat(9),
        ] {
            assert!(positions(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_line_is_a_position_or_a_heading_or_an_error() {
        for (line, message) in [
            ("2. (1, 2, 3, 4)", "line 2: '2.' is outside of the brackets of a position"),
            ("1Q2/3Q/Q3/2Q1 (1, 2, 3, 4)", "line 2: '(1,' does not belong behind a position"),
            (
                "1Q2/3Q/Q3/2Q1 Q3/Q3/Q3/Q3",
                "line 2: 'Q3/Q3/Q3/Q3' does not belong behind a position",
            ),
            ("1Q2/3Q/Q3/2Q1 w - - 0 1 2", "line 2: '2' does not belong behind a position"),
            ("3 (3, 1, 4, 2)", "line 2: '3' is outside of the brackets of a position"),
            ("3 (3, 1, 4, 2) (2, 4, 1, 3)", "line 2: '3' is outside of the brackets of a position"),
            ("[3, (3, 1, 4, 2)]", "line 2: '3' is outside of the brackets of a position"),
            ("(3, 1, 4, 2) 1", "line 2: '1' is outside of the brackets of a position"),
            ("(3, 1, 4, 2), 1, (1)", "line 2: '1' is outside of the brackets of a position"),
            ("3, 1, 4, 2)", "line 2: '3, 1, 4, 2' is outside of the brackets of a position"),
            ("(2, 4, 1, 3), (3, 1, 4, 2", "line 2: the list has no end"),
            ("b: 1,2,3,4", "line 2, column 1: unexpected 'b'"),
            ("1, 2, 3, 4 :", "line 2: ':' is not a column"),
            (
                "4-Queens has (1, 2, 3, 4)",
                "line 2: '4-Queens has' is outside of the brackets of a position",
            ),
            ("row0,row1,1,2", "line 2, column 1: the square is not on the board"),
            ("Total number of (1, 2, 3, 4)", "line 2: no position begins with 'Total'"),
            ("Attacking pairs: (1, 2, 3, 4)", "line 2: no position begins with 'Attacking'"),
            ("Solution 2 of 2", "line 2: no position begins with 'Solution'"),
            ("Solution: 1234", "line 2: no position begins with 'Solution:'"),
            ("Grade: 1234", "line 2: no position begins with 'Grade:'"),
            ("2. 1,2,3,4 has only d3 left", "line 2: '2.' is not a column"),
            ("1, 2, 3, 4 has to guess.", "line 2: 'has' is not a column"),
            ("{\"size\":4}", "line 2: there is no position"),
        ] {
            for rest in ["", "\n", "\n(3, 1, 4, 2)\n"] {
                let text = format!("(2, 4, 1, 3)\n{line}{rest}");
                assert_eq!(positions(&text), Err(message.to_owned()), "{text}");
            }
        }
        // No more than the pairs that are announced.
        let pairs = "Board size: 2\nNumber of queens: 2\nSolution: no\n\
                     Diagonals (row + column): 0 1\nAnti-diagonals (row - column): 0 1\n\
                     Attacking pairs: 1\n  a1 a2\n  b1 b1\n";
        assert_eq!(parse(pairs), [None]);
    }

    #[test]
    fn a_game_of_chess_is_a_position() {
        for rest in ["", " w", " b KQkq e3 0 1", " w - - 0 1", "\tw -"] {
            let fen = format!("1Q2/3Q/Q3/2Q1{rest}");
            assert_eq!(parse(&fen), [Some(Columns(vec![1, 3, 0, 2]))], "{fen}");
        }
    }

    #[test]
    fn a_heading_stands_above_what_it_says() {
        let challenge = "Board size: 4\nGrade: easy\nNumber of givens: 1\n\n";
        let board = ". . . .\n. . . .\nQ . . .\n. . . .\n";
        assert_eq!(parse(&format!("{challenge}{board}\n{board}\nQ\n")).len(), 3);
        for (text, message) in [
            (
                format!("{}{board}", challenge.replace('4', "99")),
                "line 5: the size of the board is 4, and not 99",
            ),
            (
                format!("{board}\nBoard size: 99\n"),
                "line 6: below 'Board size: 99' a line is missing",
            ),
            (
                format!("Solution#[1]:\n{challenge}"),
                "line 2: no such line belongs below 'Solution#[1]:'",
            ),
            ("2413\n4-Queens has 3 solutions".to_owned(), "line 2: '4-Queens' is not a column"),
        ] {
            assert_eq!(positions(&text), Err(message.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_board_ends_at_a_position_in_another_style() {
        let boards =
            [Some(Columns(vec![0])), Some(Columns(vec![1, 3, 0, 2])), Some(Columns(vec![0]))];
        for middle in ["2413", "1Q2/3Q/Q3/2Q1", "b4 d3 a2 c1", "{\"columns\":[1,3,0,2]}"] {
            assert_eq!(parse(&format!("Q\n{middle}\nQ\n")), boards, "{middle}");
        }
    }

    #[test]
    fn large_boards_are_as_strict_as_small_ones() {
        let row = format!(".{}Q\n", ".".repeat(15));
        for (text, message) in [
            // No style has a control character.
            (
                row.repeat(16) + &row.replace('Q', "\u{7f}"),
                "line 17, column 17: unexpected '\\u{7f}'",
            ),
            (row.repeat(16), "line 16, column 18: the board has too few rows"),
            (["a1"; 17].join("; "), "line 1, column 3: unexpected ';'"),
            (["a1"; 17].join(" ") + " a01", "line 1, column 53: unexpected '0'"),
            (["a1"; 17].join(" ") + " s1", "line 1, column 52: the square is not on the board"),
            ("17/".repeat(16) + "018", "line 1, column 49: unexpected '0'"),
        ] {
            assert_eq!(positions(&text), Err(message.to_owned()), "{text}");
        }
    }
}
