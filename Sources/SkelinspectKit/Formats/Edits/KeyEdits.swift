/// The edits of diagnostics about keys, which depend on the mapping around them.
enum KeyEdits {
  /// Gives repeated keys their edits, and takes those of misspelt ones away where the key that was meant is there.
  static func settle(_ errors: inout DiagnosticList, of document: Document) {
    guard document.format != .log else { return }
    let places = errors.diagnostics.filter { isAboutKey($0) }.map(\.place.range.lowerBound)
    guard !places.isEmpty else { return }
    let keys = keys(at: Set(places), of: document)
    guard !keys.isEmpty else { return }
    let editor = errors.diagnostics.contains { $0.rule == "duplicate-key" } ? DocumentEditor(document) : nil
    var mappings: [Node: (list: ItemList, numbers: [Node: Int])] = [:]
    var names: [Node: Set<String>] = [:]
    errors.settle { diagnostic in
      guard isAboutKey(diagnostic), let (key, mapping) = keys[diagnostic.place.range.lowerBound] else {
        return
      }
      if diagnostic.rule == "unknown-key" {
        guard let meant = diagnostic.edits.first?.replacement else { return }
        if names[mapping] == nil { names[mapping] = document.keyNames(of: mapping) }
        if names[mapping]?.insert(meant).inserted == false { diagnostic.edits = [] }
      } else if let editor, editor.isEditable(mapping) {
        if mappings[mapping] == nil {
          let pairs = editor.pairs(of: mapping)
          let numbers = Dictionary(uniqueKeysWithValues: zip(pairs.map(\.key), pairs.indices))
          mappings[mapping] = (editor.items(of: mapping, pairs.map(\.range)), numbers)
        }
        guard let (list, numbers) = mappings[mapping], let number = numbers[key],
          !editor.isAliased(key..<document.next(after: document.next(after: key)))
        else { return }
        // The first one counts.
        diagnostic.edits = list.edits(removing: number)
      }
    }
  }

  private static func isAboutKey(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == "duplicate-key" || diagnostic.rule == "unknown-key" && !diagnostic.edits.isEmpty
  }

  /// Keys by the places of their first letters, with their mappings.
  private static func keys(
    at places: Set<Int>, of document: Document
  ) -> [Int: (key: Node, mapping: Node)] {
    var keys: [Int: (key: Node, mapping: Node)] = [:]
    for mapping in document.tape.nodes where document.kind(mapping) == .mapping {
      for key in document.keys(of: mapping) {
        let place = document.range(key).lowerBound
        if places.contains(place) { keys[place] = (key, mapping) }
      }
    }
    return keys
  }
}
