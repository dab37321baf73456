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

  @Test("What lint finds is marked in an SVG with --badges alone, in the terminal and in pages always")
  func badges() throws {
    let tree = try Tree([
      "screen.yaml": "{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}"
    ])
    let finding = "SKELETON_DEBUG stays silent"
    #expect(try tree.run("preview", "screen.yaml").text.contains(finding))
    for (options, isMarked) in [(["a.svg"], false), (["a.svg", "--badges"], true), (["a.html"], true)] {
      #expect(try tree.run(["preview", "screen.yaml", "-o"] + options).status == 0)
      #expect(try tree.text(options[0]).contains(finding) == isMarked, "\(options)")
    }
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
    #expect(text.contains("attributeName=\"y1\" values=\"1;-1\""))
    #expect(text.contains("#1C2325") && !text.contains("#ECF0F1"))
    #expect(text.contains("prefers-reduced-motion"))
  }

  @Test("Roots without a frame stand on the screen that was chosen, and one side may stand alone")
  func sizes() throws {
    let tree = try Tree([
      "bare.yaml": "{type: UIView, isSkeletonable: true}",
      "framed.yaml": "{type: UIView, isSkeletonable: true, frame: [0, 0, 9, 9]}",
    ])
    func drawn(_ options: String...) throws -> String {
      let outcome = try tree.run(["preview", "bare.yaml", "-o", "bare.svg"] + options)
      #expect(outcome.status == 0)
      return try tree.text("bare.svg")
    }
    #expect(try drawn().contains("width=\"390\" height=\"844\""))
    #expect(try drawn("--device", "ipad-mini").contains("width=\"744\" height=\"1133\""))
    let text = try drawn("--size", "402x874", "--scene", "after")
    #expect(text.contains("width=\"402\" height=\"874\""))
    #expect(text.contains("data-scene=\"after\"") && !text.contains("data-scene=\"before\""))
    for size in ["402", "0×9", "9×9×9", "a×b"] {
      #expect(try tree.run(["preview", "bare.yaml", "--size", size]).status == 64)
    }
    let given = try tree.run(["preview", "framed.yaml", "--size", "402×874", "-o", "framed.svg"])
    #expect(given.message.contains("--size changes nothing here: the file gives the frame of its root"))
  }

  @Test("With --at nothing moves, and a time that is none is refused")
  func still() throws {
    let tree = try Tree(["layers.yaml": Self.layers])
    let outcome = try tree.run("preview", "layers.yaml", "--at", "0.5", "-o", "still.svg")
    #expect(outcome.status == 0)
    let text = try tree.text("still.svg")
    #expect(text.contains("opacity=\"0.5\"") && !text.contains("<animate"))
    #expect(try tree.run("preview", "layers.yaml", "--at", "soon").status == 64)
  }

  @Test("With --after the screen is drawn as it is after that call, in every kind of picture")
  func after() throws {
    let tree = try Tree([
      "calls.yaml": "{root: {type: UIView, isSkeletonable: true}, calls: [{show: solid}, {hide: true}]}"
    ])
    #expect(try tree.run("preview", "calls.yaml", "--after", "2", "-o", "screen.svg").status == 0)
    #expect(try tree.text("screen.svg").contains("what a user sees after call 2"))
    #expect(try tree.run("preview", "calls.yaml", "--after", "2", "-o", "page.html").status == 0)
    #expect(try tree.text("page.html").contains("data-first=\"2\""))
    #expect(try tree.run("preview", "calls.yaml", "--after", "1").text.contains("\ncall 1: show solid\n"))
    for value in ["3", "all", "-1"] {
      #expect(try tree.run("preview", "calls.yaml", "--after", value).status == 64, "\(value)")
    }
    let outcome = try tree.run("preview", "calls.yaml", "--after", "3")
    #expect(outcome.message.contains("there is no call 3") && outcome.text.isEmpty)
  }

  @Test("Styles are SkeletonView's: elsewhere they change nothing, which is said")
  func otherSystem() throws {
    let tree = try Tree(["layers.yaml": Self.layers])
    let outcome = try tree.run("preview", "layers.yaml", "--style", "solid", "-o", "screen.svg")
    #expect(outcome.status == 0)
    #expect(
      outcome.message.contains(
        "layers.yaml: note: --style changes nothing here: styles are SkeletonView's, and this is system: layers"
      ))
  }

  @Test("Only a gradient that slides has a direction: with another style it changes nothing, which is said")
  func direction() throws {
    let tree = try Tree(screens: ["a.yaml"], [:])
    func notes(_ arguments: String...) throws -> String {
      try tree.run(["preview", "a.yaml", "--direction", "topBottom"] + arguments).error
    }
    let note = "a.yaml: note: --direction changes nothing here:"
    #expect(try notes().contains("\(note) it is for animatedGradient, and this is solid\n"))
    #expect(try notes("--style", "gradient", "-o", "a.svg").contains(", and this is gradient\n"))
    #expect(try notes("--style", "animatedGradient").contains("\(note) the terminal shows no gradient\n"))
    #expect(try notes("--style", "animatedGradient", "-o", "a.svg").isEmpty)
    // Its reader chooses the style.
    #expect(try notes("-o", "a.html").isEmpty)
  }

  private static let layers = """
    {system: layers, root: {type: UIView, frame: [0, 0, 99, 99], layer: {sublayers: [{type: CALayer, frame: bounds,
      backgroundColor: "#cccccc", animations: {a: {keyPath: opacity, from: 1, to: 0, duration: 1, repeatCount: infinity}}}]}}}
    """

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
      let outcome = try Program(folder: tree.folder).run(["preview", file, "--badges", "-o", target.path])
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
