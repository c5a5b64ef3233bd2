//! Serialized forms of the public types: JSON, which people read, or postcard, which is compact.

use std::fmt::Debug;

use queen_challenge::{Clues, Regions};
use queen_runtime::{
    AnySolution, Board, QueenPuzzle, Solution, Square, SquareSet, Symmetry, queen_table,
};
use queen_tests::boards;
use serde::de::value::{self, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde::{Deserialize, Serialize, forward_to_deserialize_any};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

fn json<T: DeserializeOwned + Debug>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Serializes a value, asserts that it deserializes to the same value, and returns both forms.
fn written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> (String, Vec<u8>) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(json::<T>(&text).as_ref(), Ok(value));
    assert_eq!(serde_json::from_reader::<_, T>(text.as_bytes()).ok().as_ref(), Some(value));
    let bytes = postcard::to_stdvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).as_ref(), Ok(value));
    (text, bytes)
}

#[test]
fn solutions_are_their_columns() {
    for solution in EIGHT {
        let columns = format!("{:?}", solution.columns()).replace(' ', "");
        assert_eq!(written(&solution), (columns.clone(), solution.columns().to_vec()));
        let (text, bytes) = written(&solution.into_any());
        assert_eq!(text, columns);
        assert_eq!(bytes, [&[8], solution.columns()].concat());
    }
    for size in (1..=16).filter(|size| !matches!(size, 2 | 3)) {
        let columns = queen_math::construct::construct(size).unwrap();
        let columns: Vec<u8> = columns.map(|column| column as u8).collect();
        written(&AnySolution::from_columns(&columns).unwrap());
    }
    written(&Solution::<16>::constructed().unwrap());
}

#[test]
fn boards_are_fen_in_human_readable_formats() {
    for board in (1..=3).flat_map(boards::all).chain(boards::all(4).step_by(97)) {
        let fen = format!("{board:?}").replace("Board(", "\"").replace(')', "\"");
        let (text, bytes) = written(&board);
        assert_eq!(text, fen);
        assert_eq!(bytes.first().copied().map(usize::from), Some(board.size()));
    }
    written(&Board::from_row_masks([u16::MAX; 16], 16).unwrap());
    assert_eq!(json("\"1q2\\/4/4/4 w - - 0 1\""), Ok(Board::from_squares("b4", 4).unwrap()));
}

#[test]
fn symmetries_are_their_names() {
    let names = [
        "identity",
        "flip_anti_diagonal",
        "flip_vertical",
        "rotate_270",
        "flip_horizontal",
        "rotate_90",
        "rotate_180",
        "flip_diagonal",
    ];
    for (symmetry, name) in Symmetry::ALL.into_iter().zip(names) {
        let name = format!("\"{name}\"");
        assert_eq!(written(&symmetry), (name.clone(), vec![symmetry as u8]));
        assert_eq!(json(&name), Ok(symmetry));
    }
    assert!(json::<Symmetry>("\"rotate_45\"").is_err());
    assert!(json::<Symmetry>("[]").is_err());
    assert!(postcard::from_bytes::<Symmetry>(&[8]).is_err());
}

#[test]
fn squares_are_their_rows_and_columns() {
    let square = Square::new(4, 2);
    assert_eq!(written(&square), ("[4,2]".into(), vec![4, 2]));
    assert_eq!(json("[4,2]"), Ok(square));
    assert_eq!(json("[4294967295,0]"), Ok(Square::new(usize::MAX, 0)));
    for text in ["[4294967296,0]", "[0,99999999999]", "[-1,0]", "[0]", "[0,1,2]", "\"c4\""] {
        assert!(json::<Square>(text).is_err(), "{text}");
    }
}

#[test]
fn sets_of_squares_are_their_rows_and_columns() {
    let squares = [(0, 15), (3, 0), (3, 7), (15, 15)];
    let set: SquareSet = squares.map(Square::from).into_iter().collect();
    assert_eq!(written(&set).0, "[[0,15],[3,0],[3,7],[15,15]]");
    assert_eq!(written(&SquareSet::EMPTY).0, "[]");
    for text in ["[[16,0]]", "[[0,1],[0,16]]", "[[0,1],[4294967295,0]]"] {
        let error = json::<SquareSet>(text).unwrap_err();
        assert!(error.starts_with("a square is beyond row or column 15"), "{error}");
    }
    assert!(json::<SquareSet>("1").unwrap_err().contains("squares in the first 16 rows"));
}

