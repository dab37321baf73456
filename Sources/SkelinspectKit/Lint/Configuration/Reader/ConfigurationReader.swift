extension Configuration {
  /// Reads a `.skelinspect.yml`, or says where each mistake in it stands.
  package static func read(_ bytes: consuming [UInt8], named name: String) throws(ReadError) -> Configuration
  {
    let document: Document
    do throws(ReadError) { document = try DocumentReader.read(consume bytes, named: name) } catch {
      throw error.aboutPatterns
    }
    var reader = ConfigurationReader(document)
    reader.read()
    guard reader.errors.isEmpty else { throw ReadError(reader.errors, in: document.source) }
    return reader.configuration
  }
}

/// Reads a configuration's document, all of its errors in one run.
struct ConfigurationReader {
  let document: Document
  var configuration = Configuration()
  var errors: DiagnosticList
  /// Where the values stand: UTF-8 bytes of the source text.
  private var offsets: [(place: String, offset: Int)] = []

  init(_ document: Document) {
    self.document = document
    errors = DiagnosticList(document.problems)
  }

  mutating func read() {
    if document.roots.count > 1 {
      errors.append(
        .invalidValue(
          "a configuration is one document, and here another begins", at: document.place(document.roots[1]),
          help: "remove the line '---' before it"))
    }
    // A file of comments alone says nothing.
    guard let root = document.roots.first.map(document.resolved), document.kind(root) != .null else { return }
    let help = "write {rules: {zero-size-leaf: off}}, for example"
    for (key, node, value) in fields(of: root, ConfigurationKey.self, in: "the configuration", help: help) {
      note(node, at: key.rawValue)
      switch key {
      case .include: configuration.include = patterns(value, at: key.rawValue)
      case .exclude: configuration.exclude = patterns(value, at: key.rawValue)
      case .rules: configuration.rules = rules(value, at: key.rawValue)
      case .overrides: configuration.overrides = overrides(value)
      case .failLevel:
        configuration.failLevel = document.read(value, &errors, Document.failLevel)
      case .formats: configuration.formats = reports(value, at: key.rawValue)
      case .skeletonableKeys:
        configuration.reading.skeletonableKeys = values(
          of: value, at: key.rawValue, help: "write [_isSkeletonable]", Document.runtimeAttribute)
      case .sources:
        configuration.sources = values(
          of: value, at: key.rawValue, help: "write [../Shared]", Document.sourcePath)
      case .baseline:
        configuration.baseline = document.read(value, &errors, Document.baselineName)
      case .appearance: readAppearance(value)
      }
    }
    configuration.origins.file = document.source.name
    let lines = LineTable(document.source)
    configuration.origins.lines = Dictionary(
      offsets.sorted { $0.offset < $1.offset }.map { ($0.place, lines.position(of: $0.offset).line) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func overrides(_ list: Node) -> [Configuration.Override] {
    let elements = elements(of: list, "overrides", help: "put '-' before each override")
    return zip(0..., elements).map { number, node in override(node, at: "overrides/\(number)") }
  }

  private mutating func override(_ node: Node, at place: String) -> Configuration.Override {
    var override = Configuration.Override()
    let help = "write {files: [Screens/**], rules: {zero-size-leaf: off}}, for example"
    let errorsBefore = errors.count
    let fields = fields(of: node, OverrideKey.self, in: "an override", help: help)
    // A mistyped key may be the one that is missing.
    if errors.count == errorsBefore { checkKeys(fields.map(\.key), of: node) }
    for (key, node, value) in fields {
      let place = "\(place)/\(key.rawValue)"
      note(node, at: place)
      switch key {
      case .files: override.files = patterns(value, at: place, mayBeEmpty: false)
      case .views:
        override.views = values(
          of: value, at: place, mayBeEmpty: false, help: "write [header, \"UILabel#title\"]",
          Document.selectorText)
      case .rules: override.rules = rules(value, at: place)
      }
    }
    note(node, at: place)
    return override
  }

  private mutating func checkKeys(_ keys: [OverrideKey], of override: Node) {
    if !keys.contains(.rules) {
      errors.append(
        .invalidValue(
          "'rules' is missing in this override", at: document.place(override),
          help: "add rules: {zero-size-leaf: off}, for example"))
    }
    if !keys.contains(.files), !keys.contains(.views) {
      errors.append(
        .invalidValue(
          "this override says neither 'files' nor 'views'", at: document.place(override),
          help: "what holds everywhere belongs to the 'rules' of the configuration itself"))
    }
  }

  /// The keys that an envelope's `appearance` has, read as there.
  private mutating func readAppearance(_ mapping: Node) {
    var reader = HierarchyReader(document)
    reader.readAppearance(mapping)
    errors.append(contentsOf: reader.errors)
    for var warning in reader.hierarchy.warnings {
      // Other readers of the file would take it for a text.
      warning.severity = .error
      errors.append(warning)
    }
    configuration.reading.appearance = reader.hierarchy.appearance
    var fields = Fields(of: mapping, in: document)
    while let field = fields.next(in: document) {
      note(field.key, at: "appearance/\(document.keyName(field.key))")
    }
  }

  /// Keeps where a value stands.
  mutating func note(_ node: Node, at place: String) {
    offsets.append((place, document.range(node).lowerBound))
  }
}
