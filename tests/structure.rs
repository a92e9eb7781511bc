//! Imports point down: no file of `src` imports a file of a higher layer, and no two files import each
//! other, directly or indirectly. A file imports the paths in its `use` and `mod` lines, and the paths that
//! begin with `crate::` in other lines.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The folders of the layers, from the lowest to the highest. The last layer has all other files: `lib.rs`
/// and the command line.
const LAYERS: [&str; 5] = ["runtime", "workbench", "problems", "export", ""];

/// Returns the index of the layer of a module.
fn layer(module: &Path) -> Option<usize> {
    LAYERS.iter().position(|layer| module.starts_with(layer))
}

/// Reads the files in `folder`. The key of a file is the path of its module, such as
/// `problems/spot/solution`.
fn read_modules(folder: &Path, texts: &mut BTreeMap<PathBuf, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut module = path.strip_prefix("src").unwrap().with_extension("");
        if module.ends_with("mod") || module.ends_with("lib") {
            module.pop();
        }
        if path.is_dir() {
            read_modules(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.insert(module, std::fs::read_to_string(path).unwrap());
        }
    }
}

/// Returns the path beginning with `crate::` in a line of code.
fn path_from_root(line: &str) -> Option<&str> {
    let is_comment = line.trim_start().starts_with("//");
    let start = line.find("crate::").filter(|_| !is_comment)?;
    let is_in_path = |char: char| char.is_alphanumeric() || char == '_' || char == ':';
    let path = line[start..].split(|char| !is_in_path(char)).next()?;
    (path != "crate::").then_some(path)
}

#[test]
fn imports_point_down() {
    let mut texts = BTreeMap::new();
    read_modules(Path::new("src"), &mut texts);
    let mut imports: BTreeMap<PathBuf, BTreeSet<PathBuf>> = BTreeMap::new();
    for (module, text) in &texts {
        let imported = imports.entry(module.clone()).or_default();
        for line in text.lines().map(|line| line.trim_start_matches("pub ")) {
            let path = line.strip_prefix("use ").or(line.strip_prefix("mod "));
            let path = path.or_else(|| path_from_root(line));
            let mut target = module.clone();
            for part in path.unwrap_or_default().trim_end_matches(';').split("::") {
                match part {
                    "crate" | "judge" => target.clear(),
                    "super" => drop(target.pop()),
                    name => target.push(name),
                }
            }
            // A path may name an item in the module.
            while !texts.contains_key(&target) && target.pop() {}
            let points_down = layer(&target) <= layer(module);
            assert!(points_down, "{module:?} uses {target:?}");
            imported.insert(target);
        }
        imported.remove(module);
    }
    // Modules that import no remaining module, or that none imports, are removed repeatedly. If any remain,
    // there is a cycle.
    for _ in &texts {
        let remaining = imports.clone();
        imports.retain(|_, targets| targets.iter().any(|target| remaining.contains_key(target)));
        imports.retain(|module, _| remaining.values().any(|targets| targets.contains(module)));
    }
    assert!(imports.is_empty(), "a cycle among {:?}", imports.keys());
}

#[test]
fn every_problem_is_in_the_list_of_the_tests() {
    for &problem in judge::PROBLEMS {
        let name = format!(": \"{}\"", problem.name());
        assert!(include_str!("common/problems.rs").contains(&name), "{name}");
    }
}