#[test]
fn other_columns_are_rejected() {
    let typed = |text| json::<Solution<4>>(text).unwrap_err();
    let any = |text| json::<AnySolution>(text).unwrap_err();
    for (text, refusal) in [
        ("[1,3,0,1]", "the queens in row 0, column 1 and row 3, column 1 attack each other"),
        ("[1,3,0,4]", "row 3 has its queen in column 4 of a board of size 4"),
        ("[1,3,0,256]", "invalid value: integer `256`, expected u8 at line 1 column 10"),
        ("[1,3,-1,2]", "invalid value: integer `-1`, expected u8 at line 1 column 7"),
        ("[1,3,0,\"2\"]", "invalid type: string \"2\", expected u8 at line 1 column 10"),
        ("[1,3,0", "EOF while parsing a list at line 1 column 6"),
    ] {
        assert!(typed(text).starts_with(refusal), "{}", typed(text));
        assert!(any(text).starts_with(refusal), "{}", any(text));
    }
    for (text, refusal) in [
        ("[1,3,0]", "invalid length 3, expected the columns of 4 queens at line 1 column 7"),
        ("[]", "invalid length 0, expected the columns of 4 queens at line 1 column 2"),
        ("[1,3,0,2,4]", "invalid length 5, expected the columns of 4 queens at line 1 column 11"),
        ("8", "invalid type: integer `8`, expected the columns of 4 queens at line 1 column 1"),
        ("{}", "invalid type: map, expected the columns of 4 queens at line 1 column 0"),
    ] {
        assert_eq!(typed(text), refusal);
    }
    assert_eq!(
        json::<Solution<1>>("[]").unwrap_err(),
        "invalid length 0, expected the columns of 1 queen at line 1 column 2"
    );
    let seventeen = format!("{:?}", [0; 17]);
    for (text, refusal) in [
        ("[]", "the board has 0 rows"),
        (&seventeen, "invalid length 17, expected the columns of 1 to 16 queens"),
        ("null", "invalid type: null, expected the columns of 1 to 16 queens at line 1 column 4"),
    ] {
        assert!(any(text).starts_with(refusal), "{}", any(text));
    }
    assert!(json::<Solution<0>>("[]").is_err());
    assert!(json::<Solution<17>>(&seventeen).is_err());

    assert!(postcard::from_bytes::<Solution<4>>(&[1, 3, 0]).is_err());
    assert!(postcard::from_bytes::<Solution<4>>(&[1, 3, 0, 1]).is_err());
    assert!(postcard::from_bytes::<AnySolution>(&[4, 1, 3, 0, 1]).is_err());
    assert!(postcard::from_bytes::<AnySolution>(&[0]).is_err());
    assert!(postcard::from_bytes::<AnySolution>(&[&[17][..], &[0; 17]].concat()).is_err());
}

#[test]
fn other_boards_are_rejected_with_a_location() {
    for (text, refusal) in [
        ("\"1Q2/4Q/4/4\"", "line 1, column 6: the row has too many squares at line 1 column 12"),
        ("\"4/4/4\"", "line 1, column 6: the board has too few rows at line 1 column 7"),
        ("\"4/4/x\"", "line 1, column 5: unexpected 'x' at line 1 column 7"),
        ("\"\"", "line 1, column 1: the row has too few squares at line 1 column 2"),
        ("\"17\"", "line 1, column 2: a board has from 1 to 16 rows at line 1 column 4"),
        (
            "[4]",
            "invalid type: sequence, expected a board in Forsyth–Edwards Notation \
             at line 1 column 0",
        ),
    ] {
        assert_eq!(json::<Board>(text), Err(refusal.to_string()), "{text}");
    }

    let bytes = |size: usize, masks: [u16; 16]| postcard::to_stdvec(&(size, masks)).unwrap();
    let read = |bytes: &[u8]| postcard::from_bytes::<Board>(bytes).ok();
    let mut corner = [0; 16];
    corner[3] = 1 << 3;
    assert_eq!(read(&bytes(4, corner)), Board::from_squares("d1", 4).ok());
    assert_eq!(read(&bytes(3, corner)), None);
    for size in [0, 17, usize::MAX] {
        assert_eq!(read(&bytes(size, [0; 16])), None);
    }
    assert_eq!(read(&bytes(4, corner)[..16]), None);
}

#[test]
fn clues_are_of_one_board() {
    let board = Board::from_squares("b3", 3).unwrap();
    let corners = [[0, 0], [2, 2], [0, 3], [3, 0]].map(|[row, column]| Square::new(row, column));
    let regions = [None, Some("AAB/ABB/CCC"), Some("AA/BB"), Some("AAAA/BBBB/CCCC/DDDD")];
    let regions = regions.map(|text| text.map(|text| text.parse::<Regions>().unwrap()));
    for blocked in (0..16).map(|set| (0..4).filter(move |at| set >> at & 1 == 1)) {
        let blocked: SquareSet = blocked.map(|at| corners[at]).collect();
        for regions in regions {
            let bytes = postcard::to_stdvec(&(board, blocked, regions)).unwrap();
            let clues = Clues::from_parts(board, blocked, regions);
            assert_eq!(postcard::from_bytes::<Clues>(&bytes).ok(), clues.ok());
            if let Ok(clues) = clues {
                assert_eq!(written(&clues).1, bytes);
            }
        }
    }
}

/// A list of numbers or of lists, in a format that is not for people and has errors with a text.
/// Those of postcard have none.
enum Compact {
    Number(u64),
    List(Vec<Self>),
}

impl<'de> Deserializer<'de> for Compact {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, value::Error> {
        match self {
            Self::Number(number) => visitor.visit_u64(number),
            Self::List(list) => visitor.visit_seq(SeqDeserializer::new(list.into_iter())),
        }
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

impl IntoDeserializer<'_, value::Error> for Compact {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

#[test]
fn other_boards_are_rejected_in_compact_formats_too() {
    let read = |size, masks: [u64; 16]| {
        let masks = masks.map(Compact::Number).into_iter().collect();
        Board::deserialize(Compact::List(vec![Compact::Number(size), Compact::List(masks)]))
    };
    let mut corner = [0; 16];
    corner[3] = 1 << 3;
    assert_eq!(read(4, corner), Ok(Board::from_squares("d1", 4).unwrap()));
    for (size, masks) in [(3, corner), (0, [0; 16]), (17, [0; 16])] {
        let error = read(size, masks).unwrap_err().to_string();
        assert_eq!(error, "the size is not from 1 to 16, or a queen is off the board");
    }
}
