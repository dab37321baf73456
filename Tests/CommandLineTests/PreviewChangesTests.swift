import Foundation
import Testing

@Suite("preview --changes draws two states of a screen side by side")
struct PreviewChangesTests {
  private static let old = """
    type: UIView
    id: root
    isSkeletonable: true
    frame: [0, 0, 320, 480]
    subviews:
      - {type: UIStackView, id: stack, isSkeletonable: true, frame: [0, 0, 320, 80], arrangedSubviews: [
          {type: UILabel, id: "a<b>", isSkeletonable: true, frame: [0, 0, 99, 20]}]}
      - {type: UIImageView, id: image, isSkeletonable: true, frame: [0, 90, 99, 99]}

    """
  private static let new = old.replacing("id: stack, isSkeletonable: true", with: "id: stack")
  private static let files = ["old.yaml": old, "new.yaml": new]
  private static let hasGit = (try? Program().shell("git --version").status) == 0

  @Test("A page and an SVG file have both states, the lines of diff, and numbers in both pictures")
  func files() throws {
    let tree = try Tree(Self.files)
    let lines = try tree.run("diff", "old.yaml", "new.yaml").text.split(separator: "\n")
    try #require(lines.count == 3)
    for name in ["changes.svg", "changes.html"] {
      let outcome = try tree.run("preview", "old.yaml", "new.yaml", "--changes", "-o", name)
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.error.isEmpty)
      let text = try tree.text(name)
      #expect(text.contains("while it loads, in old.yaml") && text.contains("while it loads, in new.yaml"))
      #expect(text.contains("1 view lost its skeleton: a&lt;b&gt;") && !text.contains("a<b>"))
      #expect(text.components(separatedBy: "lost isSkeletonable; container → stays visible").count >= 2)
    }
    let page = try tree.text("changes.html")
    #expect(page.contains("<h1>Skeletons: old.yaml → new.yaml</h1>"))
    #expect(page.components(separatedBy: "class=\"mark mark-E\" data-view=\"1\"").count == 3)
    #expect(page.contains("What changed") && !page.contains(">Findings</h3>"))
    // Each line of diff stands in the page as it is.
    let entry = lines[0].replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(page.contains(entry))
  }

  @Test("In a terminal with room both stand side by side, with the same lines")
  func terminal() throws {
    let tree = try Tree(Self.files)
    let outcome = try tree.run("preview", "old.yaml", "new.yaml", "--changes")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("~ UIStackView#stack (new.yaml:6:5): lost isSkeletonable;"))
    #expect(outcome.text.contains("→ 1 view lost its skeleton: a<b>"))
  }

  @Test("A view that is gone has its number in the old picture alone")
  func removed() throws {
    let image = "  - {type: UIImageView, id: image, isSkeletonable: true, frame: [0, 90, 99, 99]}\n"
    let tree = try Tree(["old.yaml": Self.old, "new.yaml": Self.old.replacing(image, with: "")])
    #expect(try tree.run("preview", "old.yaml", "new.yaml", "--changes", "-o", "a.html").status == 0)
    let page = try tree.text("a.html")
    #expect(
      page.contains("<g class=\"mark mark-W\"><circle")
        && page.contains("<span class=\"badge badge-W\">1</span>"))
  }

  @Test("A file of git's is read as diff reads it", .enabled(if: hasGit, "there is no git"))
  func git() throws {
    let tree = try Tree(["a.yaml": Self.old])
    var program = Program()
    program.folder = tree.folder
    let commit = "git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm a"
    try #require(try program.shell(commit).status == 0)
    try tree.write(Self.new, to: "a.yaml")
    #expect(try tree.run("preview", "HEAD:", "a.yaml", "--changes", "-o", "a.html").status == 0)
    #expect(try tree.text("a.html").contains("while it loads, in HEAD:a.yaml"))
    #expect(try tree.run("preview", "HEAD:b.yaml", "a.yaml", "--changes").status == 2)
  }

  @Test("A screen that one file alone has is drawn, and named as that")
  func added() throws {
    let one = "name: one\nroot: {type: UIView, id: a, isSkeletonable: true, frame: [0, 0, 9, 9]}\n"
    let two = "name: two\nroot: {type: UIView, id: b, isSkeletonable: true, frame: [0, 0, 99, 99]}\n"
    let tree = try Tree(["old.yaml": one, "new.yaml": "\(one)---\n\(two)"])
    for name in ["a.svg", "a.html"] {
      #expect(try tree.run("preview", "old.yaml", "new.yaml", "--changes", "-o", name).status == 0)
      #expect(try tree.text(name).contains("only in new.yaml"))
    }
  }

  @Test("Where nothing differs nothing is written, and what cannot be drawn is refused")
  func refused() throws {
    let tree = try Tree(Self.files)
    let same = try tree.run("preview", "old.yaml", "old.yaml", "--changes", "-o", "a.svg")
    #expect(same.status == 0 && same.error.contains("no screen differs: a.svg is not written"))
    for arguments in [
      ["old.yaml"], ["old.yaml", "new.yaml", "old.yaml"], ["old.yaml", "new.yaml", "--after", "1"],
    ] {
      let outcome = try tree.run(["preview", "--changes"] + arguments)
      #expect(outcome.status == 64, "\(arguments): \(outcome)")
    }
    let log = try tree.run("describe", "new.yaml").text
    try tree.write(log, to: "app.log")
    let outcome = try tree.run("preview", "old.yaml", "app.log", "--changes", "-o", "a.svg")
    #expect(outcome.status == 2 && outcome.error.contains("skelinspect diff says"))
  }

  @Test("One side alone may stand in a page, too")
  func scenes() throws {
    let tree = try Tree(Self.files)
    for (scene, other) in [("before", "after"), ("after", "before")] {
      #expect(try tree.run("preview", "new.yaml", "--scene", scene, "-o", "a.html").status == 0)
      let page = try tree.text("a.html")
      #expect(page.contains("<figure class=\"\(scene)\"") && !page.contains("<figure class=\"\(other)\""))
      #expect(!page.contains("class=\"mode\""))
    }
  }
}
