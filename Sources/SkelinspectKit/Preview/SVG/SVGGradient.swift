/// A `linearGradient`; every shape has one of its own, in the unit square of its layer (rule G3).
struct SVGGradient {
  /// In CSS, first to last.
  let colors: [String]

  func still(_ id: String) -> String { element(id, .still, moving: "") }

  /// 1.5 seconds, ease-in (rule G4).
  func sliding(_ id: String, _ direction: ShowSettings.Direction) -> String {
    let (from, to) = GradientPoints.slide(direction)
    let values = [
      ("x1", from.x1, to.x1), ("y1", from.y1, to.y1), ("x2", from.x2, to.x2), ("y2", from.y2, to.y2),
    ]
    let moving = values.filter { $0.1 != $0.2 }.map { name, start, end in
      "<animate attributeName=\"\(name)\" values=\"\(start.jsonText);\(end.jsonText)\" dur=\"1.5s\""
        + " calcMode=\"spline\" keyTimes=\"0;1\" keySplines=\".42 0 1 1\" repeatCount=\"indefinite\"/>"
    }
    return element(id, from, moving: moving.joined())
  }

  private func element(_ id: String, _ points: GradientPoints, moving: String) -> String {
    let last = Double(max(colors.count - 1, 1))
    let stops = zip(0..., colors).map { index, color in
      "<stop offset=\"\((Double(index) / last).jsonText)\" style=\"stop-color:\(color)\"/>"
    }
    return
      "<linearGradient id=\"\(id)\" x1=\"\(points.x1.jsonText)\" y1=\"\(points.y1.jsonText)\""
      + " x2=\"\(points.x2.jsonText)\" y2=\"\(points.y2.jsonText)\">\(moving)\(stops.joined())</linearGradient>"
  }
}
