import Foundation
import Testing

/// Storyboards and xibs in folders and on the command line.
@Suite("Interface Builder files on the command line")
struct InterfaceBuilderTests {
  private static let fixtures = Paths.package.appending(path: "Tests/Fixtures/interface-builder")
  private static let foreign = [
    "blank.storyboard", "empty.xib", "lfs-pointer.xib", "macos.xib", "old-archive.xib", "property-list.xib",
    "watch.storyboard",
  ]

  private static func tree(_ files: [String]) throws -> Tree {
    let tree = try Tree([:])
    for file in files {
      try FileManager.default.copyItem(
        at: fixtures.appending(path: file), to: tree.folder.appending(path: file))
    }
    return tree
  }

  @Test("In a folder one line says what a file is that holds no views of UIKit's, and lint goes on")
  func folder() throws {
    let outcome = try Self.tree(Self.foreign + ["table-cell.xib"]).run("lint", ".")
    #expect(outcome.status == 0)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == Self.foreign.count)
    for (line, file) in zip(lines, Self.foreign) {
      #expect(line.hasPrefix("\(file): note: left out: "), "\(line)")
    }
    #expect(!outcome.text.contains("error"))
  }

  @Test("A folder with such files only has no file to lint")
  func foreignFolder() throws {
    let outcome = try Self.tree(["macos.xib"]).run("lint", ".")
    #expect(outcome.error.contains("macos.xib: note: left out: an Interface Builder file for macOS"))
  }

  @Test("Named, such a file is an error with a place", arguments: foreign, ["lint", "inspect", "describe"])
  func named(_ file: String, _ command: String) throws {
    let outcome = try Self.tree([file]).run(command, file)
    #expect(command == "lint" ? outcome.status > 0 : outcome.status == 2)
    #expect("\(outcome.text)\(outcome.error)".hasPrefix("\(file):"))
    #expect("\(outcome.text)\(outcome.error)".contains(": error: "))
  }

  @Test("A broken one is a finding in a folder, and the others are linted")
  func broken() throws {
    let outcome = try Self.tree(["broken.xib", "merge-conflict.xib", "cut-off.storyboard", "table-cell.xib"])
      .run("lint", ".", "-f", "csv")
    #expect(outcome.status == 1)
    #expect(
      outcome.findings.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
        == Array(repeating: "error syntax-error", count: 3))
  }

  @Test(
    "One without any view has no tree and no error",
    arguments: ["navigation-only.storyboard", "no-scenes.storyboard"])
  func viewless(_ file: String) throws {
    for command in ["describe", "inspect", "lint"] {
      let outcome = try Self.tree([file]).run(command, file)
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
      #expect(!outcome.error.contains("error"))
    }
  }

  @Test("Hostile ones end in a result, or in a short message", arguments: HostileCase.interfaceBuilder)
  func hostile(_ example: HostileCase) throws { try example.check(["inspect", "-f", "json"], limit: 40) }
}

extension HostileCase {
  private static let flag =
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" "#
    + #"value="YES"/></userDefinedRuntimeAttributes>"#

  private static func xib(_ objects: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"# + objects
      + "</objects></document>"
  }

  private static func nested(
    _ depth: Int, _ open: String = "<view><subviews>", _ close: String = "</subviews></view>"
  )
    -> String
  {
    xib(repeated(open, depth) + "<label>\(flag)</label>" + repeated(close, depth))
  }

  static let interfaceBuilder = [
    HostileCase("views, at the limit", "a.xib") { nested(999) },
    HostileCase(
      "views, one beyond", "a.xib", "1:16070: error: views nested deeper than 1000 levels, the limit"
    ) { nested(1_000) },
    HostileCase("views, 4,900", "a.xib", "1:16070: error: views nested deeper than 1000 levels") {
      nested(4_900)
    },
    HostileCase(
      "views, 100,000", "a.xib", "1:80054: error: nested deeper than 10000 elements, the limit for XML"
    ) {
      nested(100_000)
    },
    HostileCase("lists of subviews within one another", "a.xib") {
      nested(4_000, "<subviews>", "</subviews>")
    },
    HostileCase("tables in prototypes of tables", "a.xib") {
      nested(
        200, "<tableView><prototypes><tableViewCell><tableViewCellContentView key=\"contentView\"><subviews>",
        "</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>")
    },
    HostileCase("siblings", "a.xib") { screen(repeated("<label>\(flag)</label>", scaled(20_000))) },
    HostileCase("top views", "a.xib") { xib(repeated("<label/>", scaled(20_000))) },
    HostileCase("views of one id, each an outlet to itself", "a.xib") {
      let outlet = #"<connections><outlet property="me" destination="a" id="b"/></connections>"#
      return screen(repeated(#"<view id="a">\#(outlet)</view>"#, scaled(10_000)))
    },
    HostileCase("runtime attributes of one view", "a.xib") {
      xib("<view>\(repeated(flag, scaled(100_000)))</view>")
    },
    HostileCase("variations and frames of one view", "a.xib") {
      let variation = #"<variation key="widthClass=compact" alpha="0.5"/>"#
      let frame = #"<rect key="frame" x="1" y="1" width="1" height="1"/>"#
      return xib("<view>\(repeated(variation + frame, scaled(50_000)))</view>")
    },
    HostileCase("control characters as references", "a.xib") {
      screen(#"<view userLabel="&#9;&#10;&#13;&#x9b;31m" customClass="A&#10;B"><string key="text"/></view>"#)
    },
    HostileCase("unknown elements, empty attributes", "a.xib") {
      screen(#"<view hidden="" alpha="" customClass="" userLabel="" id=""/><script>alert(1)</script><x/>"#)
    },
    HostileCase("500 numbers that are none", "a.xib") {
      screen(repeated(#"<label numberOfLines="1e999"><rect key="frame" x="nan"/></label>"#, 500))
    },
  ]

  private static func screen(_ subviews: String) -> String {
    xib("<view><subviews>\(subviews)</subviews>\(flag)</view>")
  }
}
