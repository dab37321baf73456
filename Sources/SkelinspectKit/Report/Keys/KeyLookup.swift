/// What a word on the command line says of keys.
package enum KeyLookup {
  /// `show.style` is one; `style` is a view's key and one of show's.
  case keys([DescribedKey])
  /// UIKit's own, on which no skeleton depends.
  case ignored(String)
  /// With the key that is probably meant.
  case unknown(guess: String?)

  package init(_ word: String) {
    let all = KeyGroup.all.flatMap(\.keys)
    let found = all.filter { $0.name == word || $0.key == word }
    if !found.isEmpty {
      self = .keys(found)
    } else if ViewKey.ignored.contains(word) {
      self = .ignored("\(word)\n\n\(HierarchySchema.ignoredSummary)\n")
    } else if let layer = all.first(where: { $0.name == "layer" }), word.hasPrefix("layer.") {
      // As UIKit's code has it; in a file they stand in the value of `layer`.
      self = .keys([layer])
    } else {
      let names = all.map(\.name) + ViewKey.ignoredNames
      self = .unknown(guess: ViewKey.synonyms[word]?.rawValue ?? nearMiss(of: word, among: names))
    }
  }
}
