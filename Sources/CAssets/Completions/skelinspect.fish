# Completes the command lines of skelinspect in fish. Printed by: skelinspect completions fish

function __skelinspect
    set -l current (commandline -ct)
    set -l lines (skelinspect completions offer -- (commandline -opc)[2..] "$current" 2>/dev/null)
    set -l before "$lines[1]"
    for line in $lines[2..]
        if test "$line" = /
            set -l start (math (string length -- "$before") + 1)
            for file in (__fish_complete_path (string sub -s $start -- "$current"))
                echo -- $before$file
            end
        else
            echo -- $before$line
        end
    end
end

complete -c skelinspect -f -a '(__skelinspect)'
