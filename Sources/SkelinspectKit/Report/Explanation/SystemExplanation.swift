/// What redaction, overlays or layers by hand make of a view, in sentences.
extension ExplanationWords {
  private var verdict: Verdict { explanation.inspection.verdict(of: view) }

  /// After the view's name, without its full stop.
  var systemPredicate: String {
    switch verdict.role {
    case .lines where verdict.count == 0: return "is redacted and has no text, so its bar has no width"
    case .lines: return "is redacted\(byRedaction): one grey bar a line, as wide as its text"
    case .block where verdict.stop?.reason == .handMade:
      return "is a placeholder drawn by hand" + copies
    case .block where hierarchy.system == .swiftUI && verdict.layer == nil:
      return "is redacted\(byRedaction): a grey block in the place of its image"
    case .block: return "is covered by \(cover)" + copies
    case .container: return "draws nothing itself: " + inside
    case .underBlock:
      let block = verdict.block.map(placed) ?? "a view above it"
      return "lies under the \(hierarchy.system == .swiftUI ? "overlay" : "layer") of \(block)"
    case .unknown where hierarchy.system == .layers && verdict.stop == nil:
      return "is perhaps covered: " + hierarchy.whyUnknown(view)
    case _ where hierarchy.isDoubtful(verdict.role, verdict.stop, of: view):
      return "may or may not stay visible: " + whyVisible
    case .uncovered, .unreached, .collection, .unknown: return "stays visible: " + whyVisible
    }
  }

  private var cover: String {
    guard let layer = verdict.layer else { return "an overlay" }
    let size = layer.bounds.map { "\($0.width.roundedText) × \($0.height.inPoints)" } ?? "size unknown"
    let gradient = hierarchy.coveringColors(of: view) ?? layer.gradient
    let color = layer.color ?? (gradient.isEmpty ? nil : gradient.joined(separator: " to "))
    let paint = color.map { ", \($0)" + (layer.alpha.map { " at opacity \($0.roundedText)" } ?? "") } ?? ""
    let under = layer.over.map { " over \($0)" } ?? ""
    return (hierarchy.system == .swiftUI ? "an overlay" : "a layer") + ", \(size)\(paint)\(under)"
  }

  private var whyVisible: String {
    guard let stop = verdict.stop else {
      return hierarchy.system == .layers ? hierarchy.whyUncovered(view) : "nothing covers it"
    }
    switch stop.reason {
    case .unredacted:
      return "`unredacted` on \(placed(stop.view)) removes the \(lostRedaction)"
    case .notRedacted: return "no redaction reaches it, and no overlay covers it"
    default: return stops.clause(stop)
    }
  }

  /// What the redaction that `unredacted` empties would have been.
  private var lostRedaction: String {
    let reasons = hierarchy.redactions(around: view).map(\.reasons)
    return reasons.contains { $0.contains(.placeholder) } ? "placeholder" : "redaction"
  }

  /// ` (placeholder on VStack#card (line 3))`.
  private var byRedaction: String {
    let redactions = hierarchy.redactions(around: view).filter { !$0.isEmptied }
    let covering =
      redactions.first { $0.reasons.contains(.placeholder) }
      ?? redactions.first { $0.reasons.contains(.privacy) }
    guard let redaction = covering ?? redactions.first else { return "" }
    let on = redaction.view == view ? "" : " on \(placed(redaction.view))"
    return " (\(redaction.reasons.names.listed("and"))\(on))"
  }

  /// What it moves, and what hides it.
  var systemFacts: [Remark] {
    var facts: [Remark] = explanation.inspection.animations(of: view).map {
      ($0.name, MotionWords.text($0))
    }
    if let pivot = explanation.inspection.outcome?.pivots[view] {
      let point = pivot?.map(\.roundedText).joined(separator: ", ") ?? "not known"
      facts.append(("rotates about", "\(point) in its superview"))
    }
    if verdict.isHidden {
      facts.append(("hidden", "it keeps its place and paints nothing"))
    }
    return facts
  }

  /// What would give it a skeleton; nil where it has one, and where nothing is known to.
  var systemHelp: String? {
    if verdict.role == .lines, verdict.count == 0 {
      return "give it some letters while loading: spaces will do"
    }
    if verdict.stop?.reason == .unknownType, hierarchy.origin == .code {
      return "what another module draws may ignore redaction: show Image or a shape in its place meanwhile"
    }
    guard let fix = explanation.systemFix else { return nil }
    return instruction(fix.step) + (fix.appears.isEmpty ? "" : " → \(appearing(fix))")
  }

  func appearing(_ fix: SystemFix) -> String {
    let count = fix.appears.count
    return "\(count.counted("view")) \(count == 1 ? "appears" : "appear"): \(list(fix.appears))"
  }

