//! Models of rules for problems with several right answers. They are written from the rules alone and in
//! the simplest way, by an author who had not seen the solutions.

#![allow(dead_code, reason = "the fuzz targets use only a part")]

pub mod game_schedule;
