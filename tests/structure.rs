//! The modules of `src` form layers. A module imports modules of its own layer and of lower layers,
//! and no imports form a cycle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The folders of the layers, from the lowest to the highest. The last folder is empty. Every path
/// starts with it, so the highest layer has the remaining modules: `lib.rs` and the command line.
const LAYERS: [&str; 5] = ["runtime", "workbench", "problems", "export", ""];

/// Returns the index in [`LAYERS`] of the layer that contains a module.
fn layer_index(module: &Path) -> Option<usize> {
    LAYERS.iter().position(|folder| module.starts_with(folder))
}

/// Adds the source of each module in `folder` and its subfolders to `sources`. A key is a module
/// path, such as `problems/spot/solution`.
fn read_sources(folder: &Path, sources: &mut BTreeMap<PathBuf, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut module = path.strip_prefix("src").unwrap().with_extension("");
        if module.ends_with("mod") || module.ends_with("lib") {
            module.pop();
        }
        if path.is_dir() {
            read_sources(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.insert(module, std::fs::read_to_string(path).unwrap());
        }
    }
}

/// Returns the path that a line of code imports: the path after `use` or `mod`, or a path that
/// begins with `crate::`.
fn imported_path(line: &str) -> Option<&str> {
    let line = line.trim_start_matches("pub ");
    let path = line.strip_prefix("use ").or(line.strip_prefix("mod "));
    if path.is_some() || line.trim_start().starts_with("//") {
        return path;
    }
    let is_after_path = |letter: char| !letter.is_alphanumeric() && !"_:".contains(letter);
    let path = line[line.find("crate::")?..].split(is_after_path).next();
    // In `src/export/`, the string `crate::` is not an import.
    path.filter(|path| *path != "crate::")
}

#[test]
fn modules_import_only_lower_layers_without_cycles() {
    let mut sources = BTreeMap::new();
    read_sources(Path::new("src"), &mut sources);
    let mut imports: BTreeMap<PathBuf, BTreeSet<PathBuf>> = BTreeMap::new();
    for (module, source) in &sources {
        let imported_modules = imports.entry(module.clone()).or_default();
        for path in source.lines().filter_map(imported_path) {
            let mut target = module.clone();
            for name in path.trim_end_matches(';').split("::") {
                match name {
                    "crate" | "judge" => target.clear(),
                    "super" => assert!(target.pop()),
                    _ => target.push(name),
                }
            }
            // Removes the names of items. A path in another crate becomes `module`, which is
            // removed below.
            while !sources.contains_key(&target) && target.pop() {}
            let is_allowed = layer_index(&target) <= layer_index(module);
            assert!(is_allowed, "{module:?} imports {target:?}");
            imported_modules.insert(target);
        }
        imported_modules.remove(module);
    }
    // Each round removes the modules that import no other module, or that no other module imports.
    // Only modules that take part in cycles, or connect two cycles, are never removed.
    for _ in &sources {
        let remaining = imports.clone();
        imports.retain(|_, targets| targets.iter().any(|target| remaining.contains_key(target)));
        imports.retain(|module, _| remaining.values().any(|targets| targets.contains(module)));
    }
    assert!(imports.is_empty(), "a cycle among {:?}", imports.keys());
}
