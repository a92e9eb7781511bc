//! Why a verb did not do what was asked.

/// Why a verb did not do what was asked.
pub enum CliError {
    /// The command line is wrong: what to say about it.
    Usage(String),
    /// The input or the verdict is bad, or a file failed; standard error says so already.
    Reported,
}
