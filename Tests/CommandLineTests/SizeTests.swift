import Testing

/// Texts of megabytes, keys of 100,000 letters, very many of anything.
@Suite("Sizes")
struct SizeTests {
  @Test("Long texts and keys end in a result, or in a short message", arguments: HostileCase.longTexts)
  func longTexts(_ example: HostileCase) throws { try example.check() }

  @Test("A long name makes no outline long, and no note", arguments: HostileCase.longNames)
  func longNames(_ example: HostileCase) throws {
    let outcome = try Program().run(["inspect"], on: example.text(), named: example.file)
    #expect(outcome.status == 0)
    #expect(outcome.output.count < 10_000)
    try example.check()
  }

  @Test(
    "Aliases that stand for too much end in a message that names the limit", arguments: HostileCase.aliases)
  func aliases(_ example: HostileCase) throws { try example.check() }

  @Test("Very many keys end in a result, or in as many messages as people read", arguments: HostileCase.keys)
  func keys(_ example: HostileCase) throws { try example.check() }

  @Test(
    "As many views as there are roots, documents or siblings are no reason to wait",
    arguments: HostileCase.views)
  func views(_ example: HostileCase) throws { try example.check(["inspect", "--format", "json"], limit: 20) }

  #if os(Linux)
    @Test("Too little memory or stack is said, in a line that is the program's own")
    func limits() throws {
      let views = String(repeating: "  - {type: UILabel, isSkeletonable: true}\n", count: 300_000)
      let large = "type: UIView\nsubviews:\n\(views)"
      let tree = try Tree(["large.yaml": large, "small.yaml": Tree.cleanScreen])
      let memory = try tree.shell("ulimit -v 110000; skelinspect inspect large.yaml")
      #expect(memory.status == 2)
      #expect(memory.error.hasSuffix("skelinspect: error: there is not enough memory\n"))
      let stack = try tree.shell("ulimit -s 256; skelinspect inspect small.yaml")
      let words = "skelinspect: error: the stack is limited to 256 KB (ulimit -s), and 512 KB are needed\n"
      #expect(stack.status == 2 && stack.error == words, "\(stack.error)")
      #expect(try tree.shell("ulimit -s 512; skelinspect inspect small.yaml").status == 0)
    }
  #endif

  @Test("A selector finds the last of very many siblings at once")
  func lastSibling() throws {
    try HostileCase("", "wide.json") { HostileCase.siblings(scaled(20_000)) }.check(
      ["--root", "UILabel[\(scaled(20_000) - 1)]"], limit: 20)
  }
}

