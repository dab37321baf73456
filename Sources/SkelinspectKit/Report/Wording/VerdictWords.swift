/// What show makes of a view, in the few words that stand after its name.
struct VerdictWords {
  /// `2 lines`, `block 80 × 80`, `3 rows` …
  let role: String
  /// Why recursion stops, or what else matters; begins with its own separator, and is escaped.
  let explanation: String

  init(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) {
    let outcome = ViewOutcome(verdict, of: view, names)
    role = Self.role(verdict, outcome.role, of: view, names) + outcome.times
    explanation = outcome.explanation
  }

  private static func role(
    _ verdict: Verdict, _ role: OutcomeRole, of view: ViewIndex, _ names: ViewNaming
  ) -> String {
    let hierarchy = names.hierarchy
    let isSkeletonView = hierarchy.system == .skeletonView
    switch role {
    case .lines(let count):
      let shift = ShiftWords.afterLines(of: view, width: verdict.layer?.bounds?.width, in: hierarchy)
      guard count == nil, verdict.count != 0 else { return role.words + shift }
      let size = verdict.layer?.bounds == nil ? ", size unknown" : ""
      return OutcomeRole.lines(hierarchy.linesWithoutSize(of: view)).words + size + shift
    case .plain(.block):
      if let bounds = verdict.layer?.bounds {
        return "block \(bounds.width.jsonText) × \(bounds.height.jsonText)"
      }
      let hasNone = isSkeletonView ? verdict.count == 0 : hierarchy.system == .swiftUI && verdict.layer == nil
      return hasNone ? role.words : "block, size unknown"
    // That nobody knows its flag is said once for all views.
    case .plain(.notKnown) where !hierarchy.knowsFlags:
      return hierarchy.frame(of: view).map { CountWords.size($0) } ?? "size unknown"
    case .cells, .plain: return role.words
    }
  }
}

extension Hierarchy {
  /// How many lines a view gets, whatever its size; nil where that decides, or is not known.
  fileprivate func linesWithoutSize(of view: ViewIndex) -> Int? {
    guard case .lines(let count)? = TextLines(of: view, in: self, frame: nil)?.amount else { return nil }
    return count
  }
}

extension OutcomeRole {
  init(_ verdict: Verdict, of view: ViewIndex, in hierarchy: Hierarchy) {
    if verdict.crash != nil {
      self = .plain(.wouldCrash)
      return
    }
    guard hierarchy.system == .skeletonView else {
      self = .plain(Plain(ofOtherSystem: verdict, of: view, in: hierarchy))
      return
    }
    self =
      switch verdict.role {
      case _ where hierarchy.isDoubtful(verdict.role, verdict.stop, of: view): .plain(.notKnown)
      case .lines where verdict.isBlank: .plain(.noLine)
      case .lines where verdict.layer?.lines == nil && hierarchy.mayBeBlock(view): .plain(.linesOrBlock)
      case .lines: .lines(verdict.layer?.lines?.count)
      case .block: .plain(.block)
      case .collection where verdict.cells?.isEmpty != false: .plain(.noDummyCells)
      case .collection:
        .cells(CountWords.cells(verdict.cells ?? [], hierarchy.views[view].family.cellNoun))
      case .container: .plain(.container)
      case .uncovered where verdict.stop == nil: .plain(.passedThrough)
      case .uncovered:
        .plain(verdict.isHidden || hierarchy.isVisibilityOpen(view) ? .notCovered : .staysVisible)
      case .underBlock: .plain(.underBlock)
      case .unreached where verdict.stop?.view == view && verdict.stop?.reason == .contentViewIgnored:
        .plain(.passedThrough)
      case .unreached: .plain(.notReached)
      case .unknown where !hierarchy.knowsFlags: .plain(.notKnown)
      case .unknown where hierarchy.isOfUnreadClass(view): .plain(.anyRole)
      case .unknown:
        .plain(
          TextLines(of: view, in: hierarchy, frame: nil) == nil ? .blockOrContainer : .linesOrContainer)
      }
  }

  /// `2 lines`, `3 + 3 rows`, `stays visible`.
  var words: String {
    switch self {
    case .lines(let count): count.map { $0.counted("line") } ?? "lines"
    case .cells(let words): words
    case .plain(let plain): plain.rawValue
    }
  }
}

