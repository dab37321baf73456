/// Names views: `avatar`, `UILabel`, `#id`, `header/avatar`, `header > UILabel[2]`.
struct Selector: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    /// Directly in a view of the step before, not anywhere below it.
    var isDirectChild = false
    /// A word of which the selector does not say whether it is an id or a type.
    var word: String?
    var type: String?
    var id: String?
    var number: Int?
  }

  var steps: [Step]

  init(_ text: String) throws(SelectorError) {
    var scanner = SelectorScanner(text)
    steps = try scanner.readSteps()
  }
}

/// Why a selector names no view, or more than one.
public struct SelectorError: Error, Equatable, Sendable {
  /// What is wrong with a selector.
  public enum Kind: Sendable {
    /// It is not written as a selector is.
    case malformed
    /// No view matches it.
    case notFound
    /// Several views match it.
    case ambiguous
  }

  /// What is wrong with the selector.
  public let kind: Kind
  /// The same in words, with the selector.
  public let message: String
  /// What may have been meant, or the views to choose from; nil where nothing is near.
  public internal(set) var help: String?
}

/// Reads a selector's steps from its text.
private struct SelectorScanner {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = Substring(text)
  }

  mutating func readSteps() throws(SelectorError) -> [Selector.Step] {
    var steps: [Selector.Step] = []
    var isDirectChild = false
    repeat {
      var step = try readStep()
      step.isDirectChild = isDirectChild
      // Messages leave out steps of a long path.
      let isLeftOut = step.word == "…" && !steps.isEmpty
      if !isLeftOut { steps.append(step) }
      if rest.isEmpty { return steps }
      guard let separator = [" > ", ViewPaths.separator, "/"].first(where: rest.hasPrefix) else {
        throw error("unexpected \(String(rest).quoted)")
      }
      rest = rest.dropFirst(separator.count)
      isDirectChild = separator != "/" && !isLeftOut
    } while true
  }

  private mutating func readStep() throws(SelectorError) -> Selector.Step {
    var step = Selector.Step()
    let word = try readWord()
    if rest.hasPrefix("#") {
      rest = rest.dropFirst()
      let isQuoted = rest.hasPrefix("\"")
      let id = try readWord()
      guard isQuoted || !id.isEmpty else { throw error("an id is missing after '#'") }
      step.id = id
      step.type = word.isEmpty ? nil : word
    } else {
      guard !word.isEmpty else { throw error("a step is empty") }
      step.word = word
    }
    if rest.hasPrefix("[") {
      let digits = rest.dropFirst().prefix { $0 != "]" }
      guard let number = Int(digits), number >= 0, rest.dropFirst(1 + digits.count).hasPrefix("]") else {
        throw error("'[' takes a number from 0 and ']'")
      }
      step.number = number
      rest = rest.dropFirst(digits.count + 2)
    }
    return step
  }

  private mutating func readWord() throws(SelectorError) -> String {
    if rest.hasPrefix("\"") { return try readQuoted() }
    var word = ""
    while let character = rest.first, !"/#[".contains(character), !rest.hasPrefix(" > "),
      !rest.hasPrefix(ViewPaths.separator)
    {
      word.append(character)
      rest.removeFirst()
    }
    return word
  }

  private mutating func readQuoted() throws(SelectorError) -> String {
    var word = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == "\"" { return word }
      word.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
    }
    throw error("a double quote is never closed")
  }

  private func error(_ problem: String) -> SelectorError {
    SelectorError(
      kind: .malformed, message: "\(text.quoted) is not a selector: \(problem)",
      help: "write an id, a type, Type#id, Type[0], or a path such as header/avatar or header > UILabel")
  }
}
