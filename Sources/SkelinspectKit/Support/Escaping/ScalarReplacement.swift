extension String {
  /// Other texts in place of some characters, nil of those that stay; joiners that are seen stay too.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    // Nearly all texts have none.
    guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
    let scalars = Array(unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      if let text = replacement(scalars[index]), !scalars.joins(at: index) {
        result += text
      } else {
        result.unicodeScalars.append(scalars[index])
      }
    }
  }
}
