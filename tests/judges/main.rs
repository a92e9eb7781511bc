//! The judges from outside: against naive models, on everything that is small enough to be tried
//! whole, on bad input, on any bytes, and however the input arrives.

mod any_bytes;
mod arrival;
mod bad_input;
mod binary;
mod everything;
mod making;
#[path = "../models/mod.rs"]
mod models;
mod random_games;
mod stream;
