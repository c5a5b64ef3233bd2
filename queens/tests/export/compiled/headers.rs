//! Headers of a table, which its code has to fit.

use std::fs;

use crate::{output, table};

#[test]
fn a_header_of_another_table_is_noticed() {
    let (plain, ranked) = (table(8, "plain"), table(8, "ranked"));
    fs::copy(ranked.path().join("table.h"), plain.path().join("table.h")).unwrap();
    let compilation = output(plain.path(), "cc", &["-std=c11", "-c", "table.c"]);
    assert!(!compilation.status.success());
    let errors = String::from_utf8(compilation.stderr).unwrap();
    assert!(errors.contains("the header is of another table"), "{errors}");
}
