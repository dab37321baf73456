/// The arithmetic behind rows and items.
extension ExplanationWords {
  /// The dummy data source is there.
  func hasDummySource(_ owner: ViewIndex) -> Bool { explanation.inspection.presence.counts[owner] != nil }

  /// How many dummy cells begin inside the frame, each table for itself.
  func dequeuedCells(of owner: ViewIndex) -> Int? {
    hasDummySource(owner) && hierarchy.hasWindow
      ? DummyCells(of: owner, in: hierarchy).cells(perSection: hierarchy.cellCount(of: owner)) : 0
  }

  /// What the file says; nil: it is divided from sizes.
  func cellCount(saidOf owner: ViewIndex) -> Int? {
    hierarchy.hasAutomaticCount(owner) ? nil : hierarchy.integer(hierarchy.countKey(of: owner), of: owner)
  }

  /// `600 / 44 rounded up is 14 rows (frame height / rowHeight)`.
  func cellReckoning(of view: ViewIndex) -> String {
    let (family, countKey) = (hierarchy.views[view].family, hierarchy.countKey(of: view))
    let sections = hierarchy.numberOfSkeletonSections(of: view)
    let countWord = hierarchy.word(for: countKey, of: view)
    let inEach = CountWords.inEach(ofSections: sections, after: ",")
    if hierarchy.origin == .printed {
      return "how many is not known: a printed tree says neither counts nor sizes"
    }
    if sections == 0 { return "\(hierarchy.word(for: .numberOfSkeletonSections, of: view)) is 0" }
    if hierarchy.evidence?.isUnknown(countKey, of: view) == true {
      return "how many is not known: what \(countWord) returns was not understood"
    }
    if let explicit = cellCount(saidOf: view) { return "\(countWord) is \(explicit)\(inEach)" }
    guard family == .table || hierarchy.hasFlowLayout(view) else {
      return "a layout that is not a flow layout counts 0 items, unless \(countWord) gives a count"
    }
    let side = family == .collection && hierarchy.scrollsHorizontally(view) ? "width" : "height"
    let lengthKey = hierarchy.lengthKey(of: view)
    let (extent, length) = (hierarchy.countedExtent(of: view), hierarchy.cellLength(of: view))
    let key = lengthKey == .itemSize ? "itemSize.\(side)" : lengthKey.rawValue
    let quotient = "\(extent?.roundedText ?? "its \(side)") / \(length.roundedText)"
    let isStandard = hierarchy.says(lengthKey, of: view) ? "" : ", \(length.roundedText) by default"
    let what = "(frame \(side) / \(key)\(isStandard))"
    switch hierarchy.cellCount(of: view) {
    case .unknown where extent != nil && length > 0:
      return
        "how many is not known: code that is not understood may return another count than \(quotient) \(what)"
    case .unknown where extent != nil:
      return "how many is not known: \(quotient) \(what) is not a count, so the app's code sets another"
    case .unknown:
      return "\(quotient), how many is not known: " + lack(of: side, hierarchy.origin(of: view) == .code)
    case .known(0) where hierarchy.evidence?.sizelessTables.contains(view) == true:
      return
        "0, because it has no size yet when show is called, before layout; layout does not count them again"
    case .trap: return "\(quotient) \(what) does not fit an Int"
    case .known(let count):
      let lines = family == .table ? "" : "; SkeletonView counts lines and makes as many items"
      return "\(quotient) rounded up is \(count.counted(family.cellNoun)) \(what)\(inEach)\(lines)"
    }
  }
}

private func lack(of side: String, _ isMade: Bool) -> String {
  isMade ? "no code gives it a \(side)" : "the file gives it no \(side)"
}

