/// Findings as `Schemas/findings.schema.json` has them, one line each.
enum FindingsJSON {
  static func text(of report: LintReport) -> String {
    let files = report.byFile { file -> OrderedJSON in
      [
        "file": .text(file.name), "isRead": .boolean(file.isRead),
        "error": OrderedJSON(file.isRead ? nil : file.diagnostics.first?.message),
        "findings": .number(file.diagnostics.count), "omitted": .number(file.omitted),
        "suppressed": .number(file.suppressed.count), "baselined": .number(file.baselined.count),
      ]
    } unread: { notice in
      [
        "file": .text(notice.name), "isRead": false, "error": .text(notice.message),
        "findings": 0, "omitted": 0, "suppressed": 0, "baselined": 0,
      ]
    }
    let state = report.isCompared ? "new" : OrderedJSON.null
    let findings = report.files.flatMap { file in
      values(of: file.diagnostics, in: file).map { $0.adding(["baseline": state]) }
    }
    let suppressed = report.files.flatMap { file in
      let sorted = file.suppressed.sorted { $0.diagnostic.order < $1.diagnostic.order }
      return zip(values(of: sorted.map(\.diagnostic), in: file), sorted).map {
        $0.adding(["baseline": OrderedJSON.null, "reason": OrderedJSON($1.reason)])
      }
    }
    let baselined = report.files.flatMap { file in
      values(of: file.baselined, in: file).map { $0.adding(["baseline": "unchanged"]) }
    }
    let document: OrderedJSON = [
      "schemaVersion": 1,
      "summary": .line(1, summary(of: report)),
      "files": .line(1, .rows(files, indent: 2)),
      "findings": .line(1, .rows(findings, indent: 2)),
      "suppressed": .line(1, .rows(suppressed, indent: 2)),
      "baselined": .line(1, .rows(baselined, indent: 2)),
      "stale": .line(1, .rows(report.baseline?.stale.map(\.entryJSON) ?? [], indent: 2)),
    ]
    return document.safeText
  }

  private static func summary(of report: LintReport) -> OrderedJSON {
    let summary = ReportSummary(report)
    return [
      "files": .number(summary.files),
      "unread": .number(summary.unread),
      "findings": .number(summary.findings - summary.omitted),
      "errors": .number(summary.errors - summary.omitted),
      "warnings": .number(summary.warnings),
      "notes": .number(summary.notes),
      "omitted": .number(summary.omitted),
      "suppressed": .number(summary.suppressed),
      "baselined": .number(summary.baselined),
      "stale": .number(summary.stale),
      "hidden": .number(summary.hidden),
    ]
  }

  private static func values(of diagnostics: [Diagnostic], in file: LintedFile) -> [OrderedJSON] {
    if diagnostics.isEmpty { return [] }
    let lines = LineTable(file.source)
    return diagnostics.map { diagnostic in
      let place: OrderedJSON = ["file": .text(file.name)]
      let related = diagnostic.notesInItsFile.map { note in
        lines.region(of: note.place).json.adding(["message": .text(note.message)])
      }
      return place.adding(lines.region(of: diagnostic.place).json).adding([
        "rule": .text(diagnostic.rule), "severity": .text(diagnostic.severity.rawValue),
        "message": .text(diagnostic.message), "help": OrderedJSON(diagnostic.help),
        "why": OrderedJSON(diagnostic.why), "path": OrderedJSON(diagnostic.viewPath),
        "related": .list(related), "link": OrderedJSON(diagnostic.link),
        "fix": OrderedJSON(diagnostic.fixes.first),
      ])
    }
  }
}
