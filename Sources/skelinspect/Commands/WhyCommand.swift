import SkelinspectKit

/// `why`: what becomes of one view, and what would alter it.
struct WhyCommand {
  private let invocation: Invocation
  private let messages: Messages
  private var input: HierarchyInput
  private let file: String
  private let selector: String

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
    guard let file = invocation.operands.first else { throw UsageError(message: "no FILE is given") }
    guard invocation.operands.count >= 2 else {
      throw UsageError(
        message: "no SELECTOR is given",
        help: "name a view: an id, a type, Type#id, a/b, a > b, Type[0] or FILE:LINE")
    }
    guard invocation.operands.count == 2 else {
      throw UsageError(message: "why takes one FILE and one SELECTOR", help: "quote a selector with blanks")
    }
    (self.file, selector) = (file, invocation.operands[1])
  }

  /// A selector that names no view, or several, is a mistake of the command line.
  mutating func run() -> ExitStatus {
    guard let hierarchies = input.read([file]) else { return input.status }
    let explanation: Explanation
    do throws(SelectorError) {
      explanation = try explain(selector, in: hierarchies)
    } catch {
      messages.error(name, error.message, help: error.help)
      return .badUsage
    }
    if invocation.last(.format) == "json" {
      OutputStream.output.writeProduct(Array(explanation.json().utf8)[...])
    } else {
      OutputStream.output.write(explanation.text(paint: invocation.paint))
    }
    messages.write(DebugLog(of: hierarchies), of: name)
    messages.sayRemarks(of: input)
    return .done
  }

  private var name: String { file == "-" ? invocation.stdinFilename : file }
}
