# Completions of judge for fish. Save them as ~/.config/fish/completions/judge.fish.
function __judge_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l completions (judge __complete $words[2..-1] "$current")
    if set -q completions[1]
        printf '%s\n' $completions
    else
        __fish_complete_path "$current"
    end
end
complete -c judge -f -a '(__judge_complete)'