/// The arithmetic behind lines.
extension LineReckoning {
  /// `3 lines: numberOfLines is 3; 3 · 15 + 2 · 10 = 65 pt; …`.
  var words: String {
    if isPrinted { return "how many is not known: a printed tree says neither numberOfLines nor sizes" }
    if isRunaway {
      return
        "line height \(lines.lineHeight.roundedText) and spacing \(style.spacing.roundedText) make too many"
    }
    guard let count else { return noLines }
    let parts = [howMany, high(count), total(count), last(count)]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private func high(_ count: Int) -> String? {
    if style.isLineHeightOpen { return nil }
    guard count == 1, style.stretchesSingleLine, let height = lines.size.height else {
      return lines.lineHeight.inPoints + " high" + (count == 1 ? "" : " each")
    }
    return "\(abs(height).inPoints) high, for renderSingleLineAsView stretches it"
  }

  private var howMany: String {
    guard style.numberOfLines <= 0, let room, let roomText else { return reason }
    let rounded = (room / lines.pitch).rounded(.toNearestOrAwayFromZero)
    let sum = "(\(lines.lineHeight.roundedText) + \(style.spacing.roundedText))"
    let least = rounded < 1 ? ", and one is drawn at least" : ""
    return "\(roomText) / \(sum) rounded is \(rounded.roundedText)\(least), for \(reason)"
  }

  private var reason: String {
    let number = style.numberOfLines
    if let key {
      let isUsed = key == .skeletonTextNumberOfLines || number >= 0
      return isUsed ? "\(key.rawValue) is \(number)" : "numberOfLines is \(number)"
    }
    return style.isLabel ? "numberOfLines is 1 by default" : "a text view fills its height"
  }

  /// What several lines take, and whether a label grows for it.
  private func total(_ count: Int) -> String? {
    guard count > 1, let total = textHeight else { return nil }
    let (each, spacing) = (lines.lineHeight.roundedText, style.spacing.roundedText)
    var text = "\(count) · \(each) + \(count - 1) · \(spacing) = \(total.inPoints)"
    if let before = lines.sizeBefore.height, let grown = lines.grownHeight {
      text += ", for which it grows from \(before.roundedText) to \(grown.inPoints) meanwhile"
    } else if let height = lines.size.height {
      text += " of \(height.roundedText)"
    }
    return text
  }

  private func last(_ count: Int) -> String? {
    guard let percent = fillPercent else { return nil }
    let what = count == 1 ? "a single line counts as a last one" : "the last one is"
    let points = lastWidth.flatMap { last in
      lines.size.width.map { " (\(last.roundedText) of \($0.inPoints))" }
    }
    return "\(what)\(count == 1 ? ", " : " ")\(percent) % wide\(points ?? "")"
  }

  /// Why a text is one block, or what is unknown.
  private var noLines: String {
    if style.isCountOpen { return unknown([.skeletonTextNumberOfLines, .numberOfLines]) }
    if style.numberOfLines == 1, style.stretchesSingleLine {
      return "none: renderSingleLineAsView draws a single line as a block"
    }
    if style.isBlock { return "none: \(reason)" }
    if style.isPitchOpen {
      return unknown([
        .skeletonTextLineHeight, .useFontLineHeight, .skeletonLineSpacing, .skeletonPaddingInsets,
      ])
    }
    guard let room = roomText else { return "how many is not known: \(lack(of: "height", isMade))" }
    return "none: \(reason), and \(room) / "
      + "(\(lines.lineHeight.roundedText) + \(style.spacing.roundedText)) rounds to 0"
  }

  /// - Parameter keys: one of them is open.
  private func unknown(_ keys: [ViewKey]) -> String {
    "how many is not known: what code gives \((keys.first(where: isOpen) ?? keys[0]).rawValue) was not understood"
  }

  /// Points that a height leaves for lines.
  private var room: Double? { lines.size.height.map { abs($0) - style.padding.top - style.padding.bottom } }

  /// `120`, or `(120 − 16)` where padding takes some of it.
  private var roomText: String? {
    guard let height = lines.size.height else { return nil }
    let padding = style.padding.top + style.padding.bottom
    if padding == 0 { return abs(height).roundedText }
    return "(\(abs(height).roundedText) − \(padding.roundedText))"
  }
}
