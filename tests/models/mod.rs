//! Models of the rules, for problems with several right answers. They are as simple as possible. Their author
//! knew the rules, and had not seen the solutions.

#![allow(dead_code, reason = "the fuzz targets use only some functions")]

pub mod game_schedule;
