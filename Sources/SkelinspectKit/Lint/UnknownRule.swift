/// An id that no rule has.
package struct UnknownRule: Error, Equatable, Sendable {
  package let id: String
  /// The id that was probably meant.
  package let meant: String?
  /// It is the id of a rule that became part of that one.
  package var isFormer = false

  package var message: String { "no rule is called \(id.quoted)" }
  package var help: String {
    meant.map { isFormer ? Rule.successorHelp($0) : "did you mean '\($0)'?" }
      ?? "`skelinspect rules` lists them"
  }
}

extension Rule {
  package static func unknown(_ id: String) -> UnknownRule {
    // SwiftLint writes ids with underscores.
    let usual = id.utf8.count > 64 ? id : String(id.lowercased().map { $0 == "_" ? "-" : $0 })
    if let successor = successors[usual] { return UnknownRule(id: id, meant: successor, isFormer: true) }
    return UnknownRule(
      id: id,
      meant: nearMiss(of: usual, among: all.map(\.id))
        ?? all.first { usual.utf8.count > 3 && $0.id.hasPrefix(usual) }?.id)
  }

  /// By the ids of former rules those of which they became part.
  static let successors = Dictionary(
    all.flatMap { rule in rule.replaces.map { ($0, rule.id) } }, uniquingKeysWith: { first, _ in first })

  static func successorHelp(_ successor: String) -> String { "it is part of '\(successor)' now" }

  /// What keeps a part of a file from being read: nothing can change its level.
  package var isAlwaysError: Bool {
    ["syntax-error", "duplicate-key", "unknown-key", "invalid-value"].contains(id)
  }

  package static let alwaysErrorHelp = "correct the file: what such a mistake is about cannot be read"
}

extension Diagnostic {
  /// It keeps a part of the file from being read.
  var isReaderError: Bool { Rule.named(rule)?.isAlwaysError == true }
}
