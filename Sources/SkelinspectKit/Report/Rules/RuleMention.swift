/// Finds rules in what people have at hand: an id with a slip of the pen, or a line of a log.
package enum RuleMention {
  /// The rule of a finding as any format prints it, with colours and time stamps around it; of several lines
  /// the first that has one.
  package static func rule(in text: String) -> Rule? {
    text.split(whereSeparator: \.isNewline).lazy.compactMap { rule(inLine: String($0)) }.first
  }

  private static func rule(inLine line: String) -> Rule? {
    let mentioned = words(of: line).filter { word in Rule.all.contains { $0.id == word } }
    let best =
      mentioned.last(where: \.isInBrackets) ?? mentioned.first { $0.before == "=" } ?? mentioned.first
    return best.flatMap { id in Rule.all.first { $0.id == id } }
  }

  /// What stands where a finding's rule would: the word to say "did you mean" of.
  package static func candidate(in text: String) -> String? {
    let words = words(of: text)
    return (words.last(where: \.isInBrackets) ?? (words.count == 1 ? words[0] : nil)).map { String($0) }
  }

  /// As ids are written.
  private static func words(of text: String) -> [Substring] {
    text[...].withoutColors.split { letter in
      !("a"..."z").contains(letter) && !("A"..."Z").contains(letter) && letter != "-" && letter != "_"
    }
  }
}

extension Substring {
  fileprivate var before: Character? { base[..<startIndex].last }

  fileprivate var isInBrackets: Bool {
    let after = base[endIndex...].first
    return before == "[" && after == "]" || before == "(" && after == ")"
  }
}
