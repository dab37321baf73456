extension Diagnostic {
  /// It keeps a part of the file from being read.
  var isOfReading: Bool { Rule.named(rule)?.isAlwaysError == true }
}

extension LintedFile {
  /// With nothing but the errors of reading.
  var ofReading: LintedFile {
    var file = self
    file.diagnostics.removeAll { !$0.isOfReading }
    file.elsewhere = []
    return file
  }
}
