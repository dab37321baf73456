/// What a page shows of one file, made where the file is linted.
package struct PagePart: Sendable {
  /// One for each hierarchy.
  let screens: [PageScreen]

  /// - Parameters:
  ///   - copy: of the same file in one run, from 0.
  ///   - level: findings below it are not marked.
  init(
    of file: LintedFile, copy: Int = 0, _ settings: PictureSettings = PictureSettings(),
    marking level: Diagnostic.Severity = .note
  ) {
    var hash = FNV1a()
    hash.combine(file.name)
    let name = "s" + hash.text.suffix(10) + (copy > 0 ? "-\(copy)" : "")
    screens = zip(0..., file.hierarchies).map { tree, hierarchy in
      let found = file.diagnostics.filter { $0.subject?.tree == tree && $0.severity >= level }
      return PageScreen(
        hierarchy, "\(name)-\(tree)", number: file.hierarchies.count > 1 ? tree + 1 : nil, found, settings)
    }
  }
}

extension LintedFile {
  /// With what a page shows of it.
  ///
  /// - Parameter level: findings below it are not marked.
  package func withPage(marking level: Diagnostic.Severity) -> LintedFile {
    var file = self
    file.page = PagePart(of: self, marking: level)
    return file
  }
}

extension LintReport {
  /// Hierarchies as they were read, linted by the rules as they come, with pictures.
  package init(drawing hierarchies: [Hierarchy], _ settings: PictureSettings) {
    let linter = Linter(LintSettings())
    var copies: [String: Int] = [:]
    let files = hierarchies.filesInOrder.map { hierarchies in
      let name = hierarchies.first?.fileName ?? ""
      var file = linter.lint(hierarchies, named: name, path: name).withPaths()
      file.page = PagePart(of: file, copy: copies[name, default: 0], settings)
      copies[name, default: 0] += 1
      return file
    }
    let elsewhere = Dictionary(grouping: files.flatMap(\.elsewhere), by: \.file)
    self.init(
      files.map { file in
        linter.adding((elsewhere[file.name] ?? []).map(\.diagnostic), to: file, path: file.name)
      })
  }
}

extension LintReport {
  /// - Parameter isDark: the page opens in dark mode, whatever the system says.
  package func page(isDark: Bool) -> String { Page(self, isDark: isDark).text }
}

extension [Hierarchy] {
  /// The hierarchies of each file.
  fileprivate var filesInOrder: [[Hierarchy]] {
    reduce(into: []) { files, hierarchy in
      if let last = files.last?.last, last.document.source.isSame(as: hierarchy.document.source) {
        files[files.count - 1].append(hierarchy)
      } else {
        files.append([hierarchy])
      }
    }
  }
}
