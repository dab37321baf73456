import SkelinspectKit

/// `keys`: what a hierarchy file can say.
struct KeysCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takes(atMost: 1, "one KEY")
    self.invocation = invocation
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let word = invocation.operands.first else {
      printList(of: KeyGroup.all)
      return .done
    }
    switch KeyLookup(word) {
    case .keys(let keys) where format == .text:
      let text = KeyText(paint: invocation.paint, width: OutputStream.output.lineWidth ?? 100)
      OutputStream.output.write(text.text(of: keys))
    case .keys(let keys): printList(of: KeyGroup.groups(of: keys))
    case .ignored(let text): OutputStream.output.write(text)
    case .unknown(let guess):
      throw UsageError(
        message: "no key is called '\(word.shortened)'",
        help: guess.map { "did you mean '\($0)'?" } ?? "`skelinspect keys` lists them")
    }
    return .done
  }

  private var format: ListFormat { invocation.listFormat }

  private func printList(of groups: [KeyGroup]) {
    OutputStream.output.write(format, invocation.paint) { format.text(of: groups, paint: $0, width: $1) }
  }
}
