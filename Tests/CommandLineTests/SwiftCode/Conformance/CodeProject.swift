import Foundation
import Testing

/// A small project with Swift code, and what is to be said of it.
struct CodeProject: Sendable, CustomTestStringConvertible {
  /// A view, by its file and its id or its line.
  struct Expectation: Sendable {
    let file: String
    /// An Interface Builder id, the name of a property, or the class of a root.
    var id: String?
    var line: Int?
    var type: String?
    let wanted: [String: JSONValue]
  }

  let name: String
  /// Texts by path.
  private(set) var files: [String: String]
  var inputs = ["."]
  var arguments: [String] = []
  var lintArguments: [String] = []
  var views: [Expectation] = []
  /// The other keys of `expected`, as `conformance/code.md` describes them.
  var expected: JSONValue = .object([:])
  /// Rules that must not speak where nothing says that they do; nil: all.
  var rules: Set<String>?

  var testDescription: String { name }

  /// With so much other code that only what has to do with skeletons is read as a whole.
  var large: CodeProject {
    let name = "Filler.swift"
    var project = self
    project.files[name] =
      "import UIKit\nlet filler = 0\n// " + String(repeating: "Nothing of interest. ", count: 80_000) + "\n"
    if arguments.contains("--no-sources") { return self }
    project.arguments += ["--sources", name]
    // They count the files.
    project.expected = .object(expected.object.filter { $0.key != "remarks" })
    return project
  }

  /// In a folder; a project of Xcode's is around them where they bring none.
  func tree() throws -> Tree {
    var all = files
    if !files.keys.contains(where: { $0.contains(".xcodeproj") || $0.hasSuffix("Package.swift") }) {
      all["App.xcodeproj/"] = ""
    }
    return try Tree(all)
  }
}

extension CodeProject {
  /// Those of every `code….json` that SkeletonView's answers were written down in.
  static let conformance: [CodeProject] = {
    let folder = Paths.package.appending(path: "Tests/Fixtures/conformance")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let lists = names.filter { $0.hasPrefix("code") && $0.hasSuffix(".json") }.sorted().map { name in
      (try? JSONValue(Data(contentsOf: folder.appending(path: name))))?.list ?? []
    }
    return lists.flatMap { list in
      let rules = Set(list.flatMap { $0["expected"].map(namedRules) ?? [] })
      return list.compactMap { CodeProject($0, rules: rules) }
    }
  }()

  private static func namedRules(_ expected: JSONValue) -> [String] {
    let named = (expected["findings"]?.list ?? []) + (expected["silent"]?.list ?? [])
    return named.compactMap { $0.text ?? $0["rule"]?.text }
  }

  private init?(_ value: JSONValue, rules: Set<String>) {
    guard let name = value["name"]?.text, let expected = value["expected"] else { return nil }
    self.init(name: name, files: (value["files"]?.object ?? [:]).compactMapValues(\.text))
    inputs = value["inputs"]?.texts ?? []
    arguments = value["args"]?.texts ?? []
    lintArguments = value["lintArgs"]?.texts ?? []
    self.expected = expected
    self.rules = rules
    views = (expected["views"]?.object ?? [:]).compactMap { key, wanted in
      let parts = key.split(separator: "#", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      return Expectation(file: parts[0], id: parts[1], wanted: wanted.object)
    }
  }
}
