/// What a reader has to know of how a picture looks: what nobody sees, and what is not known.
struct LookRemarks {
  /// Of a skeleton's colour to what it stands on: less is hardly seen.
  private static let leastContrast = 1.1

  let picture: Picture
  let facts: PictureBuilder.CellFacts

  var sentences: [String] { [hatches].compactMap { $0 } + contrasts + outside }

  private var hatches: String? {
    facts.hatched.isEmpty ? nil : "hatched: the file does not say what \(names(facts.hatched)) shows"
  }

  private var contrasts: [String] {
    facts.grounds.sorted { ($0.value.min() ?? 0) < ($1.value.min() ?? 0) }.compactMap { ground, views in
      let ground = ground.color(isDark: picture.colors.isDark)
      let inks = picture.colors.shown.map { $0.over(ground) }
      guard let ink = inks.max(by: { $0.contrast(to: ground) < $1.contrast(to: ground) }) else { return nil }
      let contrast = ink.contrast(to: ground)
      guard contrast < Self.leastContrast else { return nil }
      let ratio = ((contrast * 100).rounded() / 100).jsonText
      return "hard to see: the skeleton of \(names(views)), \(ink.hexText) on \(ground.hexText), "
        + "has a contrast of \(ratio) : 1"
    }
  }

  /// Content that a device would not show.
  private var outside: [String] {
    var (beyond, partly): (Set<ViewIndex>, Set<ViewIndex>) = ([], [])
    for shape in picture.shapes(of: picture.crash == nil ? .after : .before)
    where shape.content.isSeen && !shape.isHidden && shape.clip == nil {
      var rects = [shape.frame]
      // Less of a view than its frame may be covered.
      if case .skeleton(let skeleton) = shape.content { rects = skeleton.rects }
      rects = rects.filter { $0.width > 0 && $0.height > 0 }
      guard !rects.allSatisfy(picture.screen.grown(by: 0.5).contains) else { continue }
      if rects.contains(where: { $0.touches(picture.screen) }) {
        partly.insert(shape.view)
      } else {
        beyond.insert(shape.view)
      }
    }
    return [(beyond, "outside"), (partly.subtracting(beyond), "partly outside")].compactMap { views, how in
      views.isEmpty ? nil : "\(how) the screen: \(names(views))"
    }
  }

  private func names(_ views: Set<ViewIndex>) -> String {
    let first = views.sorted().prefix(2).map(picture.hierarchy.name(of:)).joined(separator: ", ")
    return views.count > 2 ? "\(first) and \((views.count - 2).counted("more view"))" : first
  }
}

extension PictureColors {
  /// Those that a skeleton has over time.
  fileprivate var shown: [Color] {
    if isGradient { return gradient }
    guard style == .animatedSolid else { return [solid] }
    return [solid] + pulse.stretches.flatMap { $0.keys.map { Color(numbers: $0.numbers) } }
  }
}

extension SchemeColor {
  /// Of names on this ground; nil where the style sheet's is legible on it.
  var nameInk: SchemeColor? {
    let (onLight, onDark) = (light.nameInk(.light), dark.nameInk(.dark))
    guard onLight != nil || onDark != nil else { return nil }
    return SchemeColor(
      onLight ?? Color(hexText: SVGTheme.light.faintWords) ?? light,
      onDark ?? Color(hexText: SVGTheme.dark.faintWords) ?? dark)
  }
}

extension Color {
  /// What large letters need.
  private static let leastContrastOfNames = 3.0

  fileprivate func nameInk(_ theme: SVGTheme) -> Color? {
    let own = Color(hexText: theme.faintWords)
    if let own, own.contrast(to: self) >= Self.leastContrastOfNames { return nil }
    let inks = [SVGTheme.light, .dark].compactMap { Color(hexText: $0.words) }
    return inks.max { $0.contrast(to: self) < $1.contrast(to: self) }
  }

  /// As WCAG 2 has it, from 1 to 21; of opaque colours.
  fileprivate func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ component: Double) -> Double {
      let part = min(max(component, 0), 1)
      return part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// To the power of 2.4: its square, times the fifth root of that, which Newton's method finds.
  private static func power(_ number: Double) -> Double {
    let square = number * number
    let root = (0..<12).reduce(1.0) { root, _ in (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
