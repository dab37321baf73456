/// Writes views as compact JSON, or as YAML the way a person lays it out.
struct HierarchyWriter: ~Copyable {
  enum Format: String {
    case json, yaml
  }

  let format: Format
  /// Ends a line of YAML; stands after every view of JSON, which has no lines otherwise.
  var lineEnd = ""
  /// Spaces a level of YAML is indented by: 4 puts the dash two after its key, 2 puts it below.
  var levelIndent = 4
  /// Whether a comment stands above every view and after every id of YAML.
  var hasComments = false

  private let file: OutputFile
  private var bytes: [UInt8] = []
  private var indentation = 0
  private var needsComma = false
  private var startsItem = false

  init(format: Format, file: consuming OutputFile) {
    self.format = format
    self.file = file
    if format == .yaml { lineEnd = "\n" }
    bytes.reserveCapacity(Self.chunk + 4096)
  }

  private static let chunk = 1 << 20

  /// Hands what is left to the file.
  mutating func finish() throws {
    try file.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func startDocument() {
    if format == .yaml {
      append("---")
      append(lineEnd)
    }
  }

  /// Starts the root, or one more view of the list that is open.
  mutating func startView() throws {
    if bytes.count >= Self.chunk { try finish() }
    switch format {
    case .json:
      open("{")
    case .yaml where indentation > 0:
      if hasComments { comment() }
      startsItem = true
    case .yaml: break
    }
  }

  mutating func endView() {
    if format == .json {
      close("}")
      append(lineEnd)
    }
  }

  /// Starts a list of views.
  mutating func startList(_ key: String) {
    startContainer(key, "[", indent: levelIndent)
  }

  mutating func endList() {
    endContainer("]", indent: levelIndent)
  }

  /// Starts a view, or another mapping, that is the value of `key`.
  mutating func startMapping(_ key: String) {
    startContainer(key, "{", indent: 2)
  }

  mutating func endMapping() {
    endContainer("}", indent: 2)
  }

  /// A word that needs no quotes in YAML.
  mutating func field(_ key: String, word: String) {
    field(key, raw: format == .json ? "\"\(word)\"" : word)
  }

  /// A text, already escaped for both formats, in double quotes.
  mutating func field(_ key: String, quoted: String) {
    field(key, raw: "\"\(quoted)\"")
  }

  /// A mapping on one line.
  mutating func field(_ key: String, pairs: [(key: String, value: String)]) {
    let isJSON = format == .json
    self.key(key)
    for (number, pair) in pairs.enumerated() {
      append(number > 0 ? isJSON ? "," : ", " : "{")
      append(isJSON ? "\"\(pair.key)\":\(pair.value)" : "\(pair.key): \(pair.value)")
    }
    append("}")
    endLine()
  }

  /// Anything, written as it is.
  mutating func field(_ key: String, raw: String) {
    self.key(key)
    append(raw)
    endLine()
  }

  mutating func field(_ key: String, number: Int) {
    self.key(key)
    append(number)
    endLine()
  }

  mutating func field(id: Int) {
    key("id")
    append(format == .json ? "\"v" : "v")
    append(id)
    append(format == .json ? "\"" : hasComments ? "  # found by this name in the tests" : "")
    endLine()
  }

  /// The frame as a mapping on one line, the only flow style a person writes here.
  mutating func frame(x: Int, y: Int, width: Int, height: Int) {
    let isJSON = format == .json
    key("frame")
    append(isJSON ? "{\"x\":" : "{x: ")
    append(x)
    append(isJSON ? ",\"y\":" : ", y: ")
    append(y)
    append(isJSON ? ",\"width\":" : ", width: ")
    append(width)
    append(isJSON ? ",\"height\":" : ", height: ")
    append(height)
    append("}")
    endLine()
  }
}

extension HierarchyWriter {
  private mutating func startContainer(_ key: String, _ bracket: String, indent: Int) {
    self.key(key, isAlone: true)
    if format == .json {
      append(bracket)
      needsComma = false
    } else {
      append(lineEnd)
      indentation += indent
    }
  }

  private mutating func endContainer(_ bracket: String, indent: Int) {
    if format == .json {
      close(bracket)
    } else {
      indentation -= indent
    }
  }

  private mutating func open(_ bracket: String) {
    if needsComma { append(",") }
    append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    append(bracket)
    needsComma = true
  }

  private mutating func key(_ key: String, isAlone: Bool = false) {
    switch format {
    case .json:
      append(needsComma ? ",\"" : "\"")
      append(key)
      append("\":")
      needsComma = true
    case .yaml:
      indent(by: startsItem ? indentation - 2 : indentation)
      if startsItem { append("- ") }
      startsItem = false
      append(key)
      append(isAlone ? ":" : ": ")
    }
  }

  private mutating func endLine() {
    if format == .yaml { append(lineEnd) }
  }

  private mutating func comment() {
    indent(by: indentation - 2)
    append("# what the designer drew here: [a list], {a mapping}, \"quotes\"")
    append(lineEnd)
  }

  private mutating func indent(by spaces: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
