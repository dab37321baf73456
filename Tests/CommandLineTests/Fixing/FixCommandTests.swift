import Foundation
import Testing

@Suite("lint --fix")
struct FixCommandTests {
  private static let screen = """
    # The profile
    type: UIView
    isSkeletonable: true
    subviews:
      - type: UIStackView   # nobody marked it
        id: info
        arrangedSubviews:
          - {type: UILabel, id: name, isSkeletonable: true}
    """
  private static let fixed = screen.replacing("    id: info", with: "    id: info\n    isSkeletonable: true")

  @Test("The fixes are written and said, and then there is nothing left to fix")
  func fix() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    let outcome = try tree.run("lint", "--fix", "a.yaml")
    #expect(outcome.status == 0)
    #expect(try tree.text("a.yaml") == Self.fixed)
    #expect(
      outcome.error == """
        fixed: a.yaml:5:5: unreachable-skeletonable: mark UIStackView#info (isSkeletonable: true): \
        1 view appears: UILabel#name; 1 view is no longer one block: UIView
        Fixed 1 finding in 1 file.

        """)
    #expect(outcome.text == "No findings in 1 file.\n")
    let again = try tree.run("lint", "--fix", "a.yaml")
    #expect(again.status == 0 && again.error.isEmpty)
  }

  @Test("The diff is what git apply takes, and comes to the same", arguments: ["\n", "\r\n"], [false, true])
  func diff(_ lineEnd: String, _ hasMark: Bool) throws {
    let (mark, name) = (hasMark ? "\u{FEFF}" : "", "Screens/a \u{E4}\".yaml")
    let text = mark + Self.screen.replacing("\n", with: lineEnd)
    let tree = try Tree([name: text])
    let diff = try tree.run("lint", "--diff", "Screens")
    #expect(diff.status == 1 && diff.error.contains("Fixable: 1 with --fix."))
    let file = tree.folder.appending(path: name)
    #expect(try Data(contentsOf: file) == Data(text.utf8))
    try tree.write(diff.text, to: "fix.diff")
    var program = Program()
    program.folder = tree.folder
    let applied = try program.shell("git init -q . && git apply fix.diff")
    #expect(applied.status == 0, "\(applied.error)\n\(diff.text)")
    let expected = mark + Self.fixed.replacing("\n", with: lineEnd)
    #expect(try Data(contentsOf: file) == Data(expected.utf8))
  }

  @Test("UTF-16 stays UTF-16", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(_ encoding: String.Encoding) throws {
    let tree = try Tree([:])
    let file = tree.folder.appending(path: "a.yaml")
    try #require("\u{FEFF}\(Self.screen)".data(using: encoding)).write(to: file)
    #expect(try tree.run("lint", "--fix", "a.yaml").status == 0)
    #expect(try Data(contentsOf: file) == "\u{FEFF}\(Self.fixed)".data(using: encoding))
  }

  @Test("Swift code keeps its byte order mark", arguments: ["--fix", "--add-ignores"])
  func markOfCode(_ option: String) throws {
    let code = """
      \u{FEFF}import SkeletonView
      final class Profile: UIViewController {
        let stack = UIStackView()
        let name = UILabel()
        override func viewDidLoad() {
          view.isSkeletonable = true
          view.addSubview(stack)
          stack.addArrangedSubview(name)
          name.isSkeletonable = true
          view.showSkeleton()
        }
      }

      """
    let tree = try Tree(["Profile.swift": code])
    let outcome = try tree.run("lint", option, "Profile.swift")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.error)")
    let edited = try Data(contentsOf: tree.folder.appending(path: "Profile.swift"))
    #expect(edited.starts(with: [0xEF, 0xBB, 0xBF]) && edited != Data(code.utf8))
    #expect(try tree.run("lint", "Profile.swift").status == 0)
  }

  @Test("A link stays one, and the file's permissions stay")
  func linkAndPermissions() throws {
    let tree = try Tree(["Real/a.yaml": Self.screen])
    try tree.link("a.yaml", to: "Real/a.yaml")
    let file = tree.folder.appending(path: "Real/a.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try tree.run("lint", "--fix", "a.yaml").status == 0)
    #expect(try tree.text("Real/a.yaml") == Self.fixed)
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: tree.folder.appending(path: "a.yaml").path)
    #expect(link == "Real/a.yaml")
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: tree.folder.appending(path: "Real").path).count == 1
    )
  }

  @Test("A file that is read-only is said, and stays; the others are fixed")
  func readOnly() throws {
    let tree = try Tree(["a.yaml": Self.screen, "b.yaml": Self.screen])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: tree.folder.appending(path: "a.yaml").path)
    let outcome = try tree.run("lint", "--fix", "a.yaml", "b.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("a.yaml: error: no fix is written: it is read-only, and stays as it is"))
    #expect(try tree.text("a.yaml") == Self.screen)
    #expect(try tree.text("b.yaml") == Self.fixed)
  }

  @Test(
    "What makes no sense is a mistake of the command line",
    arguments: [["lint", "--fix", "-"], ["lint", "--diff", "--format", "json", "a.yaml"]])
  func usage(_ arguments: [String]) throws {
    let tree = try Tree(["a.yaml": Self.screen])
    let outcome = try tree.run(arguments, input: Self.screen)
    #expect(outcome.status == 64 && outcome.error.contains("help:"), "\(outcome.error)")
    #expect(try tree.text("a.yaml") == Self.screen)
  }

  @Test("Fixes that change other views too need --unsafe-fixes")
  func unsafe() throws {
    // The same text is two views: a change of one is a change of the other.
    let text = """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UIView
          subviews: &labels [{type: UIStackView, arrangedSubviews: [{type: UILabel, isSkeletonable: true}]}]
        - {type: UIView, isSkeletonable: true, subviews: *labels}

      """
    let tree = try Tree(["a.yaml": text])
    _ = try tree.run("lint", "--fix", "a.yaml")
    let safe = try tree.text("a.yaml")
    var outcome = try tree.run("lint", "--unsafe-fixes", "a.yaml")
    #expect(outcome.error.contains("nothing is written") && outcome.status == 1)
    #expect(try tree.text("a.yaml") == safe)
    outcome = try tree.run("lint", "--fix", "--unsafe-fixes", "a.yaml")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(try tree.text("a.yaml") != safe)
  }

  @Test("why --fix makes the change that it names")
  func why() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    let outcome = try tree.run("why", "a.yaml", "name", "--fix")
    #expect(outcome.status == 0 && outcome.error == "fixed: a.yaml\n")
    #expect(try tree.text("a.yaml") == Self.fixed)
    let again = try tree.run("why", "a.yaml", "name", "--fix")
    #expect(again.status == 0 && again.error.contains("there is nothing to fix"))
  }

  @Test("Reports carry the fixes for others to make")
  func reports() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    let json = try tree.run("lint", "-f", "json", "a.yaml").text
    #expect(
      json.contains("\"isSafe\": true") && json.contains("\"text\": \"\\n    isSkeletonable: true\""),
      "\(json)")
    #expect(try tree.run("lint", "-f", "sarif", "a.yaml").text.contains("\"artifactChanges\""))
    #expect(try tree.run("lint", "-f", "rdjson", "a.yaml").text.contains("\"suggestions\""))
  }

  @Test("--add-ignores writes what hides the findings, each with the reason, and nothing twice")
  func addIgnores() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view contentMode="scaleToFill" id="v">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonabel" value="YES"/>
                  </userDefinedRuntimeAttributes>
              </view>
          </objects>
      </document>

      """
    let json =
      #"{"type": "UIView", "isSkeletonable": true, "subviews": [{"type": "UIView", "subviews": "#
      + #"[{"type": "UILabel", "isSkeletonable": true}]}]}"#
    let tree = try Tree(["a.yaml": Self.screen, "b.xib": nib, "c.json": json])
    let diff = try tree.run("lint", "--add-ignores=later", "--diff", ".")
    #expect(diff.error.contains("Found 3 findings") && !diff.error.contains("with --fix"), "\(diff.error)")
    let outcome = try tree.run("lint", "--add-ignores=until #12 \n is done", ".")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.error)")
    #expect(outcome.error.hasSuffix("Hid 3 findings in 3 files.\n"), "\(outcome.error)")
    #expect(
      try tree.text("a.yaml").contains(
        "\n  # skelinspect:ignore unreachable-skeletonable -- until #12 is done\n  - type: UIStackView"))
    #expect(try tree.text("c.json").contains(#""ignore": {"unreachable-skeletonable": "until #12 is done"}"#))
    let before = try ["a.yaml", "b.xib", "c.json"].map { try tree.text($0) }
    let again = try tree.run("lint", "--add-ignores", ".")
    #expect(again.status == 0 && again.error.isEmpty, "\(again.error)")
    #expect(try ["a.yaml", "b.xib", "c.json"].map { try tree.text($0) } == before)
  }

  @Test("What comes to light when a file can be read again keeps no fix back")
  func errorsOfReading() throws {
    let text = """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIView, id: hole, id: gap, subviews: [{type: UILable, isSkeletonable: true}]}

      """
    let tree = try Tree(["a.yaml": text])
    let outcome = try tree.run("lint", "--fix", "--unsafe-fixes", "a.yaml")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.error)")
    let line =
      "  - {type: UIView, id: hole, isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}\n"
    #expect(try tree.text("a.yaml").hasSuffix(line))
  }
}
