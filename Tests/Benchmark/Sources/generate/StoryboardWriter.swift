/// Writes XML as Interface Builder does: four spaces a level, one tag a line.
struct StoryboardWriter: ~Copyable {
  private let file: OutputFile
  private var bytes: [UInt8] = []
  /// Elements that are not closed yet, outermost first.
  private var open: [String] = []

  init(file: consuming OutputFile) {
    self.file = file
    append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
  }

  /// Starts an element; its attributes as they are written.
  mutating func start(_ name: String, _ attributes: String = "") throws {
    tag(name, attributes, end: ">")
    open.append(name)
    if bytes.count > 1 << 20 { try flush() }
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    append(indent + "</\(name)>\n")
  }

  /// Writes an element without content.
  mutating func add(_ name: String, _ attributes: String = "") { tag(name, attributes, end: "/>") }

  /// Writes what stands between two tags on one line.
  mutating func add(_ name: String, _ attributes: String, text: String) {
    tag(name, attributes, end: ">\(text)</\(name)>")
  }

  mutating func comment(_ text: String) { append(indent + "<!--\(text)-->\n") }

  mutating func finish() throws {
    while !open.isEmpty { end() }
    try flush()
  }

  private mutating func tag(_ name: String, _ attributes: String, end: String) {
    append(indent + "<\(name)\(attributes.isEmpty ? "" : " ")\(attributes)\(end)\n")
  }

  private var indent: String { String(repeating: " ", count: open.count * 4) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func flush() throws {
    try file.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
