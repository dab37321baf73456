# Prints what fish offers at the end of each line of standard input, with a tab after each: offer.fish SCRIPT
source $argv[1]

while read -l line
    printf '%s\t' (complete -C "$line" | string replace -r '\t.*' '')
    echo
end
