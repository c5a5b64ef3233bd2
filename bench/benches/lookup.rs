//! Time of each use of a table.

mod workload;

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_main};
use workload::{
    Array, Plain, Ranked, Ranked8, SAMPLE, Table, check, check_naively, complete, copy, draw,
    draw_naively, find, heat, iterate, look_up,
};

fn lookup() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .configure_from_args();
    run_all::<8>(&mut criterion);
    run_all::<12>(&mut criterion);
    criterion.final_summary();
}

fn run_all<const N: usize>(criterion: &mut Criterion)
where
    Array: Table<N>,
    Plain: Table<N>,
    Ranked: Table<N>,
    Ranked8: Table<N>,
{
    run_on(Array, "array", criterion);
    run_on(Plain, "plain", criterion);
    run_on(Ranked, "ranked", criterion);
    run_on(Ranked8, "ranked8", criterion);
    run(criterion, "check", "array", N, SAMPLE, check_naively(Array));
    run(criterion, "check", "plain", N, SAMPLE, check(Plain));
    run(criterion, "draw", "array", N, SAMPLE, draw_naively(Array));
    run(criterion, "draw", "display", N, SAMPLE, draw(Plain));
    run(criterion, "draw", "memcpy", N, SAMPLE, copy(Plain));
}

fn run_on<const N: usize, T: Table<N>>(table: T, name: &str, criterion: &mut Criterion) {
    run(criterion, "look_up", name, N, SAMPLE, look_up(table));
    run(criterion, "find", name, N, SAMPLE, find(table));
    run(criterion, "iterate", name, N, T::LEN, iterate(table));
    run(criterion, "complete", name, N, SAMPLE, complete(table));
    run(criterion, "heat", name, N, SAMPLE, heat(table));
}

fn run(
    criterion: &mut Criterion,
    operation: &str,
    name: &str,
    n: usize,
    nb_of_solutions: usize,
    mut workload: impl FnMut(),
) {
    criterion
        .benchmark_group(operation)
        .throughput(Throughput::Elements(nb_of_solutions as u64))
        .bench_function(BenchmarkId::new(name, n), |bencher| bencher.iter(&mut workload));
}

criterion_main!(lookup);
