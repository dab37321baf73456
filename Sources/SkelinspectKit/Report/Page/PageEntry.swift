/// Something that a page opens: a hierarchy with its findings, or a file that holds none.
struct PageEntry {
  let id: String
  let title: String
  let file: LintedFile
  let screen: PageScreen?
  let findings: [Diagnostic]
  let suppressed: [LintedFile.Suppressed]
  /// Findings that are not new.
  let baselined: [Diagnostic]

  /// One for each hierarchy of a file; what is about no view stands with the first.
  static func all(in file: LintedFile, _ screens: [PageScreen]) -> [PageEntry] {
    screens.isEmpty ? [PageEntry(file, nil)] : zip(0..., screens).map { PageEntry(file, $1, tree: $0) }
  }

  /// - Parameter tree: what is about others stands with them; nil where there is none.
  private init(_ file: LintedFile, _ screen: PageScreen?, tree: Int? = nil) {
    (self.file, self.screen) = (file, screen)
    id = screen?.id ?? file.pageID + "-0"
    title = screen?.title ?? String(file.name.split(separator: "/").last ?? "").shortenedPath
    let isMeant = { (finding: Diagnostic) in tree == nil || finding.subject?.tree ?? 0 == tree }
    findings = file.diagnostics.filter(isMeant)
    suppressed = file.suppressed.filter { isMeant($0.diagnostic) }
    baselined = file.baselined.filter(isMeant)
  }

  /// - Parameter number: of the screen among all of the page.
  init(_ changed: ChangedScreen, _ number: Int, _ settings: PictureSettings) {
    let hierarchy = changed.picture.hierarchy
    let file = LintedFile(
      name: hierarchy.fileName, diagnostics: [], isRead: true, source: hierarchy.source)
    self.init(file, PageScreen(changed, "\(file.pageID)-\(number)", settings))
  }

  /// Errors that are counted only belong to the file that was not read.
  var omitted: Int { screen == nil ? file.omitted : 0 }

  /// The numbers of findings of each severity, the worst first.
  var counts: [(severity: Diagnostic.Severity, count: Int)] { Self.counts(rank) }

  fileprivate static func counts(_ rank: [Int]) -> [(severity: Diagnostic.Severity, count: Int)] {
    zip([.error, .warning, .note], rank).filter { $0.1 > 0 }.map { ($0.0, $0.1) }
  }

  /// Errors, warnings, notes: the more, the worse.
  var rank: [Int] {
    [Diagnostic.Severity.error, .warning, .note].map { severity in
      findings.count { $0.severity == severity } + (severity == .error ? omitted : 0)
    }
  }

  /// Counts as words in their colours.
  var countsInHTML: String {
    if let summary = screen?.summary { return "<span class=\"pill pill-N\">\(summary.inHTML)</span>" }
    if counts.isEmpty, let screen, !screen.hasSkeleton {
      // Nothing is wrong with a screen that shows none, and nothing is right either.
      let covered = screen.counts.prefix { $0 != "," }
      return "<span class=\"pill pill-N\">\(String(covered).inHTML)</span>"
    }
    if counts.isEmpty { return "<span class=\"pill pill-clean\">no findings</span>" }
    return counts.map { severity, count in
      "<span class=\"pill pill-\(severity.pageClass)\">\(count.counted(severity.rawValue))</span>"
    }.joined(separator: " ")
  }
}

/// The screens of a run as cards.
struct PageGallery {
  let entries: [PageEntry]

  var html: String {
    let counts = PageEntry.counts((0..<3).map { severity in entries.reduce(0) { $0 + $1.rank[severity] } })
    let filters = PageFilters.html(counts, cleanCount: entries.count { $0.counts.isEmpty })
    return """
      <section id="gallery" aria-labelledby="gallery-title"><div class="bar">\
      <h2 id="gallery-title" tabindex="-1">\(entries.count.counted("screen"))</h2>
      <div class="controls"><label>Find <input type="search" id="find" autocomplete="off"></label>
      \(filters)\
      <span class="quiet" id="found" role="status"></span></div></div>
      <ul class="cards">
      \(worstFirst.map(card).joined())</ul></section>

      """
  }

  private var worstFirst: [PageEntry] {
    entries.enumerated().sorted { first, second in
      let (one, two) = (first.element.rank, second.element.rank)
      return one == two ? first.offset < second.offset : two.lexicographicallyPrecedes(one)
    }.map(\.element)
  }

  private func card(_ entry: PageEntry) -> String {
    let thumbnail =
      entry.screen?.thumbnail ?? "<span class=\"no-thumb\" aria-hidden=\"true\">no picture</span>"
    let letters = entry.counts.map(\.severity.pageClass).joined()
    return """
      <li data-has="\(letters.isEmpty ? "C" : letters)"><a class="card" href="#\(entry.id)">\
      <span class="mat">\(thumbnail)</span><span class="name">\(entry.title.brokenInHTML)</span> \
      <span class="file"\(entry.file.name.wholePathTitle)>\
      \(entry.file.name.shortenedPath.brokenInHTML)</span> \
      <span class="pills">\(entry.countsInHTML)</span></a></li>

      """
  }
}
