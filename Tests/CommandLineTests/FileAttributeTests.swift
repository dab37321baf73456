import Foundation
import Testing

#if os(Linux)
  import CXattr
#endif

@Suite("Files that are written anew", .enabled(if: hasAttributes, "this disk has no extended attributes"))
struct FileAttributeTests {
  static let commands = [
    ["lint", "--fix", "a.yaml"], ["lint", "clean.yaml", "-f", "json=out.json"], ["expect", "clean.yaml"],
  ]

  @Test("keep permissions and extended attributes, such as Finder's tags", arguments: commands)
  func attributes(_ command: [String]) throws {
    let tree = try Tree(Self.files)
    let file = Self.file(of: command)
    let path = tree.folder.appending(path: file).path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(setAttribute("user.tag", "green", of: path) && setAttribute("user.empty", "", of: path))
    let old = try tree.text(file)
    #expect(try tree.run(command).status == 0)
    #expect(try tree.text(file) != old)
    #expect(attribute("user.tag", of: path) == "green" && attribute("user.empty", of: path) == "")
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
  }

  @Test(
    "keep their owner and group", .enabled(if: geteuid() == 0, "only root can give a file away"),
    arguments: commands)
  func owner(_ command: [String]) throws {
    let tree = try Tree(Self.files)
    let path = tree.folder.appending(path: Self.file(of: command)).path
    try #require(chown(path, 12, 34) == 0)
    #expect(try tree.run(command).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 12 && attributes[.groupOwnerAccountID] as? Int == 34)
  }

  private static let files = [
    "a.yaml": Tree.screen, "clean.yaml": Tree.cleanScreen, "out.json": "old", "clean.yaml.expected": "",
  ]

  /// The file that a command writes.
  private static func file(of command: [String]) -> String {
    command[0] == "expect" ? "clean.yaml.expected" : command[1] == "--fix" ? "a.yaml" : "out.json"
  }
}

private let hasAttributes: Bool = {
  guard let scratch = try? Scratch(), let file = try? scratch.write("", to: "a") else { return false }
  return setAttribute("user.tag", "green", of: file.path)
}()

private func setAttribute(_ name: String, _ value: String, of file: String) -> Bool {
  #if os(Linux)
    setxattr(file, name, value, value.utf8.count, 0) == 0
  #else
    setxattr(file, name, value, value.utf8.count, 0, 0) == 0
  #endif
}

private func attribute(_ name: String, of file: String) -> String? {
  var bytes = [UInt8](repeating: 0, count: 100)
  #if os(Linux)
    let count = getxattr(file, name, &bytes, bytes.count)
  #else
    let count = getxattr(file, name, &bytes, bytes.count, 0, 0)
  #endif
  return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
}
