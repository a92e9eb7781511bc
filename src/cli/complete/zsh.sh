#compdef judge
# Completions of judge for zsh. Save them as _judge in a directory of $fpath.
_judge() {
    local -a found
    found=("${(@f)$(judge __complete "${(@)words[2,CURRENT]}")}")
    [[ $found == '<'* && $PREFIX == --*=* ]] && compset -P '*='
    case $found in
    '') return 1 ;;
    '<files>') _files ;;
    '<directories>') _files -/ ;;
    '<commands>') _command_names -e ;;
    *)
        found=("${(@)found/$'\t'/:}")
        _describe judge found
        ;;
    esac
}
if [[ $funcstack[1] == _judge ]]; then
    _judge "$@"
else
    compdef _judge judge
fi
