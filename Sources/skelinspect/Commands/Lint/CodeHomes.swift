import SkelinspectKit

extension RunFiles {
  /// The files of code of which there was nothing to say until the linting of others found something in them.
  ///
  /// - Parameters:
  ///   - files: those that are linted anyway.
  ///   - linter: for the configuration that holds in a file.
  func homes(
    of elsewhere: FindingsElsewhere, besides files: some Sequence<LintedFile>, _ filter: inout FileFilter,
    _ linter: (Configuration) -> Linter
  ) -> [LintRun.Result] {
    let others = Set(files.map(\.name))
    return elsewhere.fileNames.compactMap { name in
      guard !others.contains(name), let code = file(named: name) else { return nil }
      let location = Path(code.path)
      guard !filter.excludes(location) else { return nil }
      let found = filter.found(location, named: name, at: location, real: location, .asCode)
      let configuration = found.configuration.map { filter.configurations.files[$0].configuration }
      let linted = elsewhere.merged(
        into: LintedFile(ofCode: code.bytes, named: name), by: linter(configuration ?? Configuration()),
        path: found.path)
      return linted.diagnostics.isEmpty ? nil : LintRun.Result(file: found, outcome: .linted(linted))
    }
  }
}
