// What benchmarks and fuzzing need of the stages, one by one.

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
  try Project(of: [Nibs(of: nib, named: "cell.xib")]).hierarchies(of: bytes, named: "main.storyboard")
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
