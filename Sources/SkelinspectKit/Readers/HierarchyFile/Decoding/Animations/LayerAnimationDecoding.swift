extension Document {
  private static let timingKeys = HierarchySchema.timing.map(\.key)
  private static let keysNotEvaluated = HierarchySchema.kept.map(\.key)
  private static let basicKeys = ["keyPath", "from", "to"] + timingKeys + keysNotEvaluated
  private static let keyframeKeys =
    ["keyPath", "values", "keyTimes", "timingFunctions", "calculationMode"] + timingKeys + keysNotEvaluated
  private static let groupKeys = ["animations"] + timingKeys + keysNotEvaluated

  /// A mapping of keys to animations, as `CALayer.add(_:forKey:)` has them.
  func keyedAnimations(_ node: Node, for what: Subject) throws(Diagnostic) -> [KeyedAnimation] {
    guard kind(node) == .mapping else {
      throw mismatch(
        "a mapping of keys to animations for \(what)", at: node,
        help: "write {pulse: {keyPath: opacity, from: 1, to: 0.4, duration: 1}}")
    }
    var errors = DiagnosticList()
    var animations: [KeyedAnimation] = []
    for (key, value) in uniqueFields(node, &errors) {
      errors.attempt { () throws(Diagnostic) in
        animations.append(KeyedAnimation(key: keyName(key), animation: try layerAnimation(value)))
      }
    }
    try errors.throwFirst()
    return animations
  }

  /// Basic, keyframe or group, by the keys that it has.
  func layerAnimation(_ node: Node, depth: Int = 0) throws(Diagnostic) -> LayerAnimation {
    guard depth <= LayerAnimation.maximumDepth else {
      throw .invalidValue(
        "groups nested deeper than \(LayerAnimation.maximumDepth) levels, the limit", at: place(node))
    }
    if firstKey(named: "animations", in: node) != nil { return try group(node, depth: depth) }
    if firstKey(named: "values", in: node) != nil { return try keyframes(node) }
    return try basic(node)
  }

  private func basic(_ node: Node) throws(Diagnostic) -> LayerAnimation {
    var record = try Record(node, Self.basicKeys, for: "an animation", in: self)
    let keyPath = record.keyPath()
    let (from, to) = (record.value("from", of: keyPath), record.value("to", of: keyPath))
    record.checkAlike([from, to].compactMap(\.self), "'from' and 'to'")
    return try record.animation(.basic(keyPath: keyPath, from: from, to: to), Self.keysNotEvaluated)
  }

  private func keyframes(_ node: Node) throws(Diagnostic) -> LayerAnimation {
    var record = try Record(node, Self.keyframeKeys, for: "a keyframe animation", in: self)
    var keyframes = LayerAnimation.Keyframes(keyPath: record.keyPath())
    let keyPath = keyframes.keyPath
    keyframes.values =
      record.read("values") { document, node, what throws(Diagnostic) in
        try document.list(node, for: what) { value throws(Diagnostic) in
          try document.animatedValue(value, of: keyPath, for: what)
        }
      } ?? []
    record.checkAlike(keyframes.values, "the values")
    keyframes.timingFunctions =
      record.read("timingFunctions") { document, node, what throws(Diagnostic) in
        var curves: [TimingCurve] = []
        for element in document.elements(node) {
          curves.append(try document.curve(document.resolved(element), for: what))
        }
        return curves
      } ?? []
    let mode = record.text("calculationMode") ?? "linear"
    keyframes.isDiscrete = mode == "discrete"
    var notEvaluated = Self.keysNotEvaluated
    if ["paced", "cubic", "cubicPaced"].contains(mode) {
      notEvaluated.append("calculationMode")
    } else if !["linear", "discrete"].contains(mode) {
      record.fail(
        .invalidValue(
          "\(mode.quoted) is not a calculation mode", at: record.place(ofKey: "calculationMode"),
          help: "write linear or discrete"))
    }
    keyframes.keyTimes = record.keyTimes(keyframes)
    return try record.animation(.keyframe(keyframes), notEvaluated)
  }

  private func group(_ node: Node, depth: Int) throws(Diagnostic) -> LayerAnimation {
    var record = try Record(node, Self.groupKeys, for: "a group", in: self)
    let members =
      record.read("animations") { document, list, _ throws(Diagnostic) -> [LayerAnimation] in
        try document.list(list, of: "animations", for: nil) { member throws(Diagnostic) in
          try document.layerAnimation(member, depth: depth + 1)
        }
      } ?? [LayerAnimation]()
    return try record.animation(.group(members), Self.keysNotEvaluated)
  }
}

