/// One rule that one place of a file asks not to report.
struct Suppression {
  /// What stands for every rule.
  static let all = "all"

  /// A rule's id, or `all`.
  let rule: String
  /// What a comment says; nil for a `lint` key, which speaks of its view.
  let directive: SuppressionComment.Directive?
  /// The lines that a comment speaks of, in order.
  let targets: [Range<Int>]
  /// Where the id stands.
  let place: Place
  let reason: String?
  /// Findings about the suppressions beside it are hidden too.
  let hidesUnused: Bool
  /// What takes it out of the text; empty where that is not known.
  var removal: [TextEdit] = []

  var ifUnused: UselessSuppression {
    let area =
      switch directive {
      case .ignore: "here"
      case .ignoreSubtree: "here or below"
      case .ignoreFile: "in this file"
      case nil: "at this view"
      }
    let lack = rule == Self.all ? "no rule has anything to report" : "\(rule) has nothing to report"
    return UselessSuppression(
      message: "\(lack) \(area): this ignore hides nothing", help: "remove it", place: place,
      hidesUnused: hidesUnused, removal: removal)
  }
}

/// A suppression that hides nothing, or cannot, however the file changes.
struct UselessSuppression {
  let message: String
  let help: String
  let place: Place
  /// Findings about the suppressions beside it are hidden too.
  let hidesUnused: Bool
  /// What takes it out of the text; empty where that is not known.
  var removal: [TextEdit] = []
}
