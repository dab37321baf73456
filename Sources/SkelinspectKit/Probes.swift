// What benchmarks need of the stages, one by one.

/// Parses a text to its located tree and no further; returns how many values it holds.
@_spi(Benchmark) public func parseDocument(
  _ bytes: consuming [UInt8], named name: String
) throws(ReadError) -> Int {
  try DocumentReader.read(consume bytes, named: name).tape.end
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

/// Reads a text to its views and no further; returns how many there are.
@_spi(Benchmark) public func readViews(_ bytes: consuming [UInt8], named name: String) throws(ReadError)
  -> Int
{
  try readHierarchies(bytes, named: name).reduce(0) { $0 + $1.views.count }
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
