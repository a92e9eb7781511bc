//! Imports point down: no file of `src` imports a file of a higher layer, nor one that imports it
//! in turn, directly or indirectly. Imports are the `use` and `mod` lines of a file, and what other
//! lines call by its whole path.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// From the lowest to the highest; the last one is the rest, `lib.rs` and the command line.
const LAYERS: [&str; 5] = ["runtime", "workbench", "problems", "export", ""];

fn layer(module: &Path) -> Option<usize> {
    LAYERS.iter().position(|layer| module.starts_with(layer))
}

/// Reads the files in `folder`, each by the path of its module: `problems/spot/solution`.
fn read(folder: &Path, texts: &mut BTreeMap<PathBuf, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut module = path.strip_prefix("src").unwrap().with_extension("");
        if module.ends_with("mod") || module.ends_with("lib") {
            module.pop();
        }
        if path.is_dir() {
            read(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.insert(module, std::fs::read_to_string(path).unwrap());
        }
    }
}

/// What a line that imports nothing calls by its path from the root.
fn whole_path(line: &str) -> Option<&str> {
    let begin = line
        .find("crate::")
        .filter(|_| !line.trim_start().starts_with("//"))?;
    let is_part = |next: char| next.is_alphanumeric() || next == '_' || next == ':';
    let path = line[begin..].split(|next| !is_part(next)).next()?;
    (path != "crate::").then_some(path)
}

#[test]
fn imports_point_down() {
    let mut texts = BTreeMap::new();
    read(Path::new("src"), &mut texts);
    let mut imports: BTreeMap<PathBuf, BTreeSet<PathBuf>> = BTreeMap::new();
    for (module, text) in &texts {
        let others = imports.entry(module.clone()).or_default();
        for line in text.lines().map(|line| line.trim_start_matches("pub ")) {
            let path = line.strip_prefix("use ").or(line.strip_prefix("mod "));
            let path = path.or_else(|| whole_path(line));
            let mut other = module.clone();
            for part in path.unwrap_or_default().trim_end_matches(';').split("::") {
                match part {
                    "crate" | "judge" => other.clear(),
                    "super" => drop(other.pop()),
                    name => other.push(name),
                }
            }
            while !texts.contains_key(&other) && other.pop() {}
            assert!(layer(&other) <= layer(module), "{module:?} uses {other:?}");
            others.insert(other);
        }
        others.remove(module);
    }
    // Removes what imports none of those left or is imported by none, until only cycles remain.
    for _ in &texts {
        let left = imports.clone();
        imports.retain(|_, all| all.iter().any(|other| left.contains_key(other)));
        imports.retain(|module, _| left.values().any(|all| all.contains(module)));
    }
    assert!(imports.is_empty(), "a circle among {:?}", imports.keys());
}

#[test]
fn every_problem_is_tested() {
    for &problem in judge::PROBLEMS {
        let name = format!(": \"{}\"", problem.name());
        assert!(include_str!("common/problems.rs").contains(&name), "{name}");
    }
}
