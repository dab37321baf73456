import CAssets
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
    case .bash: String(cString: bash_completions())
    case .zsh: String(cString: zsh_completions())
    case .fish: String(cString: fish_completions())
    case .man: ManualPage.text
    }
  }
}

/// `completions`: what shells and `man` need to know.
enum CompletionsCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    // What the scripts ask.
    if invocation.operands.first == "offer" {
      OutputStream.output.write(Offer(Array(invocation.operands.dropFirst())).text)
      return .done
    }
    let script = try invocation.word(
      among: CompletionScript.allCases, unknown: "there are no completions for")
    try invocation.takes(atMost: 1, "one SHELL")
    OutputStream.output.write(script.text)
    return .done
  }
}
