#!/usr/bin/env bash
# How fast `judge` is, as multiples of the time that `wc -w` takes to count the words of the same
# file in the same run, and how much memory it uses.
#
#   benches/compare.sh             a file for each row below, two giants, and the samples
#   benches/compare.sh --growth    also files ten times as long (they take about 3 GB in target/)
#   benches/compare.sh --against PROBLEM COMMAND ...
#                                  another program in turn with `judge`, on the same file
#
# Every file comes from `judge generate` with seed 1. A time is that of a whole process with the
# file on standard input and a file as output: the median of RUNS runs (7 unless it is set), the
# two programs in turn. Needs bash 5, coreutils and GNU time (Debian's package `time`).
# Ends with status 1 if a limit is missed, or if the other program is wrong.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

runs=${RUNS:-7}
data=${CARGO_TARGET_DIR:-target}/compare
judge=${CARGO_TARGET_DIR:-target}/release/judge
missed=0

# What is measured: problem, cases, options of `judge generate`, limit as a multiple of wc -w,
# and a name for the row; - is no limit. The first row of a problem is its main one.
rows='
gomoku         80000  --kind=random             1.1  random
gomoku         80000  --kind=nobody             -    nobody
number-game    700000 --kind=random             1.0  random
number-game    700000 --kind=shuffled           -    shuffled
uva1558        700000 --kind=random             -    random
game-schedule  900    --kind=random,--size=950  0.8  950_teams
game-schedule  300000 --kind=random,--size=4    -    4_teams
spot           70000  --kind=random,--size=50   1.0  50_rows
spot           900000 --kind=random,--size=4    -    4_rows
cheat          500000 --kind=random             2.5  random
10-20-30       400000 --kind=random             5.0  random
10-20-30       20000  --kind=draws              -    draws
'

# row_of PROBLEM: its main row.
row_of() {
    grep -m 1 "^$1 " <<< "$rows" || { echo "there is no row for $1" >&2; return 1; }
}

# make_file PROBLEM CASES OPTIONS: the name of the file, made if it is not there yet.
make_file() {
    local file="$data/$1-$2${3//,/}.in"
    if [ ! -e "$file" ]; then
        local options=$3
        # shellcheck disable=SC2086  # several options, separated by commas
        "$judge" generate "$1" --cases "$2" --seed 1 ${options//,/ } > "$file.new"
        mv "$file.new" "$file"
    fi
    echo "$file"
}

# microseconds COMMAND ...: how long it takes; standard input and output are the caller's.
microseconds() {
    local start=${EPOCHREALTIME/./}
    "$@"
    echo $((${EPOCHREALTIME/./} - start)) >&3
}

# run_in_turn FILE PROBLEM [COMMAND ...]: the times of `judge` and of COMMAND, by default
# wc -w, in judge.times and other.times.
run_in_turn() {
    local file=$1 problem=$2
    shift 2
    [ $# -gt 0 ] || set -- wc -w
    : > "$data/other.times"
    : > "$data/judge.times"
    for ((run = 0; run < runs; run++)); do
        microseconds "$@" < "$file" > "$data/other.out" 3>> "$data/other.times"
        microseconds "$judge" "$problem" < "$file" > "$data/answers" 3>> "$data/judge.times"
    done
}

# median FILE
median() {
    sort -n "$1" | sed -n "$(((runs + 1) / 2))p"
}

# peak FILE PROBLEM: peak resident size in kilobytes.
peak() {
    /usr/bin/time -f %M -o "$data/peak" "$judge" "$2" < "$1" > "$data/answers"
    tail -n 1 "$data/peak"
}

# ratio A B: A / B with two decimals.
ratio() {
    local hundredths=$((($1 * 100 + $2 / 2) / $2))
    printf '%d.%02d' $((hundredths / 100)) $((hundredths % 100))
}

# verdict VALUE LIMIT: "ok" or "MISSED"; both are decimal numbers, or the limit is -.
verdict() {
    if [ "$2" = - ]; then
        echo -
    elif [ "$(printf '%s\n' "$1" "$2" | sort -g | tail -n 1)" = "$2" ] || [ "$1" = "$2" ]; then
        echo ok
    else
        echo MISSED
    fi
}

# line FORMAT ... VERDICT: prints a line of a table and notes a missed limit.
line() {
    # shellcheck disable=SC2059
    printf "$@"
    case "${*: -1}" in *MISSED*) missed=1 ;; esac
}

# against PROBLEM COMMAND ...: on the problem's file, or the part of it that COMMAND solves in time.
against() {
    local problem=$1 all cases options limit=2000000 start time
    shift
    read -r _ all options _ <<< "$(row_of "$problem")"
    # More cases begin with the same ones, so a part is a smaller request.
    for ((cases = 1; cases < all; cases *= 4)); do
        file=$(make_file "$problem" "$cases" "$options")
        start=${EPOCHREALTIME/./}
        timeout 10 "$@" < "$file" > "$data/other.out" || { cases=$((cases / 4)) && break; }
        time=$((${EPOCHREALTIME/./} - start))
        [ $((time * 4)) -lt $limit ] || break
        rm "$file"
    done
    [ "$cases" -gt 0 ] || { echo "the other fails on the first case, or takes over 10 s" >&2; exit 1; }
    cases=$((cases < all ? cases : all))
    file=$(make_file "$problem" "$cases" "$options")
    run_in_turn "$file" "$problem" "$@"
    printf '%s, %d cases: judge %d ms, the other %d ms, ratio %s; its output is ' "$problem" \
        "$cases" $(($(median "$data/judge.times") / 1000)) \
        $(($(median "$data/other.times") / 1000)) \
        "$(ratio "$(median "$data/other.times")" "$(median "$data/judge.times")")"
    "$judge" check "$problem" "$file" "$data/other.out"
}

cargo build --release --quiet
mkdir -p "$data"
if [ "${1:-}" = --against ]; then
    shift
    against "$@"
    exit
fi

printf '%-14s %-10s %7s %4s %9s %9s %6s %8s %8s\n' \
    problem cases number MB 'wc -w ms' 'judge ms' ratio 'at most' 'peak KB'
while read -r problem cases options limit name; do
    file=$(make_file "$problem" "$cases" "$options")
    run_in_turn "$file" "$problem"
    words=$(median "$data/other.times")
    time=$(median "$data/judge.times")
    of_words=$(ratio "$time" "$words")
    memory=$(peak "$file" "$problem")
    line '%-14s %-10s %7d %4d %9d %9d %6s %8s %8d  %s\n' "$problem" "$name" "$cases" \
        $(($(stat -c %s "$file") / 1000000)) $((words / 1000)) $((time / 1000)) \
        "$of_words" "$limit" "$memory" \
        "$(verdict "$of_words" "$limit") $(verdict "$memory" 8192)"
    case "$problem $name" in
    '10-20-30 random') random=$((time * 100 / (cases / 100))) ;;
    '10-20-30 draws') draws=$((time * 100 / (cases / 100))) ;;
    esac
