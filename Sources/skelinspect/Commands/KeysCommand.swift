import SkelinspectKit

/// `keys`: what a hierarchy file can say.
struct KeysCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else { throw UsageError(message: "keys takes one KEY") }
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

  private var format: KeysFormat { invocation.last(.format).flatMap(KeysFormat.init) ?? .text }

  private func printList(of groups: [KeyGroup]) {
    let paint = format == .text ? invocation.paint : Paint(isColored: false)
    let width = OutputStream.output.lineWidth ?? .max
    OutputStream.output.write(format.text(of: groups, paint: paint, width: width))
  }
}
