/// How a view's layer differs while its role stays.
enum DrawingWords {
  static func text(_ before: Layer, _ now: Layer) -> String {
    var facts: [String] = []
    if before.bounds != now.bounds {
      facts.append(bounds(before.bounds, now.bounds, ofLines: now.lines != nil))
    }
    if before.cornerRadius != now.cornerRadius {
      facts.append(
        "corner radius \(before.cornerRadius?.roundedText ?? "unknown") → \(now.cornerRadius?.roundedText ?? "unknown")"
      )
    }
    if before.color != now.color {
      facts.append("colour \(before.color ?? "none") → \(now.color ?? "none")")
    }
    if before.alpha != now.alpha {
      facts.append("opacity \((before.alpha ?? 1).roundedText) → \((now.alpha ?? 1).roundedText)")
    }
    if let radius = before.lineCornerRadius, let other = now.lineCornerRadius, radius != other {
      facts.append("the lines' corner radius \(radius.roundedText) → \(other.roundedText)")
    }
    if before.lines != now.lines { facts += lines(before.lines, now.lines) }
    return "drawn differently: " + facts.joined(separator: ", ")
  }

  private static func bounds(_ before: Rect?, _ now: Rect?, ofLines isLines: Bool) -> String {
    guard let before, let now, before.width == now.width, before.height == now.height else {
      return "\(CountWords.size(before)) → \(CountWords.size(now))"
    }
    guard isLines else { return "its bounds begin at x = \(now.x.roundedText), not \(before.x.roundedText)" }
    return now.x == 0
      ? "its lines are no longer \(before.x.inPoints) to its left"
      : "its lines are \(now.x.inPoints) to its left"
  }

  private static func lines(_ before: [Rect]?, _ now: [Rect]?) -> [String] {
    guard let before, let now, let first = before.first, let other = now.first, let last = before.last,
      let otherLast = now.last
    else { return [before == nil ? "its lines are known now" : "its lines are no longer known"] }
    var facts: [String] = []
    if first.height != other.height {
      facts.append("lines \(first.height.roundedText) → \(other.height.roundedText) high")
    }
    if last.width != otherLast.width {
      facts.append("last line \(last.width.roundedText) → \(otherLast.width.roundedText) wide")
    }
    return facts.isEmpty ? ["its lines stand elsewhere"] : facts
  }
}
