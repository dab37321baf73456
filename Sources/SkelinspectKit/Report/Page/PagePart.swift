/// What a page shows of one file beside its findings, made where the file is linted.
package struct PagePart: Sendable {
  let fileName: String
  /// One for each hierarchy.
  let screens: [PageScreen]

  /// - Parameters:
  ///   - copy: of the same file in one run, from 0.
  ///   - level: findings below it are not marked.
  package init(
    of file: LintedFile, copy: Int = 0, _ settings: PictureSettings = PictureSettings(),
    marking level: Diagnostic.Severity = .note
  ) {
    fileName = file.name
    let name = file.pageID + (copy > 0 ? "-\(copy)" : "")
    screens = zip(0..., file.screens).map { tree, screen in
      let found = file.diagnostics.filter { $0.subject?.tree == tree && $0.severity >= level }
      return PageScreen(
        screen, "\(name)-\(tree)", number: file.screens.count > 1 ? tree + 1 : nil, found, settings
      ) { file.candidate(for: $0)?.fix.allChanges }
    }
  }
}

extension LintedFile {
  /// Begins the ids of what a page shows of it.
  var pageID: String {
    var hash = FNV1a()
    hash.combine(name)
    return "s" + hash.text.suffix(10)
  }
}

extension Page {
  /// Hierarchies as they were read, with what lint finds in them.
  package init(drawing screens: [Screen], _ settings: PictureSettings) {
    let files = screens.filesInOrder.map { settings.lint($0).withPaths() }
    let elsewhere = FindingsElsewhere(in: files)
    let names = Set(files.map(\.name))
    let report = LintReport(
      files.map { file in
        elsewhere.merged(
          into: file.showing { !names.contains($0) }, by: settings.linter(of: file.name),
          path: settings.path(of: file.name))
      })
    var copies: [String: Int] = [:]
    let parts = report.files.map { file in
      defer { copies[file.name, default: 0] += 1 }
      return PagePart(of: file, copy: copies[file.name, default: 0], settings)
    }
    self.init(report, parts, isDark: settings.isDark)
  }
}

extension [Screen] {
  /// The screens of each file.
  fileprivate var filesInOrder: [[Screen]] {
    reduce(into: []) { files, screen in
      if let last = files.last?.last, last.hierarchy.source.isSame(as: screen.hierarchy.source) {
        files[files.count - 1].append(screen)
      } else {
        files.append([screen])
      }
    }
  }
}
