/// skelinspect as a library: read a view hierarchy, ask what SkeletonView would do to it, print what it
/// prints.
///
/// ```swift
/// let hierarchy = try readHierarchies("{type: UIView, isSkeletonable: true}")[0]
/// print(describe(hierarchy))
/// ```

/// Reads the view hierarchies of a text; its format by the name's ending, else by the content.
public func readHierarchies(
  _ text: String, named name: String = "<text>"
) throws(ReadError) -> [Hierarchy] {
  try readHierarchies(Array(text.utf8), named: name)
}

/// Reads the view hierarchies of a file's bytes.
public func readHierarchies(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> [Hierarchy] {
  try HierarchyReader.read(try HierarchyDocument.read(consume bytes, named: name))
}

func readHierarchies(
  _ bytes: consuming [UInt8], named name: String, settings: ReadingSettings, joining nibs: Nibs = Nibs()
) throws(ReadError) -> [Hierarchy] {
  let file = try HierarchyDocument.read(consume bytes, named: name, settings: settings)
  let hierarchies = try HierarchyReader.read(file, settings: settings)
  let uses = CellUses(in: hierarchies, nibs)
  return uses.isEmpty ? hierarchies : try HierarchyReader.read(file, settings: settings, joining: uses)
}

/// Reads the hierarchies of a file, and puts in the cells that stand in xibs of their own.
package func readHierarchies(
  _ bytes: consuming [UInt8], named name: String, joining nibs: Nibs
) throws(ReadError) -> [Hierarchy] {
  try readHierarchies(bytes, named: name, settings: ReadingSettings(), joining: nibs)
}

/// Works out what SkeletonView does to every view when the hierarchy's roots receive `showSkeleton`.
public func inspect(_ hierarchy: Hierarchy) -> Inspection { Inspection(hierarchy) }

/// `sk.skeletonTreeDescription` of each root, one after the other, as the library prints it.
public func describe(_ hierarchy: Hierarchy) -> String {
  var output = OutputBuffer()
  describe(hierarchy, style: .pretty, to: &output)
  return output.text
}

func describe(_ hierarchy: Hierarchy, style: Description.Style, to output: inout OutputBuffer) {
  var description = Description(hierarchy, style: style)
  for root in hierarchy.show.roots { description.write(root, to: &output) }
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
    var output = OutputBuffer()
    Outline(self, paint: Paint(isColored: false)).write(to: &output)
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
    DifferenceText(self, paint: paint).write(to: &output)
  }

  package func writeJSON(to output: consuming OutputBuffer) { _ = DifferenceJSON(self, to: output).finish() }
}

extension Hierarchy {
  /// Writes what `describe` returns, piece by piece; compact trees take one line each.
  package func writeDescription(isCompact: Bool, to output: inout OutputBuffer) {
    SkelinspectKit.describe(self, style: isCompact ? .compact : .pretty, to: &output)
  }
}

/// Why one view of a file's hierarchies does or does not show a skeleton, and the change that would alter it.
///
/// - Parameter selector: names exactly one view of all hierarchies.
public func explain(
  _ selector: String, in hierarchies: some Sequence<Hierarchy>
) throws(SelectorError) -> Explanation {
  let (hierarchy, view) = try SelectorSearch(selector, in: hierarchies).view()
  return Explanation(of: view, in: hierarchy)
}

extension Explanation {
  /// A few lines for people, without colours.
  public func text() -> String { text(paint: Paint(isColored: false)) }

  /// The same as `Schemas/explanation.schema.json` has it.
  public func json() -> String { ExplanationJSON(self).text }

  package func text(paint: Paint) -> String { ExplanationText(self, paint: paint).text }
}

/// Reads a file and finds what makes its skeletons fail, by the rules that are on by default.
public func lint(_ bytes: consuming [UInt8], named name: String) -> LintedFile {
  Linter(LintSettings()).lint(bytes, named: name, path: name).withPaths()
}

/// The same for a text.
public func lint(_ text: String, named name: String = "<text>") -> LintedFile {
  lint(Array(text.utf8), named: name)
}

/// Parses a text to its located tree and no further; returns how many values it holds.
@_spi(Benchmark) public func parseDocument(
  _ bytes: consuming [UInt8], named name: String
) throws(ReadError) -> Int {
  try DocumentReader.read(consume bytes, named: name).entries.count
}

/// Parses XML to its elements and attributes and no further; returns how many there are.
@_spi(Benchmark) public func parseXML(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> Int
{
  let source = try DocumentReader.source(of: consume bytes, named: name)
  do throws(Diagnostic) {
    let tree = try XMLReader.read(source)
    return tree.elements.count + tree.attributes.count
  } catch {
    throw ReadError(error, in: source)
  }
}

/// The names, the attributes' texts and the own text of every element of XML.
@_spi(Fuzzing) public func xmlTexts(of bytes: consuming [UInt8], named name: String) throws(ReadError)
  -> [String]
{
  let source = try DocumentReader.source(of: consume bytes, named: name)
  do throws(Diagnostic) { return try XMLReader.read(source).texts } catch {
    throw ReadError(error, in: source)
  }
}

/// Reads a text to its views and no further; returns how many there are.
@_spi(Benchmark) public func readViews(_ bytes: consuming [UInt8], named name: String) throws(ReadError)
  -> Int
{
  try readHierarchies(bytes, named: name).reduce(0) { $0 + $1.views.count }
}

/// The hierarchies of an Interface Builder file with the cells of another one put in.
@_spi(Fuzzing) public func readHierarchies(
  _ bytes: [UInt8], joiningCellsOf nib: [UInt8]
) throws(ReadError) -> [Hierarchy] {
  try readHierarchies(bytes, named: "main.storyboard", joining: Nibs(of: nib, named: "cell.xib"))
}

/// Reads a text and works out what show does to its views; returns how many there are.
@_spi(Benchmark) public func evaluate(
  _ bytes: consuming [UInt8], named name: String
) throws(ReadError) -> Int {
  try readHierarchies(bytes, named: name).reduce(0) { $0 + inspect($1).coverage.count }
}

/// The same, and runs every rule; returns how many findings there are.
@_spi(Benchmark) public func lintWithAllRules(_ bytes: consuming [UInt8], named name: String) -> Int {
  var settings = LintSettings()
  settings.selected = ["all"]
  return Linter(settings).lint(bytes, named: name, path: name).diagnostics.count
}
