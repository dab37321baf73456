extension FileEdits {
  /// The places of edits as reports of one unit say them, up to the end of each range, line breaks too.
  func regions(in unit: LineTable.Unit = .codePoints) -> [(region: SourceRegion, text: String)] {
    let lines = LineTable(source, unit: unit)
    return edits.map { edit in
      let start = lines.position(of: edit.range.lowerBound)
      return (SourceRegion(start: start, end: lines.position(of: edit.range.upperBound)), edit.replacement)
    }
  }
}

extension SourceRegion {
  /// As `Schemas/findings.schema.json` has it.
  var json: OrderedJSON {
    [
      "line": .number(start.line), "column": .number(start.column),
      "endLine": .number(end.line), "endColumn": .number(end.column),
    ]
  }

  var reviewdog: OrderedJSON {
    [
      "start": ["line": .number(start.line), "column": .number(start.column)],
      "end": ["line": .number(end.line), "column": .number(end.column)],
    ]
  }

  var sarif: OrderedJSON {
    [
      "startLine": .number(start.line), "startColumn": .number(start.column),
      "endLine": .number(end.line), "endColumn": .number(end.column),
    ]
  }
}

extension OrderedJSON {
  /// A fix as `Schemas/findings.schema.json` has it; null for none.
  init(_ fix: SuggestedFix?) {
    guard let fix else {
      self = .null
      return
    }
    let edits = fix.files.flatMap { file in
      file.regions().map { region, text -> OrderedJSON in
        OrderedJSON.object([("file", .text(file.fileName))]).adding(region.json).adding(["text": .text(text)])
      }
    }
    self = [
      "title": .text(fix.title), "isSafe": .boolean(fix.isSafe), "effect": .text(fix.effectWords),
      "edits": .list(edits),
    ]
  }
}

extension SuggestedFix {
  /// SARIF's `fix`; columns in UTF-16 units.
  ///
  /// - Parameter location: of a file, an `artifactLocation`.
  func sarif(_ location: (String) -> OrderedJSON) -> OrderedJSON {
    let changes = files.map { file -> OrderedJSON in
      let replacements = file.regions(in: .utf16).map { region, text -> OrderedJSON in
        ["deletedRegion": region.sarif, "insertedContent": ["text": .text(text)]]
      }
      return ["artifactLocation": location(file.fileName), "replacements": .list(replacements)]
    }
    return ["description": title.sarif, "artifactChanges": .list(changes)]
  }

  /// The Reviewdog Diagnostic Format's suggestions, which are all of the finding's own file; columns in bytes.
  func suggestions(in name: String) -> [OrderedJSON] {
    guard files.count == 1, let file = files.first, file.fileName == name else { return [] }
    return file.regions(in: .bytes).map { region, text in ["range": region.reviewdog, "text": .text(text)] }
  }
}
