extension String {
  /// Other texts in place of some characters, nil of those that stay.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    // Nearly all texts have none.
    guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if let text = replacement(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
    }
  }
}
