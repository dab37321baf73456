@testable import SkelinspectKit

extension Hierarchy {
  /// A SwiftUI hierarchy in one line a view, for tests: its type, id, texts, and modifiers that tell who is covered.
  func swiftUIDump() -> [(view: ViewIndex, words: [String])] {
    guard let facts = swiftUI else { return [] }
    return views.indices.map { view in
      var words = [typeName(of: view)]
      if let id = id(of: view) { words.append("#\(id)") }
      for key in [ViewKey.text, .label, .image, .systemImage, .color, .fill, .alignment] {
        if let text = text(key, of: view) { words.append("\(key.rawValue)=\(text)") }
      }
      for key in [ViewKey.cornerRadius, .spacing] {
        if let number = number(key, of: view) { words.append("\(key.rawValue)=\(number)") }
      }
      if views[view].place != .root, views[view].place != .child { words.append("in:\(views[view].place)") }
      if facts.kinds[view] == .unknown { words.append("unknown") }
      words += facts.modifiers[view].compactMap(\.dump)
      words += facts[view].motions.map {
        "moves=\($0.property):\($0.from.dump)->\($0.to.dump),\($0.animation.dump)"
      }
      if view == 0, !facts.openMotions.isEmpty { words.append("openMotions=\(facts.openMotions.count)") }
      return (view, words)
    }
  }
}

extension Modifier {
  fileprivate var dump: String? {
    let mark = isActive.map { $0 ? "" : "!" } ?? "?"
    let text: String? =
      switch effect {
      case .redacted(let reasons): "redacted(\(reasons.names.joined(separator: ",")))"
      case .unredacted: "unredacted"
      case .privacySensitive(let isOn): "privacySensitive(\(isOn))"
      case .invalidatableContent(let isOn): "invalidatableContent(\(isOn))"
      case .disabled(let isOn): "disabled(\(isOn))"
      case .allowsHitTesting(let isOn): "allowsHitTesting(\(isOn))"
      case .opacity(let number): "opacity(\(number))"
      case .hidden(let isOn): "hidden(\(isOn))"
      case .skeleton(let overlay): "skeleton(\(overlay.dump))"
      case .shimmering(let shimmer): "shimmering(\(shimmer.dump))"
      case .content(let content): content.rawValue
      case .padding(let insets): "padding(\(insets.top),\(insets.left),\(insets.bottom),\(insets.right))"
      case .frame(let frame): "frame(\(frame.dump))"
      case .environment(let isRightToLeft, let isDark):
        "environment(\([isRightToLeft.map { "rtl:\($0)" }, isDark.map { "dark:\($0)" }].compactMap(\.self).joined()))"
      case .other, .font, .lineLimit, .backgroundColor: nil
      case .custom: "custom"
      }
    return text.map { $0 + mark }
  }
}

extension AnimatedValue {
  fileprivate var dump: String { if case .number(let number) = self { "\(number)" } else { text } }
}

extension FrameModifier {
  fileprivate var dump: String {
    let lengths = [
      ("w", width), ("h", height), ("minW", minWidth), ("minH", minHeight), ("maxW", maxWidth),
      ("maxH", maxHeight),
    ]
    return lengths.compactMap { name, value in value.map { "\(name):\($0)" } }.joined(separator: ",")
  }
}

extension SkeletonOverlay {
  fileprivate var dump: String {
    var words = "\(opacity.from)"
    if let to = opacity.to { words += "->\(to)" }
    if let animation = opacity.animation { words += ",\(animation.dump)" }
    return words + (isShown ? "" : ",off")
  }
}

extension Shimmer {
  fileprivate var dump: String {
    (isActive ? "on" : "off") + (animation == Shimmer.standardAnimation ? "" : ",\(animation.dump)")
      + (bandSize == 0.3 ? "" : ",band:\(bandSize)") + (mode == .mask ? "" : ",\(mode)")
      + (gradient.count == 3 ? "" : ",\(gradient.count)stops")
  }
}

extension SwiftUIAnimation {
  fileprivate var dump: String {
    let turns =
      switch repetition {
      case .once: "once"
      case .count(let count): "\(count)x"
      case .forever: "forever"
      }
    return "\(curve.name ?? "curve"):\(duration):\(turns)" + (comesBack ? ":back" : "")
      + (delay > 0 ? ":delay\(delay)" : "") + (delayOnce > 0 ? ":once\(delayOnce)" : "")
      + (speed == 1 ? "" : ":speed\(speed)")
  }
}
