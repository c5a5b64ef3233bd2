use queen_runtime::queen_table;

fn main() {
    assert_eq!(queen_table!(1).solutions(), [[0]]);
    assert!(queen_table!(2).solutions().is_empty());
    assert!(queen_table!(3).solutions().is_empty());
    assert_eq!(queen_table!(9).nb_of_solutions(), 352);
    assert_eq!(queen_table!(10).nb_of_solutions(), 724);
    assert_eq!(queen_table!(11).nb_of_solutions(), 2_680);
}
