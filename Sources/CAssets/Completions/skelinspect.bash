# Completes the command lines of skelinspect in bash 3.2 and later. Printed by: skelinspect completions bash

_skelinspect() {
  local current=${COMP_LINE:0:COMP_POINT} before='' word lines
  current=${current##*[[:blank:]]}
  lines=$(skelinspect completions offer -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  # Readline leaves what stands up to the last `=` as it is.
  if [[ $COMP_WORDBREAKS == *=* && $current == *=* ]]; then current=${current%=*}=; else current=''; fi
  COMPREPLY=()
  {
    IFS= read -r before
    while IFS=$'\t' read -r word _; do
      word=$before$word
      if [[ $word != "$before" && $word != "$before/" ]]; then COMPREPLY[${#COMPREPLY[@]}]=${word#"$current"}; fi
    done
  } <<<"$lines"
}

complete -o default -F _skelinspect skelinspect
