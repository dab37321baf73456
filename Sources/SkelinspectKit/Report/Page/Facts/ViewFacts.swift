/// What is known of a view, fact by fact: what it measures, what covers it and why so, and what says each.
struct ViewFacts {
  enum Origin: Equatable {
    case none
    /// Of the file that describes the view.
    case line(Int)
    case words(String)
  }

  struct Fact: Equatable {
    let name: String
    let text: String
    var origin = Origin.none
  }

  private let inspection: Inspection
  private let names: ViewNaming
  /// Of every skeleton.
  private let colors: Fact?
  private var hierarchy: Hierarchy { inspection.hierarchy }

  init(_ inspection: Inspection, _ names: ViewNaming) {
    (self.inspection, self.names) = (inspection, names)
    colors = inspection.outcome == nil ? Self.colors(inspection.hierarchy) : nil
  }

  func facts(of view: ViewIndex) -> [Fact] {
    let words = ExplanationWords(Explanation(of: view, in: inspection, seeksChange: false), names)
    let file = hierarchy.fileName(of: view).shortenedPath
    var facts = [Fact(name: "place", text: file, origin: .line(names.position(of: view).line))]
    if let frame = hierarchy.frame(of: view) {
      let corner = "\(frame.x.roundedText), \(frame.y.roundedText)"
      let text = "\(corner), \(frame.width.roundedText) × \(frame.height.inPoints)"
      facts.append(Fact(name: "frame", text: text, origin: origin(.frame, of: view)))
    }
    if hierarchy.evidence?.facts[view]?.contains(where: { $0.key == .isSkeletonable }) != true,
      let isMarked = hierarchy.boolean(.isSkeletonable, of: view)
    {
      let origin = origin(.isSkeletonable, of: view)
      facts.append(Fact(name: "isSkeletonable", text: "\(isMarked)", origin: origin))
    }
    facts += skeleton(of: view, words)
    facts += words.codeFacts.map { Fact(name: $0.name, text: $0.text) }
    return facts + words.notes.map { Fact(name: "note", text: $0) }
  }

  private func skeleton(of view: ViewIndex, _ words: ExplanationWords) -> [Fact] {
    let lines = LineReckoning(of: view, in: inspection)
    let numbers = words.numbers.map { number in
      let key = number.name == "lines" ? lines?.key : nil
      return Fact(name: number.name, text: number.text, origin: key.map { origin($0, of: view) } ?? .none)
    }
    guard inspection.draws(view) else { return numbers }
    var facts: [Fact] = []
    let size = words.explanation.layerSize
    if size.width != nil, size.height != nil {
      facts.append(Fact(name: "skeleton", text: CountWords.points(size)))
    }
    facts += numbers
    if let lines, !lines.isPrinted { facts.append(height(of: lines, in: view)) }
    return facts + look(of: view)
  }

  private func height(of lines: LineReckoning, in view: ViewIndex) -> Fact {
    if lines.style.isLineHeightOpen { return Fact(name: "line height", text: "not known: code sets it") }
    let how =
      switch lines.style.lineHeight {
      case .fixed: ""
      case .relativeToFont: ", as its font's"
      case .relativeToConstraints: ", by its height constraint"
      }
    let usual = Appearance()
    let isUsual =
      hierarchy.appearance.textLineHeight == nil
      && hierarchy.appearance.multilineHeight == usual.multilineHeight
    return Fact(
      name: "line height", text: lines.lines.lineHeight.inPoints + how,
      origin: origin([.skeletonTextLineHeight, .useFontLineHeight], of: view, isUsual: isUsual))
  }

  /// The colour and the corner of what covers it.
  private func look(of view: ViewIndex) -> [Fact] {
    guard let layer = inspection.verdict(of: view).layer else { return [] }
    var facts: [Fact] = []
    if let colors {
      facts.append(colors)
    } else if let color = layer.color
      ?? (layer.gradient.isEmpty ? nil : layer.gradient.joined(separator: ", "))
    {
      facts.append(Fact(name: "colour", text: color))
    }
    guard let radius = layer.lineCornerRadius ?? layer.cornerRadius else { return facts }
    if inspection.outcome != nil { return facts + [Fact(name: "corner radius", text: radius.inPoints)] }
    let (usual, appearance) = (Appearance(), hierarchy.appearance)
    let (key, isUsual) =
      layer.lineCornerRadius == nil
      ? (ViewKey.skeletonCornerRadius, usual.skeletonCornerRadius == appearance.skeletonCornerRadius)
      : (.linesCornerRadius, usual.multilineCornerRadius == appearance.multilineCornerRadius)
    let origin = origin([key], of: view, isUsual: isUsual)
    return facts + [Fact(name: "corner radius", text: radius.inPoints, origin: origin)]
  }

  /// In the file's style, and in both appearances where they differ.
  private static func colors(_ hierarchy: Hierarchy) -> Fact {
    let (show, appearance, usual) = (hierarchy.show, hierarchy.appearance, Appearance())
    let isGradient = show.style.isGradient
    if show.open[isGradient ? .gradient : .color] != nil {
      return Fact(name: "colour", text: "not known: code gives it to show")
    }
    let texts = [false, true].map { isDark in
      let colors =
        isGradient
        ? Palette.colors(of: show.gradient ?? appearance.gradient, isDark: isDark)
        : [Palette.resolve(show.color ?? appearance.tintColor, isDark: isDark)]
      return colors.map(\.hexText).joined(separator: ", ")
    }
    let isGiven = isGradient ? show.gradient != nil : show.color != nil
    let isUsual =
      isGradient ? appearance.gradient == usual.gradient : appearance.tintColor == usual.tintColor
    return Fact(
      name: "colour", text: texts[0] == texts[1] ? texts[0] : "\(texts[0]); in dark mode \(texts[1])",
      origin: isGiven ? .words("given to show") : usualOrigin(isUsual))
  }
}

/// What says a fact.
extension ViewFacts {
  /// The first of some keys that the view has, else what holds for all views.
  private func origin(_ keys: [ViewKey], of view: ViewIndex, isUsual: Bool) -> Origin {
    keys.first { hierarchy.says($0, of: view) }.map { origin($0, of: view) } ?? Self.usualOrigin(isUsual)
  }

  private static func usualOrigin(_ isUsual: Bool) -> Origin {
    .words(isUsual ? "by default" : "SkeletonAppearance.default")
  }

  private func origin(_ key: ViewKey, of view: ViewIndex) -> Origin {
    guard hierarchy.says(key, of: view) || key == .frame else { return .none }
    let place = hierarchy.place(of: key, in: view)
    return place.fileName == hierarchy.fileName(of: view)
      ? .line(place.position.line) : .words(place.fileAndLine)
  }
}
