# Completions of judge for bash. Save them as
# ~/.local/share/bash-completion/completions/judge.
_judge() {
    local IFS=$'\n'
    COMPREPLY=($(judge __complete "${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f 1))
}
complete -o default -F _judge judge
