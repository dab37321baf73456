extension SARIFLog {
  /// The findings of one file as SARIF's results.
  ///
  /// - Parameters:
  ///   - fingerprints: of all files so far.
  ///   - hasSuppressions: any result of the run is suppressed: all have the key then, or none.
  func results(
    of file: LintedFile, in report: LintReport, _ fingerprints: inout Fingerprints, hasSuppressions: Bool
  ) -> [OrderedJSON] {
    let lines = LineTable(file.source, unit: .utf16)
    let (location, name) = (location(of: file.name), FileAddress(file.name, settings).name)
    func physicalLocation(_ place: Place) -> OrderedJSON {
      ["artifactLocation": location, "region": lines.region(of: place).sarif]
    }
    return file.allFindings.map { diagnostic, standing in
      let related = zip(1..., diagnostic.notesInItsFile).map { number, note -> OrderedJSON in
        [
          "id": .number(number), "physicalLocation": physicalLocation(note.place),
          "message": note.message.sarif,
        ]
      }
      return [
        "ruleId": .text(diagnostic.rule), "ruleIndex": RuleNumbers.all[diagnostic.rule].map { .number($0) },
        "level": .text(diagnostic.severity.rawValue),
        "message": diagnostic.messageAndHelp.sarif,
        "locations": [
          [
            "physicalLocation": physicalLocation(diagnostic.place),
            "logicalLocations": diagnostic.logicalLocations,
          ]
        ],
        "relatedLocations": related.isEmpty ? nil : .list(related),
        "partialFingerprints": [
          "skelinspect/viewPath/v1": .text(fingerprints.next(of: diagnostic, in: name))
        ],
        "fixes": diagnostic.fixes.isEmpty ? nil : .list(diagnostic.fixes.map { $0.sarif(self.location) }),
        "baselineState": report.isCompared ? standing.baselineState : nil,
        "suppressions": hasSuppressions ? standing.suppressions(report.reasonToWait) : nil,
      ]
    }
  }
}

extension Diagnostic {
  fileprivate var logicalLocations: OrderedJSON? {
    viewPath.map { path in
      [["fullyQualifiedName": .text(path), "name": OrderedJSON(self.path.last), "kind": "object"]]
    }
  }
}

extension LintedFile.Standing {
  /// What is suppressed in its file is in no baseline.
  fileprivate var baselineState: OrderedJSON? {
    switch self {
    case .shown, .suppressed: "new"
    case .baselined: "unchanged"
    }
  }

  /// - Parameter reasonToWait: why what is not new is not reported.
  fileprivate func suppressions(_ reasonToWait: String) -> OrderedJSON? {
    switch self {
    case .shown: []
    case .suppressed(let reason): [["kind": "inSource", "justification": reason.map(OrderedJSON.text)]]
    case .baselined: [["kind": "external", "justification": .text(reasonToWait)]]
    }
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
