/// What is known of one view, as names and texts: what it measures, why it has its lines, how it looks, who says so.
struct PageDetails {
  /// Views beyond these have none: a page has room for what one looks at.
  private static let maximum = 2_000

  private let inspection: Inspection
  private var hierarchy: Hierarchy { inspection.hierarchy }

  init(_ inspection: Inspection) { self.inspection = inspection }

  func json(of view: ViewIndex) -> OrderedJSON? {
    if view >= Self.maximum { return nil }
    let facts =
      [("frame", frame(of: view)), ("place", place(of: view))] + skeleton(of: view) + look(of: view)
    return .list(facts.flatMap { [.text($0.0), .text($0.1)] }, .packed)
  }

  private func frame(of view: ViewIndex) -> String {
    guard let frame = hierarchy.frame(of: view) else { return "none in the file" }
    return
      "\(frame.x.roundedText), \(frame.y.roundedText), \(frame.width.roundedText) × \(frame.height.inPoints)"
  }

  private func place(of view: ViewIndex) -> String {
    let place = hierarchy.place(of: view)
    let origin =
      switch hierarchy.origin(of: view) {
      case .said: "as the file says"
      case .presumed: "as the file says; code may change it"
      case .printed, .dumped: "as it was printed"
      case .code: "as code says"
      case .live: "as the app captured it"
      }
    return "\(place.fileName.shortenedPath.escapedForTerminal):\(place.position.line) (\(origin))"
  }

  private func skeleton(of view: ViewIndex) -> [(String, String)] {
    guard inspection.draws(view), inspection.outcome == nil else { return [] }
    let layer = inspection.layer(of: view)
    let colors =
      inspection.hierarchy.show.style == .solid ? layer.color : layer.gradient.joined(separator: ", ")
    var facts = [("skeleton", colors ?? "of no colour of its own")]
    if let lines = LineReckoning(of: view, in: inspection) {
      facts.append(("lines", lines.words))
      facts.append(
        ("line height", lines.style.isLineHeightOpen ? "not known" : lines.lines.lineHeight.inPoints))
    }
    if let radius = layer.lines == nil ? layer.cornerRadius : layer.lineCornerRadius, radius > 0 {
      facts.append(("corner radius", radius.inPoints))
    }
    return facts
  }

  private func look(of view: ViewIndex) -> [(String, String)] {
    var facts: [(String, String)] = []
    for (name, key) in [("background", ViewKey.backgroundColor), ("text colour", .textColor)] {
      if let said = hierarchy.saidColor(key, of: view) {
        facts.append((name, said?.color(isDark: hierarchy.environment.isDark).cssText ?? "not known"))
      }
    }
    if let size = hierarchy.font(of: view)?.pointSize { facts.append(("font", size.inPoints)) }
    return facts
  }
}
