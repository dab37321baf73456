/// Reads the view hierarchies of a text; its format by the name's ending, else by the content.
///
/// - Throws: `ReadError`, which holds each error with its place.
public func readHierarchies(
  _ text: String, named name: String = "<text>"
) throws(ReadError) -> [Hierarchy] {
  try readHierarchies(Array(text.utf8), named: name)
}

/// Reads the view hierarchies of a file's bytes; those of files that belong together are a `Project`'s.
///
/// - Throws: `ReadError`, which holds each error with its place.
public func readHierarchies(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> [Hierarchy] {
  try Project().hierarchies(of: bytes, named: name)
}

/// Works out what SkeletonView does to every view when the hierarchy's roots receive `showSkeleton`.
public func inspect(_ hierarchy: Hierarchy) -> Inspection { Inspection(hierarchy) }

/// `sk.skeletonTreeDescription` of each root, one after the other, as the library prints it.
public func describe(_ hierarchy: Hierarchy) -> String {
  var output = OutputBuffer()
  describe(hierarchy, isPretty: true, to: &output)
  return output.text
}

func describe(_ hierarchy: Hierarchy, isPretty: Bool, to output: inout OutputBuffer) {
  var description = Description(hierarchy, isPretty: isPretty)
  guard hierarchy.knowsFlags else { return }
  for root in hierarchy.show.roots { description.write(root, to: &output) }
}

/// The drawn trees of several hierarchies, as `skelinspect inspect` prints them, without colours.
public func outline(_ hierarchies: [Hierarchy]) -> String {
  var output = OutputBuffer()
  let inspections = hierarchies.lazy.map { Inspection($0) }
  Outline.write(inspections, count: hierarchies.count, paint: Paint(isColored: false), to: &output)
  return output.text
}

extension Inspection {
  /// All of it as `Schemas/inspection.schema.json` has it.
  public func json() -> String {
    var document = InspectionJSON(OutputBuffer())
    document.append(self)
    return document.finish().text
  }

  /// A drawn tree for people, without colours.
  public func outline() -> String {
    var (output, totals) = (OutputBuffer(), OutlineTotals())
    Outline(self, paint: Paint(isColored: false)).write(after: &totals, to: &output)
    return output.text
  }
}

/// What differs between two files' hierarchies; where one is a printed tree, which views are reached.
public func diff(_ old: [Hierarchy], _ new: [Hierarchy]) -> Difference {
  Difference(from: old, to: new, named: (old.first?.fileName ?? "", new.first?.fileName ?? ""))
}

extension Difference {
  /// All of it as `Schemas/difference.schema.json` has it.
  public func json() -> String { DifferenceJSON(self, to: OutputBuffer()).finish().text }

  /// Its lines for people, without colours.
  public func text() -> String {
    var output = OutputBuffer()
    writeText(paint: Paint(isColored: false), to: &output)
    return output.text
  }

  package func writeText(paint: Paint, to output: inout OutputBuffer) {
    DifferenceText(difference: self, paint: paint).write(to: &output)
  }

  package func writeJSON(to output: consuming OutputBuffer) { _ = DifferenceJSON(self, to: output).finish() }
}

extension Hierarchy {
  /// Writes what `describe` returns, piece by piece; compact trees take one line each.
  package func writeDescription(isCompact: Bool, to output: inout OutputBuffer) {
    SkelinspectKit.describe(self, isPretty: !isCompact, to: &output)
  }
}

/// Why one view of a file's hierarchies does or does not show a skeleton, and the change that would alter it.
///
/// - Parameters:
///   - selector: names exactly one view of all hierarchies.
///   - hierarchies: those of one file, or of files that belong together.
/// - Throws: `SelectorError` where the selector names no view, or several.
public func explain(
  _ selector: String, in hierarchies: some Sequence<Hierarchy>
) throws(SelectorError) -> Explanation {
  let (hierarchy, view) = try SelectorSearch(selector, in: hierarchies).view()
  return Explanation(of: view, in: hierarchy).looking(in: Array(hierarchies))
}

extension Explanation {
  /// A few lines for people, without colours.
  public func text() -> String { text(paint: Paint(isColored: false)) }

  /// The same as `Schemas/explanation.schema.json` has it.
  public func json() -> String { ExplanationJSON(self).value.lineText + "\n" }

  package func text(paint: Paint) -> String { ExplanationWords(self).text(paint) }
}

/// Reads a file and finds what makes its skeletons fail, by the rules that are on by default, and fixes for it;
/// errors of reading are findings too.
public func lint(_ bytes: consuming [UInt8], named name: String) -> LintedFile {
  var settings = LintSettings()
  settings.fixRoom = LintSettings.roomForReaders
  return Linter(settings).lint(bytes, named: name, path: name).withPaths()
}

/// The same for a text.
public func lint(_ text: String, named name: String = "<text>") -> LintedFile {
  lint(Array(text.utf8), named: name)
}

extension LintReport {
  /// All findings with their source lines for people, without colours.
  public func text() -> String { ReportFormat.text.text(of: self, ReportSettings(folder: "/", version: "")) }

  /// The same as `Schemas/findings.schema.json` has it.
  public func json() -> String { ReportFormat.json.text(of: self, ReportSettings(folder: "/", version: "")) }
}
