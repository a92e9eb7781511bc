# Completions of judge for bash. Save them as
# ~/.local/share/bash-completion/completions/judge.
_judge() {
    local IFS=$'\n' current=${COMP_WORDS[COMP_CWORD]#=}
    COMPREPLY=($(judge __complete "${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f 1))
    case ${COMPREPLY[0]} in
    '<files>') COMPREPLY=($(compgen -f -- "$current")) ;;
    '<directories>') COMPREPLY=($(compgen -d -- "$current")) ;;
    '<commands>') COMPREPLY=($(compgen -c -- "$current")) ;;
    *) return ;;
    esac
    compopt -o filenames 2>/dev/null
}
complete -F _judge judge
