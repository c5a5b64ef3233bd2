//! Serialized values, in JSON or in postcard.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::fmt::Debug;

use queen_challenge::{
    Challenge, Clues, Game, Grade, Notes, Path, Reason, Regions, Score, Share, Situation, Stage,
    Step,
};
use queen_runtime::{AnySolution, Board, Solution, Square, SquareSet, Symmetry};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| serialized(data));

/// Reads a value of each type in both formats. What is accepted is read again from what is written
/// of it.
pub fn serialized(data: &[u8]) {
    check::<Solution<1>>(data);
    check::<Solution<4>>(data);
    check::<Solution<8>>(data);
    check::<AnySolution>(data);
    check::<Board>(data);
    check::<Square>(data);
    check::<SquareSet>(data);
    check::<Challenge>(data);
    check::<Challenge<Clues>>(data);
    check::<Clues>(data);
    check::<Game>(data);
    check::<Game<Clues>>(data);
    check::<Grade>(data);
    check::<Notes>(data);
    check::<Path>(data);
    check::<Reason>(data);
    check::<Regions>(data);
    check::<Score>(data);
    check::<Share>(data);
    check::<Situation>(data);
    check::<Stage>(data);
    check::<Step>(data);
    check::<Symmetry>(data);
}

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) {
    let values = [serde_json::from_slice::<T>(data).ok(), postcard::from_bytes(data).ok()];
    for value in values.into_iter().flatten() {
        let json = serde_json::to_vec(&value).expect("JSON");
        assert_eq!(serde_json::from_slice::<T>(&json).ok().as_ref(), Some(&value));
        let bytes = postcard::to_stdvec(&value).expect("bytes");
        assert_eq!(postcard::from_bytes(&bytes).as_ref(), Ok(&value));
    }
}
