@testable import SkelinspectKit

// What fuzzing, and the tests of hostile texts, need of the stages.

/// The names, the attributes' texts and the own text of every element of XML.
func xmlTexts(of bytes: consuming [UInt8], named name: String) throws(ReadError) -> [String] {
  let source = try DocumentReader.source(of: consume bytes, named: name)
  do throws(Diagnostic) { return try XMLReader.read(source).texts } catch {
    throw ReadError(error, in: source)
  }
}

/// The hierarchies of an Interface Builder file with the cells of another one put in.
func readHierarchies(_ bytes: [UInt8], joiningCellsOf nib: [UInt8]) throws(ReadError) -> [Hierarchy] {
  try Project(of: [Nibs(of: nib, named: "cell.xib")]).hierarchies(of: bytes, named: "main.storyboard")
}

/// Everything that skelinspect says of the files of a project, in every form.
func everyOutput(of files: [Project.File]) throws(ReadError) -> [String] {
  let project = Project(files)
  let hierarchies = try project.hierarchies()
  let explanations = hierarchies.flatMap { hierarchy in
    hierarchy.views.indices.flatMap { view in
      let explanation = Explanation(of: view, in: hierarchy)
      return [explanation.text(), explanation.json()]
    }
  }
  let pictures = hierarchies.map { Picture(of: Screen($0)) }
  var settings = LintSettings()
  settings.selected = ["all"]
  let report = project.lint(settings)
  let reports = ReportFormat.allCases.map { $0.text(of: report, ReportSettings(folder: "/", version: "")) }
  let paint = Paint(isColored: false)
  return [outline(hierarchies), diff(hierarchies, hierarchies).text()] + explanations + reports
    + pictures.map { $0.terminalText(width: 80, paint: paint) }
    + [Picture.svg(of: pictures), Page(drawing: hierarchies.map { Screen($0) }, PictureSettings()).text]
}

/// The files with every fix made that goes with those before it.
func fixed(_ files: [Project.File]) -> [Project.File] {
  let report = Project(files).lint(LintSettings())
  let round = FixRound(of: report, in: Set(files.map(\.name))) { _, _ in true }
  return files.map { file in
    let edits = round.edits.first { $0.fileName == file.name }
    return edits.map { Project.File(name: file.name, bytes: $0.editedFile) } ?? file
  }
}

/// Whether what is read of Swift code stands within it, and makes a tree.
func readsSoundly(swift bytes: [UInt8]) -> Bool {
  let source = SourceText(bytes, named: "fuzz.swift")
  return SwiftParser.read(source).isSound && SwiftParser.parse(source, readsBodies: false).tree.isSound
}

/// What may be missing of declarations while they are typed: the tokens from a keyword to the brace or the end of its
/// line, and the brace that closes it.
func declarationTokens(ofSwift bytes: [UInt8]) -> [Range<Int>] {
  let source = SourceText(bytes, named: "fuzz.swift")
  let tokens = SwiftTokens(source)
  var found: [SwiftToken] = []
  var isInHead = false
  for index in 0..<tokens.count {
    let token = tokens[index]
    isInHead = token.keyword.isDeclaration || isInHead && !token.isOnNewLine
    guard isInHead else { continue }
    found.append(token)
    guard token.kind == .leftBrace else { continue }
    found.append(tokens[tokens.closer(of: index)])
    isInHead = false
  }
  return found.filter { !$0.range.isEmpty }.map { Int($0.start)..<Int($0.end) }
}

extension SwiftTree {
  /// Whether every node is met once at most, and stands within its parent.
  fileprivate var isSound: Bool {
    var open = [0]
    var isMet = Array(repeating: false, count: nodes.count)
    let whole = nodes[0].range
    while let node = open.popLast() {
      guard !isMet[node], whole.holds(nodes[node].name), whole.holds(nodes[node].label) else { return false }
      isMet[node] = true
      for child in children(of: node) {
        // Modifiers of a declaration's second name stand before it.
        let isInside = nodes[child].kind == .modifier || nodes[node].range.holds(nodes[child].range)
        guard isInside else { return false }
        open.append(child)
      }
    }
    return true
  }
}

extension Range<UInt32> {
  fileprivate func holds(_ other: Range<UInt32>) -> Bool {
    other.isEmpty || lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
