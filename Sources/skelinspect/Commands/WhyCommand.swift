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
      throw UsageError(message: "why takes one FILE and one SELECTOR", help: "quote a selector with spaces")
    }
    (self.file, selector) = (file, invocation.operands[1])
    if file != "-", !FileSystem.exists(Path(file)), FileSystem.kind(of: Path(selector)) == .file {
      throw UsageError(message: "the file comes first", help: "skelinspect why \(selector) \(file)")
    }
    guard try invocation.steps != nil else { return }
    for option in [Option.fix, .root] where invocation.has(option) {
      throw UsageError(message: "--\(option.rawValue) and --after do not go together")
    }
    if invocation.isJSON {
      throw UsageError(
        message: "why --after writes text only", help: "inspect --after N --format json has the step in JSON")
    }
  }

  /// A selector that names no view, or several, is a mistake of the command line.
  consuming func run() -> ExitStatus {
    guard let hierarchies = input.read([file])?.map(\.hierarchy) else { return input.status }
    if let number = try? invocation.steps?.number { return explainSteps(of: hierarchies, after: number) }
    let explanation: Explanation
    do throws(SelectorError) {
      explanation = try SkelinspectKit.explain(selector, in: hierarchies)
    } catch {
      messages.error(name, error.message, help: error.help)
      return .badUsage
    }
    if invocation.isJSON {
      OutputStream.output.writeProduct(Array(explanation.json().utf8)[...])
    } else {
      OutputStream.output.writeText(explanation.text(paint: invocation.paint))
    }
    messages.write(DebugLog(of: hierarchies), of: name)
    messages.sayRemarks(of: input)
    return invocation.has(.fix) ? fix(explanation, of: hierarchies) : .done
  }

  /// What is wrong with the view after some of the file's calls.
  private func explainSteps(of hierarchies: [Hierarchy], after number: Int) -> ExitStatus {
    if messages.sayLack(ofCall: number, in: hierarchies) { return .badUsage }
    do throws(SelectorError) {
      let explanation = try StepExplanation(selector, in: hierarchies, after: number)
      OutputStream.output.writeText(explanation.text(paint: invocation.paint))
    } catch {
      messages.error(name, error.message, help: error.help)
      return .badUsage
    }
    return .done
  }

  /// Makes the change that was named, once the edited text was read and does what was said.
  private func fix(_ explanation: Explanation, of hierarchies: [Hierarchy]) -> ExitStatus {
    guard explanation.namesChange else {
      messages.say("there is nothing to fix", of: name)
      return .done
    }
    guard file != "-", let edits = explanation.edits else {
      messages.error(
        name, "no fix is written: the change cannot be made in the text of the file",
        help: "make it where the view is made, as said above")
      return .failed
    }
    guard let edited = input.reading(after: edits),
      explanation.isMade(in: edited.map(\.hierarchy), of: hierarchies)
    else {
      messages.error(
        name, "no fix is written: the text would not give what is said above",
        help: "make the change by hand, and look again")
      return .failed
    }
    do throws(FileExchange.Failure) {
      try FileExchange.write(edits) { FileSystem.realPath(of: Path($0)) ?? Path($0) }
    } catch {
      messages.error(error.name, "no fix is written: \(error.message)")
      return .failed
    }
    for file in edits { messages.write("fixed: \(file.fileName.escapedForTerminal)\n") }
    return .done
  }

  private var name: String { file == "-" ? invocation.stdinFilename : file }
}
