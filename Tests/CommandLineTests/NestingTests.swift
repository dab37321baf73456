import Testing

/// At each limit, one beyond it, and very deep.
@Suite("Nesting")
struct NestingTests {
  @Test("JSON ends in a result, or in a message that names the limit", arguments: HostileCase.jsonNesting)
  func json(_ example: HostileCase) throws { try example.check() }

  @Test("YAML ends in a result, or in a message that names the limit", arguments: HostileCase.yamlNesting)
  func yaml(_ example: HostileCase) throws { try example.check() }

  @Test("Views end in a result, or in a message that names the limit", arguments: HostileCase.viewNesting)
  func views(_ example: HostileCase) throws { try example.check(["--compact"]) }

  @Test("A thousand views deep every format is printed", arguments: ["outline", "json"])
  func formats(_ format: String) throws {
    let deep = HostileCase("", "deep.json") { HostileCase.jsonViews(1_000) }
    try deep.check(["describe", "-f", format])
    try deep.check(["inspect", "-f", format])
  }
}

extension HostileCase {
  private static let jsonLimit = "error: nested deeper than 10000 levels, the limit for JSON"
  private static let flowLimit =
    "error: flow lists and mappings nested deeper than 256 levels, the limit for YAML"
  private static let yamlLimit = "error: nested deeper than 4000 levels, the limit for YAML"
  private static let viewLimit = "error: views nested deeper than 1000 levels, the limit"

  /// A view that holds so many levels, itself counted, under a key that means nothing.
  private static func json(_ open: String, _ close: String, _ levels: Int) -> String {
    #"{"type":"UIView","x-a":"# + repeated(open, levels - 1) + "1" + repeated(close, levels - 1) + "}"
  }

  static func jsonViews(_ depth: Int) -> String {
    repeated(#"{"type":"UIView","isSkeletonable":true,"subviews":["#, depth) + repeated("]}", depth)
  }

  private static func yamlViews(_ depth: Int) -> String {
    "type: UIView\n"
      + (0..<depth - 1).map { level in
        let indent = repeated("  ", level)
        return "\(indent)subviews:\n\(indent)- type: UIView\n"
      }.joined()
  }

  /// A view that holds so many levels of flow under a key that means nothing.
  private static func flow(_ open: String, _ close: String, _ levels: Int) -> String {
    "type: UIView\nx-a: " + repeated(open, levels) + "1" + repeated(close, levels) + "\n"
  }

  /// So many levels of block sequences, the mapping around them counted.
  private static func dashes(_ levels: Int) -> String {
    "type: UIView\nx-a:\n  " + repeated("- ", levels - 1) + "a\n"
  }

  static let jsonNesting = [
    HostileCase("lists, at the limit", "a.json") { json("[", "]", 10_000) },
    HostileCase("lists, one beyond", "a.json", "1:10023: \(jsonLimit)") { json("[", "]", 10_001) },
    HostileCase("lists, very many", "a.json", "1:10023: \(jsonLimit)") { json("[", "]", scaled(1_000_000)) },
    HostileCase("lists, very many, never closed", "a.json", "1:10001: \(jsonLimit)") {
      repeated("[", scaled(1_000_000))
    },
    HostileCase("objects, at the limit", "a.json") { json(#"{"a":"#, "}", 10_000) },
    HostileCase("objects, one beyond", "a.json", "1:50019: \(jsonLimit)") { json(#"{"a":"#, "}", 10_001) },
    HostileCase("objects, very many", "a.json", "1:50019: \(jsonLimit)") {
      json(#"{"a":"#, "}", scaled(1_000_000))
    },
    HostileCase("objects, very many, never closed", "a.json", "1:50001: \(jsonLimit)") {
      repeated(#"{"a":"#, scaled(1_000_000))
    },
    HostileCase("lists and objects, very many, known by their letters", "a", "1:30001: \(jsonLimit)") {
      repeated(#"{"a":["#, scaled(1_000_000))
    },
  ]

  static let yamlNesting = [
    HostileCase("flow lists, at the limit", "a.yaml") { flow("[", "]", 256) },
    HostileCase("flow lists, one beyond", "a.yaml", "2:262: \(flowLimit)") { flow("[", "]", 257) },
    HostileCase("flow lists, very many", "a.yaml", "2:262: \(flowLimit)") {
      flow("[", "]", scaled(1_000_000))
    },
    HostileCase("flow lists, very many, never closed", "a.yaml", "1:257: \(flowLimit)") {
      repeated("[", scaled(1_000_000))
    },
    HostileCase("flow lists, very many, on lines of their own", "a.yaml", "258:2: \(flowLimit)") {
      flow("[ \n ", "]", scaled(1_000_000))
    },
    HostileCase("flow mappings, at the limit", "a.yaml") { flow("{a: ", "}", 256) },
    HostileCase("flow mappings, one beyond", "a.yaml", "2:1030: \(flowLimit)") { flow("{a: ", "}", 257) },
    HostileCase("flow mappings, very many", "a.yaml", "2:1030: \(flowLimit)") {
      flow("{a: ", "}", scaled(1_000_000))
    },
    HostileCase("JSON in YAML, very many", "a.yaml", "1:769: \(flowLimit)") {
      repeated(#"{"a":["#, scaled(1_000_000))
    },
    HostileCase("mappings as keys, very many", "a.yaml", "1:4: error: a key must be text") {
      repeated("{? ", scaled(1_000_000))
    },
    HostileCase("block keys, very many", "a.yaml", "1:3: error: a key must be text") {
      repeated("? ", scaled(1_000_000))
    },
    HostileCase("dashes, at the limit", "a.yaml") { dashes(4_000) },
    HostileCase("dashes, one beyond", "a.yaml", "3:8001: \(yamlLimit)") { dashes(4_001) },
    HostileCase("dashes, very many", "a.yaml", "3:8001: \(yamlLimit)") { dashes(scaled(1_000_000)) },
    HostileCase("block mappings, one beyond", "a.yaml", "4001:4001: \(yamlLimit)") {
      (0...4_000).map { repeated(" ", $0) + "a:\n" }.joined()
    },
  ]

  static let viewNesting = [
    HostileCase("in JSON, at the limit", "a.json") { jsonViews(1_000) },
    HostileCase("in JSON, one beyond", "a.json", "1:51001: \(viewLimit)") { jsonViews(1_001) },
    HostileCase("in YAML, at the limit", "a.yaml") { yamlViews(1_000) },
    HostileCase("in YAML, one beyond", "a.yaml", "2001:2001: \(viewLimit)") { yamlViews(1_001) },
    HostileCase("in JSON, very many", "a.json", "1:255001: \(jsonLimit)") { jsonViews(scaled(1_000_000)) },
  ]
}