extension Record {
  /// A value of an animated property.
  mutating func value(_ key: String, of keyPath: String) -> AnimatedValue? {
    read(key) { document, node, what throws(Diagnostic) in
      try document.animatedValue(node, of: keyPath, for: what)
    }
  }

  fileprivate mutating func keyPath() -> String {
    require("keyPath", help: "name the property, such as opacity")
    guard let path = text("keyPath") else { return "opacity" }
    if AnimatableProperty.shape(of: path) == nil {
      fail(
        .invalidValue(
          "\(path.quoted) is not a property that Core Animation animates", at: place(ofKey: "keyPath"),
          help: nearMiss(of: path, among: AnimatableProperty.names).map { "did you mean '\($0)'?" }
            ?? "such as opacity, backgroundColor, colors, locations, startPoint or transform.rotation"))
    }
    return path
  }

  /// Values between which one cannot interpolate are an error.
  fileprivate mutating func checkAlike(_ values: [AnimatedValue], _ what: String) {
    guard let first = values.first, !values.allSatisfy({ $0.isAlike(first) }) else { return }
    fail(.invalidValue("\(what) have different numbers of components", at: document.place(node)))
  }

  fileprivate mutating func keyTimes(_ keyframes: LayerAnimation.Keyframes) -> [Double] {
    guard let times = numbers("keyTimes") else { return [] }
    let count = keyframes.values.count
    let isInOrder =
      zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy { (0...1).contains($0) }
    if !isInOrder {
      fail(
        .invalidValue(
          "'keyTimes' are times from 0 to 1, which never decrease", at: place(ofKey: "keyTimes")))
    } else if times.count != count, !(keyframes.isDiscrete && times.count == count + 1) {
      fail(
        .invalidValue(
          "\(times.count.counted("key time")) for \(count.counted("value")): each value has one",
          at: place(ofKey: "keyTimes")))
    }
    return times
  }

  fileprivate mutating func animation(
    _ content: LayerAnimation.Motion, _ notEvaluated: [String]
  ) throws(Diagnostic) -> LayerAnimation {
    var timing = MediaTiming()
    timing.duration = number("duration")
    timing.beginTime = number("beginTime") ?? 0
    timing.repeatCount = repeatCount() ?? 0
    timing.autoreverses = boolean("autoreverses") ?? false
    timing.timingFunction = read("timingFunction", Document.curve) ?? .linear
    timing.fillMode = oneCase("fillMode") ?? .removed
    timing.isRemovedOnCompletion = boolean("isRemovedOnCompletion") ?? true
    timing.speed = number("speed", atLeast: 0, "time does not run backwards here") ?? 1
    timing.timeOffset = number("timeOffset") ?? 0
    try check()
    return LayerAnimation(
      content: content, timing: timing, node: node, notEvaluated: notEvaluated.filter { alters($0) })
  }

  /// It says a key, and no default of Core Animation's.
  private func alters(_ key: String) -> Bool {
    guard let value = self[key] else { return false }
    switch document.kind(value) {
    case .null, .false: return false
    case .number: return key != "repeatDuration" || document.number(value) != 0
    default: return true
    }
  }

  private mutating func repeatCount() -> Double? {
    let count = numberOrInfinity("repeatCount")
    if let count, count < 0, let node = self["repeatCount"] {
      fail(.invalidValue("'repeatCount' is a number of turns, not below 0", at: document.place(node)))
    }
    return count
  }
}

extension AnimatedValue {
  /// One can interpolate between them.
  func isAlike(_ other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.color, .color), (.transform, .transform): true
    case (.numbers(let first), .numbers(let second)): first.count == second.count
    case (.colors(let first), .colors(let second)): first.count == second.count
    default: false
    }
  }
}
