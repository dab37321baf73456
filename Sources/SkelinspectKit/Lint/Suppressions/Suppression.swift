/// One rule that one place of a file asks not to report.
struct Suppression {
  enum Scope {
    /// A line, and the views that begin on it.
    case line
    /// The views that begin on a line, and all below them.
    case subtree
    case file
    /// A view, by its `lint` key.
    case view
  }

  /// What stands for every rule.
  static let all = "all"

  /// A rule's id, or `all`.
  let rule: String
  let scope: Scope
  /// Where the id stands.
  let place: Place
  let reason: String?
  /// Findings about the suppressions beside it are hidden too.
  let hidesUnused: Bool
}

extension Suppression {
  func unused(_ severity: Diagnostic.Severity) -> Diagnostic {
    let area =
      switch scope {
      case .line: "here"
      case .subtree: "here or below"
      case .file: "in this file"
      case .view: "at this view"
      }
    let message =
      rule == Self.all ? "no rule has anything to report \(area)" : "\(rule) has nothing to report \(area)"
    return .unusedSuppression("\(message): this ignore hides nothing", severity, at: place, help: "remove it")
  }
}

extension Diagnostic {
  static func unusedSuppression(
    _ message: String, _ severity: Severity, at place: Place, help: String
  ) -> Diagnostic {
    Diagnostic(Rule.unusedSuppression.id, severity, message, at: place, help: help)
  }
}

/// A suppression that can hide nothing, however the file changes.
struct BrokenSuppression {
  enum Mistake {
    case unknownDirective(String)
    case noRule
    case unknownRule(String, meant: String?)
    /// A rule whose findings keep the file from being read.
    case unreadable(String)
  }

  let mistake: Mistake
  let place: Place
  let isComment: Bool
  let hidesUnused: Bool

  func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    switch mistake {
    case .unknownDirective(let name):
      .unusedSuppression(
        "\(name.quoted) means nothing", severity, at: place,
        help: "write skelinspect:ignore, skelinspect:ignore-subtree or skelinspect:ignore-file")
    case .noRule:
      .unusedSuppression(
        "this ignore names no rule", severity, at: place, help: "write the rule's id after it, or all")
    case .unknownRule(let name, let meant):
      .unusedSuppression(
        "there is no rule \(name.quoted)", severity, at: place,
        help: meant.map { "did you mean '\($0)'?" }
          ?? (isComment ? "write a rule's id, and -- before a reason" : "write a rule's id"))
    case .unreadable(let rule):
      .unusedSuppression(
        "\(rule) cannot be ignored: a file with such an error is not read", severity, at: place,
        help: "remove it")
    }
  }
}
