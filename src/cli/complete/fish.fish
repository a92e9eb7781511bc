# Completions of judge for fish. Save them as ~/.config/fish/completions/judge.fish.
function __judge_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found (judge __complete $words[2..-1] "$current")
    switch "$found[1]"
        case '<files>'
            __fish_complete_path "$current"
        case '<directories>'
            __fish_complete_directories "$current"
        case '<commands>'
            complete -C "$current"
        case '*'
            printf '%s\n' $found
    end
end
complete -c judge -f -a '(__judge_complete)'
