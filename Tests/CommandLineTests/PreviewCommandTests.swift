import Foundation
import Testing

@Suite("preview writes pictures")
struct PreviewCommandTests {
  @Test("A picture does not take the place of what it is drawn of")
  func input() throws {
    let tree = try Tree(["screen.svg": Tree.screen])
    let outcome = try tree.run("preview", "-o", "./screen.svg", "screen.svg")
    #expect(outcome.status == 64 && outcome.message.hasSuffix(" would overwrite what is read"))
    #expect(try tree.text("screen.svg") == Tree.screen)
  }

  @Test("The same input gives the same SVG, in place of the one before")
  func svg() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Array("old".utf8), to: "screen.svg")
    let outcome = try Program().run(["preview", "screen.yaml", "--output", file.path])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let first = try String(contentsOf: file, encoding: .utf8)
    #expect(first.hasPrefix("<svg ") && first.hasSuffix("</svg>\n"))
    _ = try Program().run(["preview", "-o", file.path, "screen.yaml"])
    #expect(try String(contentsOf: file, encoding: .utf8) == first)
  }

  @Test("A file that cannot be read leaves the old picture whole")
  func unreadable() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Array("old".utf8), to: "screen.svg")
    let outcome = try Program(input: Array("type: [".utf8)).run(["preview", "-", "-o", file.path])
    #expect(outcome.status == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }

  @Test("Style, direction and dark mode are those of the command line")
  func options() throws {
    let scratch = try Scratch()
    let file = try scratch.write([], to: "screen.svg")
    let options = ["--style", "animatedGradient", "--direction", "bottomTop", "--dark"]
    _ = try Program().run(["preview", "screen.yaml", "-o", file.path] + options)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("attributeName=\"y1\" values=\"0;-1\""))
    #expect(text.contains("#1C2325") && !text.contains("#ECF0F1"))
    #expect(text.contains("prefers-reduced-motion"))
  }

  @Test("A rule that the file's configuration turns off marks nothing", arguments: ["svg", "html"])
  func configuration(_ ending: String) throws {
    let tree = try Tree(
      screens: ["On/a.yaml", "Off/a.yaml", "Off/b.yaml"],
      [
        "On/.git/": "",
        "Off/.skelinspect.yml":
          "overrides: [{files: [a.yaml], rules: {unreachable-skeletonable: off}}]",
        "Broken/.skelinspect.yml": "rules: []", "Broken/a.yaml": Tree.screen,
      ])
    func preview(_ file: String) throws -> (status: Int32, text: String) {
      let target = tree.folder.appending(path: "picture.\(ending)")
      let outcome = try Program(folder: tree.folder).run(["preview", file, "-o", target.path])
      return (outcome.status, (try? String(contentsOf: target, encoding: .utf8)) ?? "")
    }
    #expect(try preview("On/a.yaml").text.contains("1 marked view below UIView"))
    #expect(try !preview("Off/a.yaml").text.contains("1 marked view below UIView"))
    #expect(try preview("Off/b.yaml").text.contains("1 marked view below UIView"))
    #expect(try preview("Broken/a.yaml").status == 2)
  }

  @Test("The drawing is as wide as the terminal at most")
  func width() throws {
    let outcome = try Program().shell("skelinspect preview screen.yaml")
    for line in outcome.text.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
