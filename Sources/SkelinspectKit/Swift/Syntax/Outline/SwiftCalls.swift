extension Set<SwiftNameSum> {
  /// The functions that a file may call: the names before its parentheses, but for those that it declares.
  init(calledIn source: SourceText) {
    self.init()
    source.padded.withUnsafeBufferPointer { bytes in
      var isDeclared = false
      bytes.forEachWord(in: 0..<source.count) { word in
        if !isDeclared, bytes[word.upperBound] == UInt8(ascii: "(") { insert(SwiftNameSum(bytes, word)) }
        isDeclared = word.count == 4 && bytes.hold("func", at: word.lowerBound)
      }
    }
  }
}
