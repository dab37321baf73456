extension AnimatedValue {
  /// For people, to three decimals.
  var text: String {
    switch self {
    case .number(let number): number.shortText
    case .numbers(let numbers): "(\(numbers.map(\.shortText).joined(separator: ", ")))"
    case .color(let color): color.hexText
    case .colors(let colors): "[\(colors.map(\.hexText).joined(separator: ", "))]"
    case .transform(let transform): transform.text
    }
  }
}

extension Transform {
  fileprivate var text: String {
    let parts = [
      rotation.map { "\($0.shortText)°" },
      scale.map { "× \($0.map(\.shortText).joined(separator: ", "))" },
      translation.map { "+ (\($0.map(\.shortText).joined(separator: ", ")))" },
    ].compactMap(\.self)
    return parts.isEmpty ? "identity" : parts.joined(separator: " ")
  }
}

extension Double {
  fileprivate var shortText: String { ((self * 1000).rounded() / 1000).jsonText }
}
