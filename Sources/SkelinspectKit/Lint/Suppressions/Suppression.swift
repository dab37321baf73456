/// One rule that one place of a file asks not to report.
struct Suppression {
  /// What it speaks of.
  enum Spot: Hashable {
    /// The view that has this `lint` key.
    case key(Node)
    case line(Range<Int>)
    /// The views that begin on a line, with all below them.
    case subtree(Range<Int>)
    case file
  }

  /// What stands for every rule.
  static let all = "all"

  /// A rule's id, or `all`.
  let rule: String
  let spots: [Spot]
  /// Where the id stands.
  let place: Place
  let reason: String?
  /// Findings about the suppressions beside it are hidden too.
  let hidesUnused: Bool
  /// What takes it out of the text; empty where that is not known.
  var removal: [TextEdit] = []

  /// Where it hides nothing.
  var ifUnused: Diagnostic {
    let area =
      switch spots.first {
      case .key: "at this view"
      case .subtree: "here or below"
      case .file: "in this file"
      case .line, nil: "here"
      }
    let lack = rule == Self.all ? "no rule has anything to report" : "\(rule) has nothing to report"
    return Diagnostic(
      Rule.unusedSuppression.id, .warning, "\(lack) \(area): this ignore hides nothing", at: place,
      help: "remove it", edits: removal)
  }
}
