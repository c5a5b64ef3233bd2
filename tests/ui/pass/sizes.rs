//! Every size up to 11, in each form of a number.
use queen_runtime::{QueenPuzzle, queen_table};

fn main() {
    assert_eq!(queen_table!(1).nb_of_solutions(), 1);
    assert_eq!(queen_table!(2).nb_of_solutions(), 0);
    assert_eq!(queen_table!(3).nb_of_solutions(), 0);
    assert_eq!(queen_table!(4).nb_of_solutions(), 2);
    assert_eq!(queen_table!(5).nb_of_solutions(), 10);
    assert_eq!(queen_table!(6).nb_of_solutions(), 4);
    assert_eq!(queen_table!(7).nb_of_solutions(), 40);
    assert_eq!(queen_table!(8).nb_of_solutions(), 92);
    assert_eq!(queen_table!(9).nb_of_solutions(), 352);
    assert_eq!(queen_table!(10).nb_of_solutions(), 724);
    assert_eq!(queen_table!(11).nb_of_solutions(), 2_680);

    let _: [QueenPuzzle<8>; 13] = [
        queen_table!(8),
        queen_table!(0x8),
        queen_table!(0o10),
        queen_table!(0b1000),
        queen_table!(0_8),
        queen_table!(8u8),
        queen_table!(8u16),
        queen_table!(8u32),
        queen_table!(8u64),
        queen_table!(8_u128),
        queen_table!(0x8usize),
        queen_table!(8,),
        queen_table!(8, max_bytes = 0x2e0_u64,),
    ];
    let _: QueenPuzzle<10> = queen_table!(1_0);
}