done < <(grep . <<< "$rows")

printf '\n%-38s %6s %8s\n' 'time a deck, draws against random decks' ratio 'at most'
line '%-38s %7s %8s  %s\n' '' "$(ratio "$draws" "$random")" 15 \
    "$(verdict "$(ratio "$draws" "$random")" 15)"

printf '\n%-38s %9s %8s %8s %8s\n' giants ms 'at most' 'peak KB' 'at most'
# giant PROBLEM OPTIONS NAME MILLISECONDS KILOBYTES
giant() {
    local file
    file=$(make_file "$1" 1 "$2")
    run_in_turn "$file" "$1"
    local time memory
    time=$(median "$data/judge.times")
    memory=$(peak "$file" "$1")
    line '%-38s %9d %8d %8d %8d  %s\n' "$3" $((time / 1000)) "$4" "$memory" "$5" \
        "$(verdict $((time / 1000)) "$4") $(verdict "$memory" "$5")"
}
giant spot --kind=draws,--size=1000000 'spot, N = 1,000,000' 1600 200000
giant game-schedule --kind=random,--size=1000000 'game-schedule, 1,000,000 teams' 1800 200000

printf '\n%-14s %14s %14s %10s %8s\n' 'sample' '/bin/true us' 'judge us' difference 'at most'
# A start takes about a millisecond, so a run here is ten of them, and there are more runs.
runs=$((runs * 5))
ten() {
    for ((turn = 0; turn < 10; turn++)); do "$@"; done
}
on_sample() { "${@:2}" < "samples/$1/sample.in" > "$data/answers"; }
for problem in $("$judge" list | cut -d ' ' -f 1); do
    : > "$data/other.times"
    : > "$data/judge.times"
    for ((run = 0; run < runs; run++)); do
        microseconds ten on_sample "$problem" /bin/true 3>> "$data/other.times"
        microseconds ten on_sample "$problem" "$judge" "$problem" 3>> "$data/judge.times"
    done
    nothing=$(median "$data/other.times")
    time=$(median "$data/judge.times")
    line '%-14s %14d %14d %10d %8d  %s\n' "$problem" $((nothing / 10)) $((time / 10)) \
        $(((time - nothing) / 10)) 5000 "$(verdict $(((time - nothing) / 10)) 5000)"
done

runs=$((runs / 5))

if [ "${1:-}" = --growth ]; then
    printf '\n%-14s %-10s %14s %14s %6s %9s %8s\n' \
        'ten times' cases 'once ms' 'ten times ms' ratio 'at most' 'peak KB'
    while read -r problem cases options _ name; do
        once=$(make_file "$problem" "$cases" "$options")
        tenfold=$(make_file "$problem" $((cases * 10)) "$options")
        run_in_turn "$once" "$problem"
        before=$(median "$data/judge.times")
        run_in_turn "$tenfold" "$problem"
        after=$(median "$data/judge.times")
        memory=$(peak "$tenfold" "$problem")
        line '%-14s %-10s %14d %14d %6s %9s %8d  %s\n' "$problem" "$name" \
            $((before / 1000)) $((after / 1000)) "$(ratio "$after" "$before")" 11 "$memory" \
            "$(verdict "$(ratio "$after" "$before")" 11) $(verdict "$memory" 8192)"
        rm "$tenfold"
    done < <(grep -v -e ' - ' -e '^$' <<< "$rows")
fi
exit "$missed"
