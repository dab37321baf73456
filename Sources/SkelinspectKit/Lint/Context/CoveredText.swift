/// A label or text view that gets a skeleton of its own, and what its lines come from.
struct CoveredText: Sendable {
  let lines: TextLines
  /// Points; a side is nil where the file does not surely say it.
  let size: PartialSize

  var style: TextStyle { lines.style }

  /// Top and bottom together, in points.
  var verticalPadding: Double { style.padding.top + style.padding.bottom }

  /// The most lines that a height holds, at least 1; nil where their own height follows from their number.
  func linesFitting(_ height: Double) -> Int? {
    guard style.lineHeight != .relativeToConstraints, lines.pitch > 0 else { return nil }
    let fitting = ((height - verticalPadding + style.spacing) / lines.pitch).rounded(.down)
    return fitting < Double(TextStyle.maximumLines) ? Int(max(fitting, 1)) : nil
  }
}

extension RuleContext {
  /// Nil for any view that is not a label or text view, or gets no skeleton of its own.
  func coveredText(_ view: ViewIndex) -> CoveredText? {
    let given = inspection.presence.cellSizes[view]
    guard isCoveredLeaf(view), let lines = TextLines(of: view, in: hierarchy, frame: given) else {
      return nil
    }
    let says = { (side: OwnConstraint.Side) in given != nil || self.hierarchy.says(side, of: view) }
    let size = PartialSize(
      width: says(.width) ? lines.sizeBefore.width : nil,
      height: says(.height) ? lines.sizeBefore.height : nil)
    return CoveredText(lines: lines, size: size)
  }

  /// The labels and text views that may have more than one line, in document order: a label has one unless
  /// it says otherwise.
  var multilineTexts: [ViewIndex] {
    views(of: .label, .textView).filter {
      hierarchy.views[$0].family == .textView || hierarchy.says(.numberOfLines, of: $0)
        || hierarchy.says(.skeletonTextNumberOfLines, of: $0)
    }
  }

  /// The key by which a label or text view says how many lines its skeleton has.
  func lineCountKey(of view: ViewIndex) -> ViewKey {
    hierarchy.integer(.skeletonTextNumberOfLines, of: view) == nil
      ? .numberOfLines : .skeletonTextNumberOfLines
  }

  /// Whether a covered view, or one around it, is hidden while the skeleton shows.
  func isHidden(_ view: ViewIndex) -> Bool {
    hierarchy.outwards(from: view).contains(where: inspection.isHidden)
  }

  /// Whether nobody sees a view while the skeleton shows, because it or one around it is hidden.
  func isInvisible(_ view: ViewIndex) -> Bool {
    inspection.nearestHidden(from: view) != nil
  }

  /// What there is to find at views that say a key, and at the texts that have it of the appearance: there it is one
  /// mistake.
  func findings(atTexts key: ViewKey, find: (ViewIndex) -> Finding?) -> [Finding] {
    let others = views(of: .label, .textView).filter { !hierarchy.says(key, of: $0) }
    return views(having: key).compactMap(find) + once(others.compactMap(find))
  }

  /// Of findings that have one cause outside the views the first, with the other views beside it.
  func once(_ findings: [Finding]) -> [Finding] {
    guard let first = findings.first, findings.count > 1 else { return findings }
    return [
      Finding(
        view: first.view, place: first.place, severity: first.severity, message: first.message,
        help: first.help(self, first.fix),
        notes: first.notes + notes("has the same", at: findings.dropFirst().map(\.view)))
    ]
  }
}

extension Double {
  /// `20.5 pt`: points, to a hundredth.
  var inPoints: String { "\(roundedText) pt" }

  var roundedText: String { roundedForReaders.jsonText }

  /// To a hundredth, or to three digits where that would be too coarse.
  var roundedForReaders: Double {
    var scale = 100.0
    while abs(self) * scale < 100, scale < 1e12 { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded.isFinite ? rounded : self
  }
}
