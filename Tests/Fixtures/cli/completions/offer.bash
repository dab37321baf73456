# Prints what bash offers at the end of each line of standard input, with a tab after each: offer.bash SCRIPT
source "$1"

while IFS= read -r line; do
  # As readline does: words by blanks, and each = a word of its own.
  read -ra COMP_WORDS <<<"${line//=/ = }"
  case $line in
    *' ') COMP_WORDS[${#COMP_WORDS[@]}]='' ;;
  esac
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMP_LINE=$line COMP_POINT=${#line}
  _skelinspect
  printf '%s\t' "${COMPREPLY[@]}"
  echo
done
