use queen_runtime::{QueenPuzzle, queen_table};

fn main() {
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