  func instruction(_ step: SystemFix.Step) -> String {
    let isCode = hierarchy.origin == .code
    return switch step {
    case .removeUnredacted(let view): "remove unredacted from \(handle(view))"
    case .redact(let view):
      "add \(isCode ? ".redacted(reason: .placeholder)" : "redacted: placeholder") to \(handle(view))"
    case .markPrivate(let view): "mark \(handle(view)) with privacySensitive"
    case .cover(let view):
      "cover \(handle(view)) with an \(isCode ? "opaque overlay" : "overlay: skeleton")"
    case .fill(let view, let number):
      "give layer \(number) of \(handle(view)) a colour and the view's bounds, and show it"
    case .addLayer(let view): "add a layer to \(handle(view)), with a colour and the view's bounds"
    }
  }

  /// What was not seen on an Apple system.
  var systemNotes: [String] {
    let type = hierarchy.typeName(of: view)
    let isAssumed =
      verdict.role != .underBlock && hierarchy.swiftUI != nil && SwiftUITypes.assumed.contains(type)
      && !hierarchy.redactions(around: view).isEmpty
    let own =
      isAssumed ? ["assumed: what redaction does to \(type.withArticle) was not seen on an Apple system"] : []
    let motion =
      explanation.inspection.animations(of: view).isEmpty || hierarchy.layers == nil
      ? [] : explanation.inspection.outcome?.assumptions ?? []
    return own + motion.map { "assumed: \($0)" }
  }
}

extension Hierarchy {
  /// The redactions from a view outwards, and whether an `unredacted` inside of them empties each.
  fileprivate func redactions(
    around view: ViewIndex
  ) -> [(view: ViewIndex, reasons: RedactionReasons, isEmptied: Bool)] {
    guard let facts = swiftUI else { return [] }
    var found: [(view: ViewIndex, reasons: RedactionReasons, isEmptied: Bool)] = []
    var isEmptied = false
    // What stands in a modifier sees only those outside of it.
    var first = 0
    for around in outwards(from: view) {
      for modifier in facts.modifiers[around].dropFirst(first) where modifier.isActive != false {
        if case .unredacted = modifier.effect { isEmptied = true }
        if case .redacted(let reasons) = modifier.effect, !reasons.isEmpty {
          found.append((around, reasons, isEmptied))
        }
      }
      first = facts.contents[around].map { $0 + 1 } ?? 0
    }
    return found
  }

  /// Of a gradient of UIKit's, with their alpha where they have some.
  fileprivate func coveringColors(of view: ViewIndex) -> [String]? {
    layers?[view].sublayers.last { covers($0, view) }?.colors?.map(\.hexText)
  }

  /// Why nobody knows whether a layer covers a view of UIKit's.
  fileprivate func whyUnknown(_ view: ViewIndex) -> String {
    let own = layers?[view]
    if let cover = own?.cover {
      return "\(cover.fileAndLine) may put a view with layers over it"
    }
    guard own?.isOpen != true, let layers = own?.sublayers,
      let number = layers.lastIndex(where: { mayCover($0, view) })
    else { return "what code puts into its layer, or over it, is not understood" }
    return "whether its layer \(layers[number].key(number)) fills it is not known from the code"
  }

  /// Why no layer covers a view of UIKit's.
  fileprivate func whyUncovered(_ view: ViewIndex) -> String {
    let own = layers?[view].sublayers ?? []
    guard let layer = own.last else { return "no layer is added to it" }
    let name = "its layer \(layer.key(own.count - 1))"
    if layer.isHidden { return "\(name) is hidden" }
    if let opacity = layer.opacity, opacity <= 0 { return "\(name) has opacity \(opacity.roundedText)" }
    if !hasSize(layer, in: view) {
      return isEmptyLabel(view) && layer.frame == .bounds
        ? "it has no text, so that \(name) has no size" : "\(name) has no size"
    }
    if !layer.paints {
      let isClear = layer.backgroundColor != nil || (layer.colors?.count ?? 0) >= 2
      return "\(name) paints nothing: " + (isClear ? "its colours are clear" : "it has no colour")
    }
    if layer.isSheen { return "\(name) only shines over it: its gradient has clear colours" }
    guard let frame = frame(of: layer, in: view), let bounds = bounds(of: view) else {
      return "whether \(name) fills it is not known: its size is not"
    }
    return "\(name) is \(frame.width.roundedText) × \(frame.height.roundedText) at \(frame.x.roundedText), "
      + "\(frame.y.roundedText), and the view \(bounds.width.roundedText) × \(bounds.height.inPoints)"
  }
}
