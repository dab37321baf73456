import Foundation
import Testing

@Suite("Pages of HTML from the command line")
struct PageCommandTests {
  private static let examples = Paths.package.appending(path: "Examples")

  @Test("lint writes the same bytes for any number of jobs")
  func jobs() throws {
    let program = Program(folder: Self.examples)
    let one = try program.run(["lint", ".", "-f", "html", "--jobs", "1"])
    let four = try program.run(["lint", ".", "-f", "html", "--jobs", "4"])
    #expect(one.status == 1)
    #expect(one.output == four.output)
    #expect(one.text.contains("<h1>Skeletons: 15 files</h1>"))
    #expect(one.text.components(separatedBy: "<section class=\"screen\"").count == 17)
  }

  @Test("preview and lint show the same of a file that has no configuration, but for the fixes")
  func sameScreen() throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html")
    let program = Program(folder: Self.examples)
    let preview = try program.run(["preview", "broken.yaml", "-o", page.path])
    #expect(preview.status == 0 && preview.output.isEmpty && preview.error.isEmpty)
    let lint = try program.run(["lint", "broken.yaml", "--isolated", "-f", "html"])
    let fixes = try Regex("<details><summary>Fix: [^\\0]*?</details>\n", as: Substring.self)
    #expect(lint.text.matches(of: fixes).count == 2)
    #expect(try String(contentsOf: page, encoding: .utf8) == lint.text.replacing(fixes, with: ""))
  }

  @Test("findings below the lowest level that is shown are not marked either")
  func level() throws {
    let arguments = ["lint", "broken.yaml", "-f", "html", "--severity", "unreachable-skeletonable=note"]
    let all = try Program(folder: Self.examples).run(arguments)
    let errors = try Program(folder: Self.examples).run(arguments + ["--min-level", "error"])
    #expect(all.text.components(separatedBy: "class=\"mark ").count == 5)
    #expect(errors.text.components(separatedBy: "class=\"mark ").count == 3)
    #expect(errors.text.contains("Not shown: 1 finding below --min-level."))
  }

  @Test("what is not in the report is named in it")
  func notices() throws {
    let scratch = try Scratch()
    try scratch.write("type: UIView\n", to: "good.yaml")
    let outcome = try Program(folder: scratch.folder).run(["lint", "good.yaml", "none<b>.yaml", "-f", "html"])
    #expect(outcome.status == 2)
    #expect(outcome.text.contains("<li class=\"unread\"><code>none&lt;b&gt;.yaml</code>: "))
  }
}
