/// Finds rules in what people have at hand: an id with a slip of the pen, or a line of a log.
package enum RuleMention {
  /// The rule of a finding as any format prints it, with colours and time stamps around it; of several lines
  /// the first that has one.
  package static func rule(in text: String) -> Rule? {
    text.split(whereSeparator: \.isNewline).lazy.compactMap { rule(inLine: String($0)) }.first
  }

  private static func rule(inLine line: String) -> Rule? {
    let words = words(of: line)
    let mentioned = words.filter { word in Rule.all.contains { $0.id == word.text } }
    let best =
      mentioned.last { $0.before == "[" && $0.after == "]" || $0.before == "(" && $0.after == ")" }
      ?? mentioned.first { $0.before == "=" } ?? mentioned.first
    return Rule.all.first { $0.id == best?.text }
  }

  /// What stands where a finding's rule would: the word to say "did you mean" of.
  package static func candidate(in text: String) -> String? {
    let words = words(of: text)
    return words.last { $0.before == "[" && $0.after == "]" || $0.before == "(" && $0.after == ")" }?.text
      ?? (words.count == 1 ? words[0].text : nil)
  }

  private struct Word {
    var text = ""
    var before: Unicode.Scalar?
    var after: Unicode.Scalar?
  }

  /// Words as ids are written, with the letters around them.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var before: Unicode.Scalar?
    for scalar in text.withoutColors.unicodeScalars {
      if scalar.isLetterOfID {
        if word.text.isEmpty { word.before = before }
        word.text.unicodeScalars.append(scalar)
      } else if !word.text.isEmpty {
        word.after = scalar
        words.append(word)
        word = Word()
      }
      before = scalar
    }
    return word.text.isEmpty ? words : words + [word]
  }
}

extension String {
  /// Without the sequences that colour a terminal, also as logs show them: `[31m` after an escape.
  fileprivate var withoutColors: String {
    var result = ""
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", rest.first == "[" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      rest = rest.dropFirst().drop { $0 == ";" || $0 == ":" || ("0"..."9").contains($0) }.dropFirst()
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOfID: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "-" || self == "_"
  }
}
