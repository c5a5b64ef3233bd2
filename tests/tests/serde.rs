//! A solution is read and written as its columns.

use queen_runtime::{QueenPuzzle, Solution, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[test]
fn what_is_written_is_read_again() {
    for solution in EIGHT {
        let text = serde_json::to_string(&solution).unwrap();
        assert_eq!(text.replace(',', ", "), format!("{:?}", solution.columns()));
        assert_eq!(serde_json::from_str::<Solution<8>>(&text).unwrap(), solution);
    }
}

#[test]
fn what_is_no_solution_is_refused() {
    let refusal = |text| serde_json::from_str::<Solution<4>>(text).unwrap_err().to_string();
    assert!(refusal("[1,3,0,1]").starts_with("the queens in row 0, column 1 and row 3, column 1"));
    assert!(refusal("[1,3,0,4]").starts_with("row 3 has its queen in column 4 of a board of size"));
    assert!(refusal("[1,3,0]").starts_with("invalid length 3, expected the columns of 4 queens"));
    assert!(refusal("[1,3,0,2,4]").starts_with("trailing characters"));
    assert!(refusal("[1,3,0,256]").starts_with("invalid value: integer `256`, expected u8"));
    assert!(refusal("8").starts_with("invalid type: integer `8`, expected the columns of 4"));
}