extension HostileCase {
  static let longTexts = [
    HostileCase("a text in JSON", "a.json") {
      #"{"type":"UIView","isSkeletonable":true,"text":"\#(letters)"}"#
    },
    HostileCase("a text with escapes in JSON", "a.json") {
      #"{"type":"UIView","isSkeletonable":true,"text":"\#(repeated(#"\u00e9\n"#, scaled(1_250_000)))"}"#
    },
    HostileCase("a plain text in YAML", "a.yaml") {
      "type: UIView\nisSkeletonable: true\ntext: \(letters)\n"
    },
    HostileCase("a plain text of many words in YAML", "a.yaml") {
      "type: UIView\ntext: \(repeated("a ", scaled(5_000_000)))\n"
    },
    HostileCase("a quoted text in YAML", "a.yaml") { "type: UIView\ntext: \"\(letters)\"\n" },
    HostileCase("a block in YAML", "a.yaml") {
      "type: UIView\ntext: |\n" + repeated("  \(repeated("a", 98))\n", scaled(100_000))
    },
    HostileCase("a comment in YAML", "a.yaml") { "# \(letters)\ntype: UIView\n" },
    HostileCase("a frame in JSON", "a.json", "1:27: error: expected a frame, found the text 'aaa") {
      #"{"type":"UIView","frame":"\#(letters)"}"#
    },
    HostileCase("a frame in YAML", "a.yaml", "2:8: error: expected a frame, found the text 'aaa") {
      "type: UIView\nframe: \(letters)\n"
    },
    HostileCase("a number in JSON", "a.json", "1:26: error: 111") {
      #"{"type":"UIView","alpha":\#(repeated("1", scaled(1_000_000)))}"#
    },
    HostileCase(
      "a text that is never closed", "a.json", "1:\(scaled(10_000_000) + 23): error: the text ends here"
    ) {
      #"{"type":"UIView","id":"\#(letters)"#
    },
    HostileCase("a key in JSON", "a.json", "1:19: error: unknown key 'kkk") {
      #"{"type":"UIView","\#(key)":1}"#
    },
    HostileCase("a key of one's own in JSON", "a.json") { #"{"type":"UIView","x-\#(key)":1}"# },
    HostileCase("a key in YAML", "a.yaml", "2:100001: error: ") {
      "type: UIView\n\(key): 1\n"
    },
    HostileCase("a key in YAML, behind a question mark", "a.yaml", "2:3: error: unknown key 'kkk") {
      "type: UIView\n? \(key)\n: 1\n"
    },
    HostileCase("an anchor in YAML", "a.yaml", "3:11: error: no anchor '&kkk") {
      "type: UIView\nx-a: &\(key) 1\nsubviews: *\(key)x\n"
    },
  ]

  static let longNames = [
    HostileCase("an id in JSON", "a.json") { #"{"type":"UIView","id":"\#(letters)"}"# },
    HostileCase("an id in YAML", "a.yaml") { "type: UIView\nid: \(letters)\n" },
    HostileCase("the id of a table that would crash", "a.yaml") {
      "type: UITableView\nisSkeletonable: true\nrowHeight: 0\nid: \(letters)\n"
    },
  ]

  static let aliases = [
    HostileCase("lists", "a.yaml", "8:14: error: aliases stand for more than 1000000 values") {
      bomb("x-b: &b [1]\n") { "x-\($1): &\($1) [\(repeated("*\($0), ", 10))]\n" }
    },
    HostileCase("views", "a.yaml", "21:18: error: aliases stand for more than 1000000 values") {
      bomb("subviews:\n- &b {type: UILabel}\n") {
        "- &\($1)\n  type: UIView\n  subviews: [\(repeated("*\($0), ", 10))]\n"
      }
    },
    HostileCase("merge keys", "a.yaml", "8:19: error: aliases stand for more than 1000000 values") {
      bomb("x-b: &b {x-1: 1}\n") { "x-\($1): &\($1) {<<: [\(repeated("*\($0), ", 10))]}\n" }
    },
    HostileCase("an alias to itself", "a.yaml", "2:15: error: the alias 'a' is inside what it names") {
      "type: UIView\nsubviews: &a [*a]\n"
    },
    HostileCase("100,000 anchors, and an alias to each", "a.yaml") {
      "type: UIView\nx-a:\n" + (0..<100_000).map { "- &a\($0) 1\n- *a\($0)\n" }.joined()
    },
    HostileCase("65 directives", "a.yaml", "65:1: error: more than 64 lines that begin with %") {
      repeated("%TAG !a! tag:a\n", 65) + "---\ntype: UIView\n"
    },
  ]

  static let keys = [
    HostileCase("the same one in JSON", "a.json", "1:28: error: the key 'id' appears twice") {
      #"{"type":"UIView""# + repeated(#","id":"a""#, scaled(1_000_000, by: 20)) + "}"
    },
    HostileCase("the same one in YAML", "a.yaml", "3:1: error: the key 'id' appears twice") {
      "type: UIView\n" + repeated("id: a\n", scaled(1_000_000, by: 20))
    },
    HostileCase("the same unknown one in JSON", "a.json", "1:19: error: unknown key 'unknown'") {
      #"{"type":"UIView""# + repeated(#","unknown":1"#, scaled(1_000_000, by: 20)) + "}"
    },
    HostileCase("different ones in JSON", "a.json", "1:19: error: unknown key 'k0'") {
      #"{"type":"UIView""# + (0..<scaled(1_000_000, by: 20)).map { #","k\#($0)":1"# }.joined() + "}"
    },
  ]

  static let views = [
    HostileCase("documents of YAML", "a.yaml") {
      repeated("---\ntype: UIView\nisSkeletonable: true\n", scaled(20_000))
    },
    HostileCase("documents of JSON", "a") {
      repeated("{\"type\":\"UIView\",\"isSkeletonable\":true}\n", scaled(20_000))
    },
    HostileCase("roots", "a.json") {
      let ids = (0..<scaled(5_000)).map { #""l\#($0)""# }
      let views = ids.map { #"{"type":"UILabel","isSkeletonable":true,"id":\#($0)}"# }.joined(separator: ",")
      return
        #"{"root":{"type":"A","subviews":[\#(views)]},"show":{"roots":[\#(ids.joined(separator: ","))]}}"#
    },
    HostileCase("siblings", "a.json") { siblings(scaled(50_000)) },
  ]

  static func siblings(_ count: Int) -> String {
    #"{"type":"UIView","isSkeletonable":true,"subviews":[{"type":"UILabel"}"#
      + repeated(#",{"type":"UILabel","isSkeletonable":true}"#, count - 1) + "]}"
  }

  private static var letters: String { repeated("a", scaled(10_000_000)) }
  private static var key: String { repeated("k", 100_000) }

  /// A view with a part `b`, and parts `c` to `j` that each hold ten of the one before.
  private static func bomb(_ first: String, _ next: (Character, Character) -> String) -> String {
    "type: UIView\n" + first + zip("bcdefghi", "cdefghij").map(next).joined()
  }
}
