extension Diagnostic {
  /// It keeps a part of the file from being read.
  var isReaderError: Bool { Rule.named(rule)?.isAlwaysError == true }
}

extension LintedFile {
  /// With nothing but the errors of reading.
  var withReaderErrorsOnly: LintedFile {
    var file = self
    file.diagnostics.removeAll { !$0.isReaderError }
    file.elsewhere = []
    return file
  }
}
