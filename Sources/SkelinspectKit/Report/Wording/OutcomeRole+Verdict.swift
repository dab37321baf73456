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

extension OutcomeRole {
  /// `2 lines`, `3 + 3 rows`, `stays visible`.
  var words: String {
    switch self {
    case .lines(let count): count.map { $0.counted("line") } ?? "lines"
    case .cells(let words): words
    case .plain(let plain): plain.rawValue
    }
  }
}
