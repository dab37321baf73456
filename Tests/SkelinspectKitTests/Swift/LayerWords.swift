@testable import SkelinspectKit

/// What is said of a view's layers and animations, in the words of `Fixtures/layers-code`.
struct LayerWords {
  private(set) var words: Set<String> = []

  init(_ view: ViewIndex, in hierarchy: Hierarchy) {
    guard let facts = hierarchy.layers else {
      words = ["silent"]
      return
    }
    let own = facts[view]
    let outcome = inspect(hierarchy).views[view]
    words.insert(outcome.role.rawValue)
    if outcome.isHidden { words.insert("unseen") }
    if own.sublayers.isEmpty, own.animations.isEmpty, own.keyframes.isEmpty { words.insert("nothing") }
    add("size", outcome.layer?.bounds.map { [$0.width, $0.height].text })
    words.insert("order=" + own.sublayers.map { $0.name ?? "?" }.joined(separator: ","))
    own.sublayers.forEach { add($0) }
    own.animations.forEach { add($0.animation) }
    own.keyframes.forEach { add($0) }
    add(own)
    add(view, of: hierarchy)
  }

  private mutating func add(_ word: String, _ value: String?) {
    if let value { words.insert("\(word)=\(value)") }
  }

  private mutating func add(_ own: LayerFacts.Facts) {
    if let anchor = own.anchorPoint {
      add("anchor", anchor.text)
      add("position", own.position?.text ?? "none")
    }
    if own.keepsPosition { words.insert("moves") }
    add("turned", own.transform?.rotation?.text)
    for recognizer in own.recognizers { add("recognizer", recognizer.gesture.rawValue) }
  }

  private mutating func add(_ view: ViewIndex, of hierarchy: Hierarchy) {
    let code = hierarchy.evidence
    func isOpen(_ key: ViewKey) -> Bool { code?.isUnknown(key, of: view) ?? false }
    add("text", isOpen(.text) ? "?" : hierarchy.text(.text, of: view).map { "\($0.utf8.count)" })
    let interaction = hierarchy.attribute(.isUserInteractionEnabled, of: view).map { _ in
      "\(hierarchy.boolean(.isUserInteractionEnabled, of: view, default: false))"
    }
    add("interaction", isOpen(.isUserInteractionEnabled) ? "?" : interaction)
    guard hierarchy.views[view].family.isCollection else { return }
    let key = hierarchy.views[view].family == .table ? ViewKey.numberOfRows : .numberOfItems
    add("rows", hierarchy.integer(key, of: view).map { "\($0)" } ?? "?")
  }

  // MARK: Layers

  private mutating func add(_ layer: Sublayer) {
    words.insert(layer.kind.rawValue)
    switch layer.frame {
    case .bounds: add("frame", "bounds")
    case .rect(let rect): add("frame", [rect.x, rect.y, rect.width, rect.height].text)
    case nil: add("frame", "none")
    }
    switch layer.cornerRadius {
    case .half: add("radius", "half")
    case .points(let radius): add("radius", radius.text)
    case nil: break
    }
    add("name", layer.name)
    add("background", layer.backgroundColor?.hexText)
    add("colors", layer.colors?.map(\.hexText).joined(separator: ","))
    add("start", layer.startPoint?.text)
    add("end", layer.endPoint?.text)
    add("locations", layer.locations?.text)
    add("opacity", layer.opacity?.text)
    if layer.isHidden { words.insert("hidden") }
    if layer.masksToBounds == true { words.insert("clips") }
    add("removedWhen", layer.removedWhen.map { String($0.prefix { $0 != " " }) })
    add(
      "unknown",
      layer.unknown.isEmpty
        ? nil
        : layer.unknown.sorted { $0 == "frame" || $1 != "frame" && $0 < $1 }
          .joined(separator: ","))
    for keyed in layer.animations { add(keyed.animation) }
  }

  // MARK: Animations

  private mutating func add(_ animation: LayerAnimation) {
    let paths = animation.keyPaths.joined(separator: ",")
    switch animation.content {
    case .basic(_, let from, let to):
      words.insert(paths + ":basic")
      words.insert("\(from?.text ?? "?")>\(to?.text ?? "?")")
    case .keyframe(let keyframes):
      words.insert(paths + ":keyframe")
      add("values", keyframes.values.map(\.text).joined(separator: ","))
      add("times", keyframes.keyTimes.text)
      add("curves", keyframes.timingFunctions.map(\.text).joined(separator: ","))
      if keyframes.isDiscrete { words.insert("discrete") }
    case .group(let members):
      words.insert(paths + ":group")
      add(
        "members",
        members.map { "\($0.timing.beginTime.text)/\($0.timing.duration?.text ?? "?")" }
          .joined(separator: ","))
      for case .basic(_, let from, let to) in members.map(\.content) {
        words.insert("\(from?.text ?? "?")>\(to?.text ?? "?")")
      }
    }
    add("open", animation.notEvaluated.isEmpty ? nil : animation.notEvaluated.joined(separator: ","))
    add(animation.timing)
  }

  private mutating func add(_ timing: MediaTiming) {
    add(timing.beginsByClock ? "clock" : "begin", timing.beginTime.text)
    add("duration", timing.duration?.text)
    add("repeat", timing.repeatCount.text)
    add("curve", timing.timingFunction.text)
    add("fill", timing.fillMode.rawValue)
    add("speed", timing.speed.text)
    add("offset", timing.timeOffset.text)
    if timing.autoreverses { words.insert("autoreverses") }
    if !timing.isRemovedOnCompletion { words.insert("kept") }
  }

  private mutating func add(_ keyframes: ViewKeyframes) {
    add("frames", "\(keyframes.frames.count)")
    add("starts", keyframes.frames.map(\.start).text)
    add("duration", keyframes.duration.text)
    add("delay", keyframes.delay.text)
    add("curve", keyframes.curve.text)
    if keyframes.repeats { words.insert("repeats") }
    if keyframes.autoreverses { words.insert("autoreverses") }
    words.insert(keyframes.trigger.map { "on=\($0.rawValue)" } ?? "atonce")
    for property in keyframes.properties {
      let values = keyframes.frames.flatMap { $0.values.filter { $0.property == property }.map(\.value) }
      add(property, values.map(\.text).joined(separator: ","))
      for case .transform(let transform) in values { add("scale", transform.scale?.text) }
    }
  }
}

extension Double {
  fileprivate var text: String {
    guard isFinite else { return "inf" }
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension [Double] {
  fileprivate var text: String { map(\.text).joined(separator: ",") }
}

extension TimingCurve {
  fileprivate var text: String { name ?? [x1, y1, x2, y2].text }
}

extension AnimatedValue {
  fileprivate var text: String {
    switch self {
    case .number(let number): number.text
    case .numbers(let numbers): numbers.text
    case .color(let color): color.hexText
    case .colors(let colors): colors.map(\.hexText).joined(separator: ",")
    case .transform(let transform): (transform.rotation ?? 0).text
    }
  }
}
