extension String {
  /// Other texts in place of some characters, nil of those that stay; ASCII's letters and digits do.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    // Nearly all texts are names.
    let mayHold = utf8.contains { byte in
      !byte.isASCIILetterOrDigit && (byte >= 0x80 || replacement(Unicode.Scalar(byte)) != nil)
    }
    guard mayHold else { return self }
    var result = ""
    // What stands between two replacements is taken as it is.
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = unicodeScalars.index(after: index)
      if let text = replacement(unicodeScalars[index]) {
        result += self[start..<index] + text
        start = next
      }
      index = next
    }
    return start == startIndex ? self : result + self[start...]
  }
}
