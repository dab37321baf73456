/// What Xcode's build log turns into marks at the source: one line a message, notes after it.
struct XcodeMessages {
  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    var text = ""
    for file in report.files where !file.diagnostics.isEmpty {
      let name = FileAddress(file.name, settings).absolute
      let line = { (place: Place, message: String) -> String in
        "\(place.position.text(in: name)): \(message)".escapedForTerminal + "\n"
      }
      for diagnostic in file.diagnostics {
        text += line(
          diagnostic.place, "\(diagnostic.severity.rawValue): \(diagnostic.message) (\(diagnostic.rule))")
        for note in diagnostic.notesInItsFile { text += line(note.place, "note: \(note.message)") }
        if let help = diagnostic.help { text += line(diagnostic.place, "note: help: \(help)") }
      }
    }
    return text
  }
}
