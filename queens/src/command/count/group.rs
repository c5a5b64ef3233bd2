//! Memory that the control groups of Linux leave to this process.
//!
//! Slurm, systemd and containers limit the memory of a group of processes, and end those that take
//! more. The library `sysinfo` reads the limits of the process's own group from version 0.39 on,
//! which needs Rust 1.95; before, it reads those of the root only.

use std::fs;
use std::path::Path;

/// The files of one version of control groups.
struct Version {
    /// The folder of its groups.
    folder: &'static str,
    limit: &'static str,
    used: &'static str,
    /// What begins the line of the file `memory.stat` with the cached files, which the system drops
    /// as soon as a program needs memory.
    cached: &'static str,
}

const FIRST: Version = Version {
    folder: "memory",
    limit: "memory.limit_in_bytes",
    used: "memory.usage_in_bytes",
    cached: "total_inactive_file ",
};

const SECOND: Version =
    Version { folder: "", limit: "memory.max", used: "memory.current", cached: "inactive_file " };

/// The memory in bytes that is free in the group of this process and in all groups around it.
/// Returns `None` if there are no limits.
pub fn free_memory() -> Option<u64> {
    least_free(&fs::read_to_string("/proc/self/cgroup").ok()?, Path::new("/sys/fs/cgroup"))
}

/// The least free memory of these groups, which are below `root`, and of those around them. A group
/// is a line of three fields: the number of its hierarchy, its controllers, which the second
/// version leaves out, and its path.
fn least_free(groups: &str, root: &Path) -> Option<u64> {
    let frees = groups.lines().filter_map(|line| {
        let (controllers, path) = line.split_once(':')?.1.split_once(':')?;
        let version = match controllers {
            "" => SECOND,
            _ if controllers.split(',').any(|controller| controller == "memory") => FIRST,
            _ => return None,
        };
        let root = root.join(version.folder);
        // In a container, the path may be that outside of it. Then only the root is there.
        let group = root.join(path.trim_start_matches('/'));
        let around = group.ancestors().take_while(|group| group.starts_with(&root));
        around.filter_map(|group| free(group, &version)).min()
    });
    frees.min()
}

/// The free memory of a group; `None` without a limit, for which the second version has `max`.
fn free(group: &Path, version: &Version) -> Option<u64> {
    let read = |name| fs::read_to_string(group.join(name)).ok();
    let number = |text: &str| text.trim().parse::<u64>().ok();
    let limit = number(&read(version.limit)?)?;
    let used = read(version.used).and_then(|text| number(&text)).unwrap_or(0);
    let statistics = read("memory.stat").unwrap_or_default();
    let cached = statistics.lines().find_map(|line| number(line.strip_prefix(version.cached)?));
    Some(limit.saturating_sub(used.saturating_sub(cached.unwrap_or(0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes the limit of a group, its memory in use and that of cached files.
    fn group(folder: &Path, version: &Version, [limit, used, cached]: [&str; 3]) {
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join(version.limit), format!("{limit}\n")).unwrap();
        fs::write(folder.join(version.used), format!("{used}\n")).unwrap();
        let statistics = format!("anon 5\n{}{cached}\nfile 7\n", version.cached);
        fs::write(folder.join("memory.stat"), statistics).unwrap();
    }

    #[test]
    fn the_least_limit_of_the_group_and_of_those_around_it_counts() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        group(&root.join("a/b/c"), &SECOND, ["max", "100", "50"]);
        group(&root.join("a/b"), &SECOND, ["1000", "400", "150"]);
        group(&root.join("a"), &SECOND, ["2000", "500", "0"]);
        group(&root.join("a/full"), &SECOND, ["10", "20", "0"]);
        // 1000 − (400 − 150)
        assert_eq!(least_free("0::/a/b/c\n", root), Some(750));
        assert_eq!(least_free("0::/a\n", root), Some(1500));
        assert_eq!(least_free("0::/a/full\n", root), Some(0));
        group(root, &SECOND, ["300", "200", "0"]);
        assert_eq!(least_free("0::/a/b/c\n", root), Some(100));
        // Not below this root, as in a container.
        assert_eq!(least_free("0::/outside/d\n", root), Some(100));
        assert_eq!(least_free("0::/../d\n", root), Some(100));
    }

    #[test]
    fn the_first_version_has_a_hierarchy_for_memory() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        group(&root.join("memory/slurm/job"), &FIRST, ["500", "300", "100"]);
        group(&root.join("memory"), &FIRST, ["9223372036854771712", "0", "0"]);
        let groups = "5:devices:/\n4:hugetlb,memory:/slurm/job\n1:cpu:/\n0::/\n";
        assert_eq!(least_free(groups, root), Some(300));
        assert_eq!(least_free("5:devices:/\n0::/\n", root), None);
        assert_eq!(least_free("", root), None);
    }
}
