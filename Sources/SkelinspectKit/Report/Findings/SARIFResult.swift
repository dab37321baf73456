/// The findings of one file as SARIF's results.
struct SARIFResult {
  /// In UTF-16 units.
  let lines: LineTable
  /// The file, an `artifactLocation`.
  let location: OrderedJSON
  /// Whether any result of the run is suppressed: all have the key then, or none.
  let hasSuppressions: Bool

  func value(
    of diagnostic: Diagnostic, _ suppression: LintedFile.Suppressed?, _ fingerprint: String
  ) -> OrderedJSON {
    let logical = diagnostic.viewPath.map { path -> OrderedJSON in
      [["fullyQualifiedName": .text(path), "name": OrderedJSON(diagnostic.path.last), "kind": "object"]]
    }
    let related = zip(1..., diagnostic.notesInItsFile).map { number, note -> OrderedJSON in
      [
        "id": .number(number), "physicalLocation": physicalLocation(of: note.place),
        "message": SARIFMessage.value(note.message),
      ]
    }
    return [
      "ruleId": .text(diagnostic.rule), "ruleIndex": RuleNumbers.all[diagnostic.rule].map { .number($0) },
      "level": .text(diagnostic.severity.rawValue),
      "message": SARIFMessage.value(diagnostic.messageAndHelp),
      "locations": [
        ["physicalLocation": physicalLocation(of: diagnostic.place), "logicalLocations": logical]
      ],
      "relatedLocations": related.isEmpty ? nil : .list(related),
      "partialFingerprints": ["skelinspect/viewPath/v1": .text(fingerprint)],
      "suppressions": hasSuppressions ? .list(suppressions(suppression)) : nil,
    ]
  }

  private func suppressions(_ suppression: LintedFile.Suppressed?) -> [OrderedJSON] {
    guard let suppression else { return [] }
    return [["kind": "inSource", "justification": suppression.reason.map(OrderedJSON.text)]]
  }

  private func physicalLocation(of place: Place) -> OrderedJSON {
    let region = lines.region(of: place)
    return [
      "artifactLocation": location,
      "region": [
        "startLine": .number(region.start.line), "startColumn": .number(region.start.column),
        "endLine": .number(region.end.line), "endColumn": .number(region.end.column),
      ],
    ]
  }
}

/// A rule as SARIF's reporting descriptor.
enum SARIFRule {
  static func value(of rule: Rule) -> OrderedJSON {
    let full = [rule.summary, rule.why].filter { !$0.isEmpty }.joined(separator: " ")
    let help = [rule.fix, "See \(rule.link.address)"].filter { !$0.isEmpty }
    let markdown = [rule.summary, rule.why, rule.fix.isEmpty ? "" : "**Fix:** \(rule.fix)"]
    return [
      "id": .text(rule.id), "shortDescription": ["text": .text(rule.summary)],
      "fullDescription": ["text": .text(full)],
      "help": [
        "text": .text(help.joined(separator: "\n")),
        "markdown": .text(
          (markdown.filter { !$0.isEmpty } + ["[Read on](\(rule.link.address))"]).joined(separator: "\n\n")),
      ],
      "helpUri": .text(rule.link.address),
      "defaultConfiguration": [
        "level": .text(rule.severity.rawValue), "enabled": .boolean(rule.isOnByDefault),
      ],
    ]
  }
}

/// A text in which nothing is a placeholder or a link (SARIF 2.1.0, 3.11.5 and 3.11.6).
enum SARIFMessage {
  static func value(_ text: String) -> OrderedJSON {
    guard text.utf8.contains(where: { "{}]".utf8.contains($0) }) else { return ["text": .text(text)] }
    var escaped = ""
    for (character, next) in zip(text.unicodeScalars, text.unicodeScalars.dropFirst() + ["\0"]) {
      switch character {
      case "{", "}": escaped += "\(character)\(character)"
      case "]" where next == "(": escaped += "\\]"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return ["text": .text(escaped)]
  }
}
