/// Which Swift code the command line has files read with.
struct CodeChoice {
  /// None at all.
  var isOff = true
  /// Files and folders beside those that files bring.
  var sources: [String] = []

  static let off = CodeChoice()

  private init() {}

  init(_ invocation: Invocation) throws(UsageError) {
    isOff = invocation.has(.noSources)
    sources = invocation.all(.sources)
    if sources.contains("") { throw UsageError(message: "the name after '--sources' is empty") }
    if isOff, !sources.isEmpty {
      throw UsageError(message: "'--sources' and '--no-sources' contradict each other")
    }
  }
}
