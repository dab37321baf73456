/// Which Swift code the command line has files read with.
struct CodeChoice {
  /// None at all.
  let isOff: Bool
  /// Files and folders beside those that files bring.
  let sources: [String]

  static let off = CodeChoice()

  private init() { (isOff, sources) = (true, []) }

  private init(isOff: Bool, sources: [String]) { (self.isOff, self.sources) = (isOff, sources) }

  func with(_ sources: [String]) -> CodeChoice { CodeChoice(isOff: isOff, sources: sources) }

  init(_ invocation: Invocation) throws(UsageError) {
    isOff = invocation.has(.noSources)
    sources = invocation.all(.sources)
    if sources.contains("") { throw UsageError(message: "the name after '--sources' is empty") }
    if isOff, !sources.isEmpty {
      throw UsageError(message: "'--sources' and '--no-sources' contradict each other")
    }
  }
}