extension OutcomeRole.Plain {
  /// Of SwiftUI's views, or of layers by hand.
  fileprivate init(ofOtherSystem verdict: Verdict, of view: ViewIndex, in hierarchy: Hierarchy) {
    self =
      switch verdict.role {
      case .lines: verdict.count == 0 ? .emptyBar : .bars
      case .block: .block
      case .container: .container
      case .underBlock: .underBlock
      case .unknown where hierarchy.system == .layers && verdict.isHidden: .notCovered
      case .unknown where hierarchy.system == .layers && verdict.stop?.reason != .unknownVisibility:
        .perhapsCovered
      case _ where hierarchy.isDoubtful(verdict.role, verdict.stop, of: view): .notKnown
      case .uncovered, .unreached, .collection, .unknown: verdict.isHidden ? .notCovered : .staysVisible
      }
  }
}

extension ViewOutcome {
  init(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) {
    let hierarchy = names.hierarchy
    let isInCell = hierarchy.views[view].flags.contains(.isInTemplate)
    role = OutcomeRole(verdict, of: view, in: hierarchy)
    // Said where it is not one: at the template itself, at what it covers, and at what a loop makes. Another system
    // counts what it covers only.
    let isCounted =
      hierarchy.system == .skeletonView
      ? (isInCell || verdict.count != 1) && !names.isAbout(owner: verdict.stop, ofCellAround: view)
      : verdict.isCovered && (isInCell || verdict.count != 1 && verdict.count != 0)
    times = isCounted && !verdict.isLeftAlone ? CountWords.times(verdict.count) : ""
    reason = Self.reason(verdict, of: view, names).escapedForTerminal
    isHidden = verdict.isHidden
  }

  private static func reason(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String {
    if names.hierarchy.system != .skeletonView { return otherSystem(verdict, of: view, names) ?? "" }
    // It is reached, and nobody knows what is in it.
    let isOpen = verdict.role == .unknown && names.hierarchy.knowsFlags
    let kid = names.hierarchy.evidence?.openViews[view] == nil ? names.hierarchy.openKid(of: view) : nil
    let doubt =
      names.hierarchy.isOfUnreadClass(view)
      ? "its class was not read"
      : kid.map { names.hierarchy.unread($0, "the class of \(names.name($0))") }
        ?? "what code puts into it is not known"
    return [stop(verdict, of: view, names), isOpen ? doubt : nil].compactMap(\.self).joined(separator: ", ")
  }

  private static func otherSystem(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard verdict.role == .uncovered || verdict.role == .unknown, let stop = verdict.stop else { return nil }
    // A hierarchy that nothing redacts says so once, and not at every view.
    return stop.reason == .notRedacted ? nil : StopWords(names, about: view).clause(stop)
  }

  /// Of what nobody marked only what keeps recursion from something marked.
  private static func stop(_ verdict: Verdict, of view: ViewIndex, _ names: ViewNaming) -> String? {
    guard let stop = verdict.stop else {
      return verdict.role == .unreached ? "no show call reaches it" : nil
    }
    let words = StopWords(names, about: view)
    let isSelf = stop.view == view
    if names.hierarchy.isDoubtful(verdict.role, stop, of: view) {
      return names.hierarchy.unread(view, "its class")
    }
    if stop.reason == .notShown, let header = names.hierarchy.template(around: view),
      names.hierarchy.staysVisible(header)
    {
      return view == header ? "it stays visible as the app's own code gives it" : nil
    }
    // Of what code marks, but too late.
    let late = isSelf && names.hierarchy.evidence?.late[view] != nil ? words.clause(stop) : nil
    if verdict.role == .uncovered { return words.gap ?? late }
    if verdict.role == .underBlock, !verdict.isSkeletonable {
      guard isSelf, let gap = words.gap else { return late }
      return stop.reason == .notSkeletonable ? gap : words.clause(stop)
    }
    let isSaid: Bool
    switch stop.reason {
    case .contentViewIgnored: isSaid = isSelf
    case .notSkeletonable: isSaid = verdict.isSkeletonable
    case .outsideContentView, .notArranged: isSaid = isSelf || verdict.isSkeletonable
    case .rootNotSkeletonable, .alreadyActive:
      if isSelf { return "show does nothing, " + words.silence(stop) }
      isSaid = verdict.isSkeletonable
    case .noWindow, .notShown, .unknownShow, .unredacted, .notRedacted, .neverRedacted, .unknownType,
      .unknownOverlay, .unknownRedaction, .unknownVisibility, .unknownColor, .handMade:
      isSaid = true
    }
    return isSaid ? words.clause(stop) : nil
  }
}
