import SkelinspectKit

/// What `completions` prints.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish, man

  var summary: String {
    switch self {
    case .bash: "for ~/.bashrc: eval \"$(skelinspect completions bash)\"; bash 3.2 or later"
    case .zsh: "the file _skelinspect in a folder of $fpath; or, after compinit, an eval as in bash"
    case .fish: "the file ~/.config/fish/completions/skelinspect.fish"
    case .man: "the manual page: skelinspect.1"
    }
  }

  fileprivate var text: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    case .man: ManualPage.text
    }
  }
}

/// `completions`: what shells and `man` need to know.
struct CompletionsCommand {
  private let script: CompletionScript

  init(_ invocation: Invocation) throws(UsageError) {
    let words = CompletionScript.allCases.map(\.rawValue)
    guard let word = invocation.operands.first else {
      throw UsageError(message: "completions needs one of \(words.joined(separator: ", "))")
    }
    guard let script = CompletionScript(rawValue: word) else {
      throw UsageError("there are no completions for '\(word.shortened)'", for: word, among: words)
    }
    guard invocation.operands.count == 1 else { throw UsageError(message: "completions takes one SHELL") }
    self.script = script
  }

  func run() -> ExitStatus {
    OutputStream.output.write(script.text)
    return .done
  }
}
