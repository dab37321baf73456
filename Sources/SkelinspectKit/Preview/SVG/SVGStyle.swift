/// The style sheet and gradients of a picture: what skeletons are painted with, and how they move.
struct SVGStyle {
  let colors: PictureColors
  let prefix: String
  /// Greys for what other systems than SkeletonView redact.
  var hasPlaceholders = false

  private var theme: SVGTheme { colors.isDark ? .dark : .light }

  /// Rules for the classes of shapes.
  var css: String {
    let p = prefix
    var rules = [
      ".\(p)k{fill:\(fill)\(animation)}",
      ".\(p)o{fill:none;stroke:\(theme.outline)}", ".\(p)a{fill:none;pointer-events:all}",
      ".\(p)c{fill:none;stroke:\(theme.area)}",
      ".\(p)t{fill:\(theme.faintWords);font-family:\(SVGText.fontFamily)}",
      ".\(p)i{fill:\(theme.faintWords);font-family:\(SVGText.fontFamily);font-style:italic}",
      ".\(p)l{fill:\(SchemeColor.label.color(isDark: colors.isDark).cssText);font-family:\(SVGText.fontFamily)}",
      ".\(p)e{fill:none;stroke:\(theme.error);stroke-width:1.5}",
      ".\(p)w{fill:none;stroke:\(theme.warning);stroke-width:1.5;stroke-dasharray:4 2}",
      ".\(p)E{fill:\(theme.error);font-family:\(SVGText.fontFamily)}", ".\(p)W{fill:\(theme.warning)}",
      ".\(p)n{fill:\(theme.badge);font-weight:bold;text-anchor:middle;font-family:\(SVGText.fontFamily)}",
      ".\(p)h{fill:\(theme.words);font-family:\(SVGText.fontFamily)}",
    ]
    if hasPlaceholders { rules.append(".\(p)z{fill:\(theme.placeholder)}") }
    if let pulse { rules.append("@keyframes \(p)p{to{fill:\(pulse.color.cssText)}}") }
    if !animation.isEmpty || colors.style == .animatedGradient && colors.time == nil {
      rules.append("@media print,(prefers-reduced-motion:reduce){.\(p)k{animation:none;fill:\(stillFill)}}")
    }
    return rules.joined()
  }

  /// At rest, and sliding where it does.
  var gradients: String {
    guard colors.isGradient else { return "" }
    let texts = colors.gradient.map(\.cssText)
    let still = SVGGradient.even("\(prefix)g", texts, SVGGradient.still)
    return colors.style == .gradient ? still : still + SVGGradient.even("\(prefix)m", texts, colors.slide)
  }

  private var fill: String {
    switch colors.style {
    case .solid, .animatedSolid: colors.solidNow.cssText
    case .gradient: "url(#\(prefix)g)"
    case .animatedGradient: "url(#\(prefix)m)"
    }
  }

  private var stillFill: String { colors.isGradient ? "url(#\(prefix)g)" : colors.solid.cssText }

  /// The pulse takes a second there and a second back (rule G4). The cross-dissolve before it (rule G5) begins
  /// with nothing: a file that is printed or made a thumbnail of would show that.
  private var animation: String {
    pulse.map { ";animation:\(prefix)p \($0.animation)" } ?? ""
  }

  private var pulse: SVGPulse? { colors.style == .animatedSolid ? SVGPulse(colors) : nil }
}

/// The pulse of `animatedSolid` in CSS.
struct SVGPulse {
  /// That it goes to.
  let color: Color
  /// Behind the name of its keyframes.
  let animation: String

  /// Nil in a still.
  init?(_ colors: PictureColors) {
    guard let stretch = colors.pulse.stretches.first, stretch.keys.count == 3 else { return nil }
    color = Color(numbers: stretch.keys[1].numbers)
    let seconds = stretch.duration * stretch.keys[1].time
    animation = "\(seconds.jsonText)s \(stretch.keys[0].curve.cssText) infinite alternate"
  }
}

extension Color {
  /// `#RRGGBB`, or `rgba()` where it is not opaque: not every program reads eight digits.
  var cssText: String {
    guard alpha < 1 else { return hexText }
    let bytes = [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
    return "rgba(\(bytes.joined(separator: ",")),\(max(alpha, 0).jsonText))"
  }
}
