import SkelinspectKit

/// The script by which fish completes command lines.
enum FishCompletions {
  static let text = """
    # Completes the command lines of skelinspect in fish. Printed by: skelinspect completions fish

    \(WordList.named.map(function).joined(separator: "\n\n"))

    # What stands at the cursor, without the option before it.
    function __skelinspect_value
        commandline -ct | string replace -r -- '^--[a-z-]+=' ''
    end

    # The words of a list, which the argument names, or all; after those that stand there with commas.
    function __skelinspect_several
        set -l before (__skelinspect_value | string match -r -- '^.*,')
        for word in all\\t'every rule' ($argv[1])
            echo -- "$before"$word
        end
    end

    # The words of a list, which the first argument names, with `=`; after that the other arguments.
    function __skelinspect_pair
        set -l before (__skelinspect_value | string match -r -- '^.*=')
        if set -q before[1]
            for word in $argv[2..]
                echo -- $before$word
            end
        else
            $argv[1] | string replace -- \\t =\\t
        end
    end

    # The arguments, or files after one of them and `=`.
    function __skelinspect_word_for_path
        set -l parts (__skelinspect_value | string split -m 1 -- =)
        if set -q parts[2]
            for file in (__fish_complete_path $parts[2])
                echo -- $parts[1]=$file
            end
        else
            string join -- \\n $argv
        end
    end

    # Whether no command is there yet.
    function __skelinspect_begins
        test (count (commandline -opc)) -eq 1
    end

    # Whether the command is one of the arguments. -n: so many operands stand before the cursor; -m: or more.
    function __skelinspect_at
        argparse n= m= -- $argv
        set -l words (commandline -opc)[2..]
        set -l command describe
        switch "$words[1]"
            case \(WordList.commands.texts.joined(separator: " "))
                set command $words[1]
                set -e words[1]
        end
        contains -- $command $argv; or return 1
        set -l count 0
        set -l option
        for word in $words
            if test "$option" = --
                set count (math $count + 1)
            else if test -n "$option"
                set option
            else
                switch "$word"
                    case \(namesWithValues) --
                        set option $word
                    case '--*' '-[!-]*'
                    case '*'
                        set count (math $count + 1)
                end
            end
        end
        if set -q _flag_n; test $count -eq $_flag_n; or return 1; end
        if set -q _flag_m; test $count -ge $_flag_m; or return 1; end
        return 0
    end

    complete -c skelinspect -f
    complete -c skelinspect -n __skelinspect_begins -a '(__skelinspect_commands)'
    \((operands + options).map { "complete -c skelinspect \($0)" }.joined(separator: "\n"))

    """

  /// Prints a list's words with their summaries.
  private static func function(_ list: WordList) -> String {
    let lines = list.words.map { "\($0.text)\\t\($0.summary.quotedForFish)" }
    return """
      function __skelinspect_\(list.name ?? "")
          string join -- \\n \\
      \(lines.joined(separator: " \\\n").indented(8))
      end
      """
  }

  private static let namesWithValues: String = {
    let flags = Flag.inAnyCommand.filter { $0.value != nil && !$0.isValueOptional }
    return flags.flatMap { flag in
      (flag.option.short.map { ["-\($0)"] } ?? []) + ["--\(flag.option.rawValue)"]
    }.joined(separator: " ")
  }()

  private static let operands = Command.allCases.flatMap { command in
    zip(0..., command.operandChoices).compactMap { number, choice -> String? in
      guard let words = words(choice) else { return nil }
      let isLast = number == command.operandChoices.count - 1
      let condition = "__skelinspect_at -\(isLast ? "m" : "n") \(number) \(command.rawValue)"
      return "-n \(condition.quotedForFish) \(words)"
    }
  }

  /// Those that several commands have alike stand once.
  private static let options: [String] = {
    var lines: [(line: String, commands: [String])] = []
    for command in Command.allCases {
      for flag in command.flags {
        let line = line(flag)
        if let known = lines.firstIndex(where: { $0.line == line }) {
          lines[known].commands.append(command.rawValue)
        } else {
          lines.append((line, [command.rawValue]))
        }
      }
    }
    return lines.map { line, commands in
      "-n \("__skelinspect_at \(commands.joined(separator: " "))".quotedForFish) \(line)"
    }
  }()

  private static func line(_ flag: Flag) -> String {
    let letter = flag.option.short.map { "-s \($0) " } ?? ""
    let takesValue = flag.value != nil && !flag.isValueOptional
    let value = takesValue ? (words(flag.choice).map { "-r \($0) " } ?? "-x ") : ""
    return "\(letter)-l \(flag.option.rawValue) \(value)-d \(flag.summary.quotedForFish)"
  }

  private static func words(_ choice: Choice) -> String? {
    switch choice {
    case .free: nil
    case .path: "-F"
    case .word(let list):
      list.name.map { "-f -a '(__skelinspect_\($0))'" }
        ?? "-f -a \(list.texts.joined(separator: " ").quotedForFish)"
    case .words(let list): "-f -a '(__skelinspect_several __skelinspect_\(list.name ?? ""))'"
    case .pair(let list, let others):
      "-f -a '(__skelinspect_pair __skelinspect_\(list.name ?? "") \(others.texts.joined(separator: " ")))'"
    case .wordForPath(let list): "-f -a '(__skelinspect_word_for_path \(list.texts.joined(separator: " ")))'"
    }
  }
}

extension String {
  /// One word of fish's, in whose quotes a backslash stands before another one and before a quote.
  fileprivate var quotedForFish: String { "'\(escaping(#"\'"#))'" }
}
