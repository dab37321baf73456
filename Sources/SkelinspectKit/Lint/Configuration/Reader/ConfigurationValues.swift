extension ConfigurationReader {
  /// A mapping's keys and values; unknown and repeated keys are errors.
  mutating func fields<Key: RawRepresentable<String> & CaseIterable>(
    of mapping: Node, _ keys: Key.Type, in place: String, help: String
  ) -> [(key: Key, node: Node, value: Node)] {
    uniqueFields(of: mapping, "a mapping for \(place)", help: help).compactMap { node, value in
      let name = document.keyName(node)
      if let key = Key(rawValue: name) { return (key, node, value) }
      errors.append(document.unknownKey(node, among: Key.allCases.map(\.rawValue), in: place))
      return nil
    }
  }

  /// - Parameter expected: in words, for what is not a mapping.
  mutating func uniqueFields(
    of mapping: Node, _ expected: String, help: String
  ) -> [(key: Node, value: Node)] {
    guard document.kind(mapping) == .mapping else {
      expect(expected, at: mapping, help: help)
      return []
    }
    return document.uniqueFields(mapping, &errors)
  }

  mutating func elements(of list: Node, _ key: String, help: String) -> [Node] {
    if document.kind(list) != .list { expect("a list for '\(key)'", at: list, help: help) }
    return document.elements(list).map(document.resolved)
  }

  mutating func patterns(_ list: Node, at place: String, mayBeEmpty: Bool = true) -> [FilePattern] {
    values(of: list, at: place, mayBeEmpty: mayBeEmpty, help: "write [Screens/**]", Document.filePattern)
  }

  mutating func reports(_ list: Node, at place: String) -> [ReportRequest] {
    var reports: [ReportRequest] = []
    let read = values(
      of: list, at: place, mayBeEmpty: false, help: "write [text, sarif=lint.sarif]", Document.reportRequest)
    for report in read {
      if reports.contains(where: { $0.file == report.file }) {
        errors.append(
          .invalidValue(
            "two formats for \(report.file?.quoted ?? "standard output")", at: document.place(list),
            help: "write one of them to a file of its own"))
      }
      reports.append(report)
    }
    return reports
  }

  /// The elements of a list, each read by itself.
  mutating func values<Value>(
    of list: Node, at place: String, mayBeEmpty: Bool = true, help: String,
    _ read: (Document) -> (Node) throws(Diagnostic) -> Value
  ) -> [Value] {
    let key = place.split(separator: "/").last.map(String.init) ?? place
    let elements = elements(of: list, key, help: help)
    if elements.isEmpty, !mayBeEmpty, document.kind(list) == .list {
      // No files and no views would be all of them.
      errors.append(
        .invalidValue("'\(key)' names none", at: document.place(list), help: "add one, or remove '\(key)'"))
    }
    return zip(0..., elements).compactMap { number, node in
      note(node, at: "\(place)/\(number)")
      return document.read(node, &errors, read)
    }
  }

  private mutating func expect(_ expected: String, at node: Node, help: String) {
    let help = document.kind(node) == .null ? "\(help), or remove the key" : help
    errors.append(
      .invalidValue(
        "expected \(expected), found \(document.kindName(node))", at: document.place(node), help: help))
  }
}

extension ReadError {
  /// YAML takes what begins with `*` for an alias; in a configuration it is most probably a pattern.
  var aboutPatterns: ReadError {
    guard diagnostics.count == 1, let error = diagnostics.first, error.rule == "syntax-error",
      !source.name.hasSuffix(".json")
    else { return self }
    let start = ([error.place] + error.notes.map(\.place)).map(\.range.lowerBound).first {
      source[min($0, source.count)] == UInt8(ascii: "*")
    }
    guard let start else { return self }
    var end = start
    while source[end] > 0x20, !",]}#".utf8.contains(source[end]) { end += 1 }
    let pattern = source.string(start..<end).quoted
    // Without a note libyaml could read it, and no anchor has the name.
    let message =
      error.notes.isEmpty ? error.message : "to YAML \(pattern) is an alias, since it begins with '*'"
    let help = "put a pattern in quotes that begins with '*'"
    return ReadError(Diagnostic.syntaxError(message, at: source.place(start..<end), help: help), in: source)
  }
}
