/// The findings of one file as SARIF's results.
struct SARIFResult {
  /// In UTF-16 units.
  let lines: LineTable
  /// The file, an `artifactLocation`.
  let location: OrderedJSON
  /// That of another file.
  let locationOfFile: (String) -> OrderedJSON
  /// Whether any result of the run is suppressed: all have the key then, or none.
  let hasSuppressions: Bool
  /// Whether the run has a baseline: all have a state then, or none.
  let hasBaseline: Bool
  /// Why what is not new is not reported.
  let reasonToWait: String

  func value(
    of diagnostic: Diagnostic, _ standing: LintedFile.Standing, _ fingerprint: String
  ) -> OrderedJSON {
    let logical = diagnostic.viewPath.map { path -> OrderedJSON in
      [["fullyQualifiedName": .text(path), "name": OrderedJSON(diagnostic.path.last), "kind": "object"]]
    }
    let related = zip(1..., diagnostic.notesInItsFile).map { number, note -> OrderedJSON in
      [
        "id": .number(number), "physicalLocation": physicalLocation(of: note.place),
        "message": note.message.sarif,
      ]
    }
    return [
      "ruleId": .text(diagnostic.rule), "ruleIndex": RuleNumbers.all[diagnostic.rule].map { .number($0) },
      "level": .text(diagnostic.severity.rawValue),
      "message": diagnostic.messageAndHelp.sarif,
      "locations": [
        ["physicalLocation": physicalLocation(of: diagnostic.place), "logicalLocations": logical]
      ],
      "relatedLocations": related.isEmpty ? nil : .list(related),
      "partialFingerprints": ["skelinspect/viewPath/v1": .text(fingerprint)],
      "fixes": diagnostic.fixes.isEmpty ? nil : .list(diagnostic.fixes.map { $0.sarif(locationOfFile) }),
      "baselineState": hasBaseline ? .text(state(standing)) : nil,
      "suppressions": hasSuppressions ? .list(suppressions(standing)) : nil,
    ]
  }

  /// What is suppressed in its file is in no baseline.
  private func state(_ standing: LintedFile.Standing) -> String {
    switch standing {
    case .shown, .suppressed: "new"
    case .baselined: "unchanged"
    }
  }

  private func suppressions(_ standing: LintedFile.Standing) -> [OrderedJSON] {
    switch standing {
    case .shown: []
    case .suppressed(let reason): [["kind": "inSource", "justification": reason.map(OrderedJSON.text)]]
    case .baselined: [["kind": "external", "justification": .text(reasonToWait)]]
    }
  }

  private func physicalLocation(of place: Place) -> OrderedJSON {
    ["artifactLocation": location, "region": lines.region(of: place).sarif]
  }
}

extension Rule {
  /// SARIF's reporting descriptor.
  var sarif: OrderedJSON {
    let full = [summary, why].filter { !$0.isEmpty }.joined(separator: " ")
    let help = [fix, "See \(page)"].filter { !$0.isEmpty }
    let markdown = [summary, why, fix.isEmpty ? "" : "**Fix:** \(fix)"]
    return [
      "id": .text(id), "shortDescription": ["text": .text(summary)],
      "fullDescription": ["text": .text(full)],
      "help": [
        "text": .text(help.joined(separator: "\n")),
        "markdown": .text(
          (markdown.filter { !$0.isEmpty } + ["[Read on](\(page))"]).joined(separator: "\n\n")),
      ],
      "helpUri": .text(page),
      "defaultConfiguration": [
        "level": .text(severity.rawValue), "enabled": .boolean(isOnByDefault),
      ],
    ]
  }
}

extension String {
  /// SARIF's message: a text in which nothing is a placeholder or a link (SARIF 2.1.0, 3.11.5 and 3.11.6).
  var sarif: OrderedJSON {
    guard utf8.contains(where: { "{}]".utf8.contains($0) }) else { return ["text": .text(self)] }
    var escaped = ""
    for (character, next) in zip(unicodeScalars, unicodeScalars.dropFirst() + ["\0"]) {
      switch character {
      case "{", "}": escaped += "\(character)\(character)"
      case "]" where next == "(": escaped += "\\]"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return ["text": .text(escaped)]
  }
}
