import Foundation
import Testing

@Suite(
  "Disks that take one letter case for the other, as a Mac's", .enabled(if: foldsCase, "this one does not"))
struct FoldingDiskTests {
  private static let names = ["Screens/A.yaml", "screens/a.yaml", "SCREENS/A.YAML"]

  @Test("Patterns and baselines know a file by the disk's name for it", arguments: names)
  func lint(_ name: String) throws {
    let tree = try Tree(screens: ["Screens/A.yaml"])
    #expect(try tree.listed("--exclude", "Screens/A.yaml", name).isEmpty)
    #expect(try tree.listed("--exclude", "Screens/A.yaml", "--files-from=-", input: name + "\n").isEmpty)
    #expect(try tree.listed("Screens/A.yaml", name).count == 1)
    #expect(try tree.run("baseline", "write", "--baseline", "known.json", "Screens").status == 0)
    let known = try tree.run("lint", "--baseline", "known.json", name)
    #expect(known.status == 0 && known.text.hasPrefix("Not shown: 1 in the baseline."), "\(known.text)")
    try tree.write("exclude: [Screens]\n", to: ".skelinspect.yml")
    #expect(try tree.listed("--files-from=-", input: name + "\n").isEmpty)
  }

  @Test("What git ignores is ignored in any letters")
  func ignoring() throws {
    let tree = try Tree(screens: ["Screens/A.yaml", "b.yaml"], [".git/": "", ".gitignore": "screens/\n"])
    #expect(try tree.listed() == ["b.yaml"])
    #expect(try tree.listed("--files-from=-", input: "SCREENS/a.yaml\n").isEmpty)
  }

  @Test("An expectation is the same whatever letters a file is named in", arguments: names)
  func expectation(_ name: String) throws {
    let tree = try Tree(screens: ["Screens/A.yaml"])
    #expect(try tree.run("expect", "Screens/A.yaml").status == 0)
    let outcome = try tree.run("expect", name)
    #expect(outcome.status == 0 && outcome.error.hasSuffix(": note: unchanged\n"), "\(outcome.error)")
  }
}

private let foldsCase: Bool = {
  guard let tree = try? Scratch(), (try? tree.write("", to: "a")) != nil else { return false }
  return FileManager.default.fileExists(atPath: tree.folder.appending(path: "A").path)
}()
