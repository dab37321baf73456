/// What tells the code of an app from that of its tests, of its tools and of the library.
package struct AppCode {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let modulesOfOthers = [
    "XCTest", "Testing", "PackageDescription", "PackagePlugin", "ProjectDescription",
  ]

  /// It tests the app, as the modules say that it imports, or describes how it is built.
  package var isBesideApp: Bool {
    var reader = ImportReader(bytes: bytes[...])
    while let imported = reader.next() {
      if imported.isTestable || Self.modulesOfOthers.contains(imported.module) { return true }
    }
    return false
  }

  /// It declares what SkeletonView itself does, for others to see: no app does.
  package var isOfLibrary: Bool {
    bytes[...].places(of: "SkeletonAppearance").contains { start in
      ["class", "enum", "struct"].contains { bytes[..<start].hasSuffix("public \($0) ") }
    }
  }

  /// A class in it has views that a file of Interface Builder describes.
  package var hasOutlets: Bool { bytes[...].hasWord("IBOutlet") }

  /// Something in it begins and does not end; not known where the compiler leaves out a part of it.
  package var isUnfinished: Bool {
    let end = bytes[...].withoutBlanksAtEnd
    // Most files end with a declaration's own brace.
    if end.hasSuffix("\n}") || !isText || !end.places(of: "#if").isEmpty { return false }
    let source = SourceText(bytes, named: "")
    let tokens = SwiftTokens(source)
    // A brace that is missing is put in, without letters.
    return (0..<tokens.count).contains { tokens[$0].kind == .rightBrace && !tokens[$0].isClosed }
  }

  /// Its bytes are of a text that skelinspect reads.
  package var isText: Bool { !bytes.prefix(1 << 13).contains(0) }

  /// A project's or workspace's description, as Tuist reads it: an app may have a file of that name for a type of its own.
  ///
  /// - Parameter name: of the file, without its ending.
  package func describes(_ name: String) -> Bool {
    bytes[...].hasWord("ProjectDescription")
      || !["class", "struct", "enum", "actor", "protocol", "extension"].contains {
        bytes[...].hasWord("\($0) \(name)")
      }
  }

  /// A package's description, as the library's own has it.
  package var describesLibrary: Bool {
    bytes[...].places(of: "\"SkeletonView\"").contains { start in
      let name = bytes[..<start].withoutBlanksAtEnd
      return name.hasSuffix("name:") && name.dropLast(5).withoutBlanksAtEnd.hasSuffix("Package(")
    }
  }
}

/// Reads the imports at the top of a file, up to the first declaration.
private struct ImportReader {
  struct Import {
    let module: String
    let isTestable: Bool
  }

  private var rest: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  mutating func next() -> Import? {
    var isTestable = false
    while true {
      skipBlanksAndComments()
      if rest.first == UInt8(ascii: "#") {
        // A condition of the compiler: every branch counts.
        rest = rest.drop { $0 != 0x0A }
      } else if rest.first == UInt8(ascii: ";") {
        rest.removeFirst()
      } else if rest.first == UInt8(ascii: "@") {
        rest.removeFirst()
        if readWord() == "testable" { isTestable = true }
        if rest.first == UInt8(ascii: "(") { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst() }
      } else {
        switch readWord() {
        case "import": return Import(module: readModule(), isTestable: isTestable)
        case "public", "package", "internal", "fileprivate", "private": continue
        default: return nil
        }
      }
    }
  }

  private static let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

  /// `XCTest`, or `class XCTest.XCTestCase`.
  private mutating func readModule() -> String {
    skipBlanksAndComments()
    let word = readWord()
    guard Self.kinds.contains(word) else {
      rest = rest.drop { $0 != 0x0A && $0 != UInt8(ascii: ";") }
      return word
    }
    return readModule()
  }

  private mutating func readWord() -> String {
    let word = rest.prefix { $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0.isASCIILetterOrDigit }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func skipBlanksAndComments() {
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A }
      } else if rest.starts(with: "/*".utf8) {
        skipComment()
      } else {
        return
      }
    }
  }

  /// One that may hold others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ word: String) -> Bool { suffix(word.utf8.count).elementsEqual(word.utf8) }

  fileprivate var withoutBlanksAtEnd: ArraySlice { dropLast(reversed().prefix { $0 <= 0x20 }.count) }
}
