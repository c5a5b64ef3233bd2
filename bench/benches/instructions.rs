//! Instructions of each use of a table. Needs valgrind and `gungraun-runner`.
#![allow(missing_docs, reason = "what the macros make is public")]

#[allow(dead_code, reason = "the number of solutions is needed by the other benchmark")]
mod workload;

use gungraun::{library_benchmark, library_benchmark_group, main};
use workload::{
    Array, Plain, Ranked, Ranked8, check, check_naively, complete, copy, draw, draw_naively, find,
    heat, iterate, look_up,
};

#[library_benchmark]
#[bench::look_up_8_array(look_up::<8>(Array))]
#[bench::look_up_8_plain(look_up::<8>(Plain))]
#[bench::look_up_8_ranked(look_up::<8>(Ranked))]
#[bench::look_up_8_ranked8(look_up::<8>(Ranked8))]
#[bench::look_up_12_array(look_up::<12>(Array))]
#[bench::look_up_12_plain(look_up::<12>(Plain))]
#[bench::look_up_12_ranked(look_up::<12>(Ranked))]
#[bench::look_up_12_ranked8(look_up::<12>(Ranked8))]
#[bench::find_8_array(find::<8>(Array))]
#[bench::find_8_plain(find::<8>(Plain))]
#[bench::find_8_ranked(find::<8>(Ranked))]
#[bench::find_8_ranked8(find::<8>(Ranked8))]
#[bench::find_12_array(find::<12>(Array))]
#[bench::find_12_plain(find::<12>(Plain))]
#[bench::find_12_ranked(find::<12>(Ranked))]
#[bench::find_12_ranked8(find::<12>(Ranked8))]
#[bench::iterate_8_array(iterate::<8>(Array))]
#[bench::iterate_8_plain(iterate::<8>(Plain))]
#[bench::iterate_8_ranked(iterate::<8>(Ranked))]
#[bench::iterate_8_ranked8(iterate::<8>(Ranked8))]
#[bench::iterate_12_array(iterate::<12>(Array))]
#[bench::iterate_12_plain(iterate::<12>(Plain))]
#[bench::iterate_12_ranked(iterate::<12>(Ranked))]
#[bench::iterate_12_ranked8(iterate::<12>(Ranked8))]
#[bench::check_8_array(check_naively::<8>(Array))]
#[bench::check_8_plain(check::<8>(Plain))]
#[bench::check_12_array(check_naively::<12>(Array))]
#[bench::check_12_plain(check::<12>(Plain))]
#[bench::complete_8_array(complete::<8>(Array))]
#[bench::complete_8_plain(complete::<8>(Plain))]
#[bench::complete_8_ranked(complete::<8>(Ranked))]
#[bench::complete_8_ranked8(complete::<8>(Ranked8))]
#[bench::complete_12_array(complete::<12>(Array))]
#[bench::complete_12_plain(complete::<12>(Plain))]
#[bench::complete_12_ranked(complete::<12>(Ranked))]
#[bench::complete_12_ranked8(complete::<12>(Ranked8))]
#[bench::heat_8_array(heat::<8>(Array))]
#[bench::heat_8_plain(heat::<8>(Plain))]
#[bench::heat_8_ranked(heat::<8>(Ranked))]
#[bench::heat_8_ranked8(heat::<8>(Ranked8))]
#[bench::heat_12_array(heat::<12>(Array))]
#[bench::heat_12_plain(heat::<12>(Plain))]
#[bench::heat_12_ranked(heat::<12>(Ranked))]
#[bench::heat_12_ranked8(heat::<12>(Ranked8))]
#[bench::draw_8_array(draw_naively::<8>(Array))]
#[bench::draw_8_display(draw::<8>(Plain))]
#[bench::draw_8_memcpy(copy::<8>(Plain))]
#[bench::draw_12_array(draw_naively::<12>(Array))]
#[bench::draw_12_display(draw::<12>(Plain))]
#[bench::draw_12_memcpy(copy::<12>(Plain))]
fn run<F: FnMut()>(mut workload: F) -> F {
    workload();
    workload
}

library_benchmark_group!(name = lookup, benchmarks = run);
main!(library_benchmark_groups = lookup);
