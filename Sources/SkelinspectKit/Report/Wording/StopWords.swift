/// Why recursion stops, in clauses in which `it` is the view that the sentence is about.
struct StopWords {
  private let names: ViewNaming
  private let view: ViewIndex

  init(_ names: ViewNaming, about view: ViewIndex) {
    (self.names, self.view) = (names, view)
  }

  /// `it`, or the name of another view with its line.
  func subject(_ other: ViewIndex) -> String { other == view ? "it" : names.placed(other) }

  func clause(_ stop: Stop) -> String {
    let subject = subject(stop.view)
    return switch stop.reason {
    case .notSkeletonable: "\(subject) is \(names.hierarchy.unmarked(stop.view))"
    case .outsideContentView: "\(subject) is outside the contentView"
    case .notArranged: "\(subject) is not arranged"
    case .noWindow: "\(subject) has no window when show is called"
    case .contentViewIgnored: "its own flag is never read"
    case .unknownShow: "nothing is known to show it"
    case .notShown where names.hierarchy.evidence?.loader != nil && names.hierarchy.show.roots.isEmpty:
      "nothing in its file is shown by itself"
    case .notShown where names.isAbout(owner: stop, ofCellAround: view): "nothing shows \(subject)"
    case .notShown: "nothing shows it"
    case .rootNotSkeletonable, .alreadyActive: "show on \(subject) does nothing"
    case .unredacted: "unredacted on \(subject) removes the redaction"
    case .notRedacted: "no redaction reaches it"
    case .neverRedacted where names.hierarchy.holdsUnknown(view):
      "a redaction reaches it, and what it does to the views in it is not known"
    case .neverRedacted where holdsViews: "a redaction reaches it, and covers nothing in it"
    case .neverRedacted:
      "a redaction reaches it, and \(names.hierarchy.typeName(of: view).shortened.withArticle) stays as it is"
    case .unknownType where names.hierarchy.isInPlaceholder(view):
      "\(names.hierarchy.typeName(of: view).quoted) is not a known view: whether it is a skeleton is not known"
    case .unknownType:
      "\(names.hierarchy.typeName(of: view).quoted) is not a known view: what redaction does to it is not known"
    case .unknownOverlay where names.hierarchy.system == .layers:
      "whether a layer of \(names.placed(stop.view)) covers it is not known"
    case .unknownOverlay: "whether \(names.placed(stop.view)) over it covers it is not known"
    case .unknownRedaction: "which redaction reaches it is not known"
    case .unknownVisibility: "whether \(subject) is seen while it loads is not known"
    case .unknownColor: "its colour does not say whether it is a placeholder"
    case .handMade: "it is a placeholder drawn by hand"
    }
  }

  private var holdsViews: Bool {
    let kind = names.hierarchy.swiftUI?.kinds[view]
    return kind == .container || kind == .control
  }

  /// `because it is not skeletonable`: why show does nothing on a root.
  func silence(_ stop: Stop) -> String {
    stop.reason == .alreadyActive
      ? "because a view in it is covered by an earlier show"
      : "because it is \(names.hierarchy.unmarked(stop.view))"
  }

  /// What an unmarked view keeps recursion from; nil where nothing marked lies below it.
  var gap: String? {
    let marked = names.hierarchy.markedCount(below: view)
    guard marked > 0 else { return nil }
    return "\(names.hierarchy.unmarked(view)), so recursion stops here and \(Self.loss(marked)) below"
  }

  /// `never reaches 2 marked views`.
  static func loss(_ marked: Int) -> String { "never reaches \(marked.counted("marked view"))" }
}

extension ViewNaming {
  /// Whether what stops recursion does so before it comes to the table or collection of a cell, header or footer.
  func isAbout(owner stop: Stop?, ofCellAround view: ViewIndex) -> Bool {
    guard let stop, let cell = hierarchy.template(around: view), let owner = hierarchy.views[cell].parent
    else {
      return false
    }
    let isMissing = stop.reason == .notShown || stop.reason == .unknownShow
    return isMissing ? stop.view == owner : hierarchy.outwards(from: owner).contains(stop.view)
  }
}

extension Hierarchy {
  /// `not skeletonable`: what a view is that show does not find marked.
  func unmarked(_ view: ViewIndex) -> String {
    evidence?.late[view]?.rawValue
      ?? (mayMarkItself(view) ? "of a class that was not read and may mark it" : "not skeletonable")
  }

  /// `its class was not read`: of one that may mark its view.
  func unread(_ view: ViewIndex, _ name: String) -> String {
    evidence?.unread.contains(view) == true
      ? "\(name) was not read" : "what \(name) inherits from was not read"
  }

  /// Whether it cannot be told if a view stays visible.
  func isDoubtful(_ role: Role, _ stop: Stop?, of view: ViewIndex) -> Bool {
    if let stop, stop.view == view, stop.reason == .notSkeletonable, mayMarkItself(view),
      system == .skeletonView
    {
      return role == .uncovered || role == .unreached
    }
    guard let reason = stop?.reason, role == .uncovered || role == .unknown else { return false }
    return reason.isDoubt || reason == .neverRedacted && holdsUnknown(view)
  }

  /// Whether a view holds one of which nobody knows what redaction does to it, as far as one looks.
  func holdsUnknown(_ view: ViewIndex) -> Bool {
    guard let kinds = swiftUI?.kinds, kinds[view] == .container || kinds[view] == .control else {
      return false
    }
    return kinds[view..<min(views[view].end, view + 500)].contains(.unknown)
  }

  /// Whether it is called a placeholder, or stands in what is.
  func isInPlaceholder(_ view: ViewIndex) -> Bool {
    swiftUI.map { facts in outwards(from: view).contains { facts[$0].isPlaceholder } } ?? false
  }

  /// Those that could show: a contentView is passed through, whatever its flag.
  func markedCount(below view: ViewIndex) -> Int {
    (view + 1..<views[view].end).count { views[$0].isSkeletonable && !isPassedThrough($0) }
  }
}

extension String {
  /// `a Spacer`, `an Image`.
  var withArticle: String {
    let isVowel = first.map { "AEIOUaeiou".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + self
  }
}
