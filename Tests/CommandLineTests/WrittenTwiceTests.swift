import Foundation
import Testing

@Suite("Commands that write")
struct WrittenTwiceTests {
  static let folders = [
    "Examples", "Tests/Fixtures/code", "Tests/Fixtures/swiftui-code", "Tests/Fixtures/layers-code",
    "Tests/Fixtures/valid", "Tests/Fixtures/interface-builder",
  ]

  /// Each document of a page that is refused stands in a fence.
  static let refused = "Tests/Fixtures/invalid"

  @Test(
    "What was hidden is hidden, by one comment, and --add-ignores has no more to do",
    arguments: folders + [refused])
  func ignores(_ folder: String) throws {
    let tree = try Self.tree(of: folder)
    let hidden = try tree.run("lint", "--add-ignores=later", ".")
    let texts = try Self.texts(in: tree)
    let again = try tree.run("lint", "--add-ignores=later", ".")
    #expect(try Self.texts(in: tree) == texts, "\(again.error)")
    #expect(!again.error.contains("Hid "), "\(again.error)")
    // What could not be hidden was counted.
    let count = try findings(in: tree)
    let words = count == 1 ? "1 finding is not hidden" : "\(count) findings are not hidden"
    #expect(
      count == 0 ? !hidden.error.contains("not hidden") : hidden.error.contains(words), "\(hidden.error)")
  }

  @Test("Fixing what was fixed changes nothing", arguments: folders + [refused], [[], ["--unsafe-fixes"]])
  func fixes(_ folder: String, _ options: [String]) throws {
    let tree = try Self.tree(of: folder)
    _ = try tree.run(["lint", "--fix"] + options + ["."])
    let texts = try Self.texts(in: tree)
    let again = try tree.run(["lint", "--fix"] + options + ["."])
    #expect(try Self.texts(in: tree) == texts, "\(again.error)")
  }

  @Test("What is expected holds, and so does what a baseline knows", arguments: folders)
  func records(_ folder: String) throws {
    let tree = try Self.tree(of: folder)
    let files = try Self.texts(in: tree).keys.sorted()
    _ = try tree.run(["expect"] + files)
    // Of those that make a view, and read with each other's code as they are checked.
    let known = try Self.texts(in: tree).keys.filter { $0.hasSuffix(".expected") }.map {
      String($0.dropLast(".expected".count))
    }.sorted()
    _ = try tree.run(["expect"] + known)
    let check = try tree.run(["expect", "--check"] + known)
    #expect(check.status == 0, "\(check.text)\(check.error)")
    _ = try tree.run("baseline", "write", "--isolated", ".")
    let texts = try Self.texts(in: tree)
    let lint = try tree.run("lint", "--baseline", ".skelinspect-baseline.json", ".")
    // Errors of reading are no part of a baseline.
    let isReadable = folder != "Tests/Fixtures/interface-builder"
    #expect(!isReadable || !lint.text.contains("Found "), "\(lint.text)")
    _ = try tree.run("baseline", "write", "--isolated", ".")
    _ = try tree.run(["expect"] + known)
    #expect(try Self.texts(in: tree) == texts)
  }

  @Test("config init writes a whole configuration or none, and leaves one that is there alone")
  func configuration() throws {
    let tree = try Tree([:])
    let full = try tree.shell("trap '' XFSZ; ulimit -f 0; skelinspect config init")
    #expect(full.status == 2, "\(full.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.folder.path).isEmpty)
    #expect(try tree.run("config", "init").status == 0)
    let text = try tree.text(".skelinspect.yml")
    #expect(try tree.run("config", "init").status == 2)
    #expect(try tree.text(".skelinspect.yml") == text && tree.run("config", "check").status == 0)
  }

  private func findings(in tree: borrowing Tree) throws -> Int {
    let outcome = try tree.run("lint", "-f", "json", ".")
    return try JSONValue(Data(outcome.output))["findings"]?.list.count ?? 0
  }

  /// Each of a sample of its files in a repository of its own.
  private static func tree(of folder: String) throws -> Tree {
    let tree = try Tree([:])
    let files = try files(of: folder).filter { name, _ in
      let isRead = ["swift", "yaml", "yml", "json", "xib", "storyboard"].contains { name.hasSuffix("." + $0) }
      return isRead && !name.hasSuffix("project.yml") && !name.hasSuffix(".schema.json")
    }
    for (name, bytes) in sampled(files, by: 10) {
      let place = tree.folder.appending(path: name.replacing("/", with: "-").replacing(".", with: "-"))
      try FileManager.default.createDirectory(
        at: place.appending(path: ".git"), withIntermediateDirectories: true)
      try bytes.write(to: place.appending(path: String(name.split(separator: "/").last ?? "")))
    }
    return tree
  }

  private static func files(of folder: String) throws -> [(name: String, bytes: Data)] {
    let source = Paths.package.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
    guard folder == refused else {
      return names.compactMap { name in
        (try? Data(contentsOf: source.appending(path: name))).map { (name, $0) }
      }
    }
    return try names.flatMap { page in
      try String(contentsOf: source.appending(path: page), encoding: .utf8)
        .matches(of: #/(?ms)^## (\S+)\n\n```\w*\n(.*?)^```$/#)
        .map { ("\($0.output.1)", Data($0.output.2.utf8)) }
    }
  }

  private static func texts(in tree: borrowing Tree) throws -> [String: Data] {
    let folder = tree.folder
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".git") }
    let files = try names.compactMap { name -> (String, Data)? in
      let file = folder.appending(path: name)
      let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      return isFile ? (name, try Data(contentsOf: file)) : nil
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
