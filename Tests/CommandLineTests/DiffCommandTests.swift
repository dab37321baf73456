import Foundation
import Testing

@Suite("diff")
struct DiffCommandTests {
  private static let old = """
    type: UIView
    id: screen
    isSkeletonable: true
    subviews: [{type: UIStackView, id: header, isSkeletonable: true, arrangedSubviews: [{type: UILabel, id: title, isSkeletonable: true}]}, {type: UIImageView, isSkeletonable: true}]

    """
  private static let new = old.replacing("id: header, isSkeletonable: true", with: "id: header")

  private static let hasGit = (try? Program().shell("git --version").status) == 0

  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    let scratch = try Scratch()
    try scratch.write(Self.old, to: "old.yaml")
    try scratch.write(Self.new, to: "new.yaml")
    try scratch.write("a: [", to: "broken.yaml")
    return try Program(folder: scratch.folder, input: Array(input.utf8)).run(["diff"] + arguments)
  }

  @Test("The status says whether anything changed")
  func status() throws {
    let same = try run(["old.yaml", "old.yaml"])
    #expect(same.status == 0 && same.text == "No difference in 4 views\n" && same.error.isEmpty)
    let changed = try run(["old.yaml", "new.yaml"])
    #expect(changed.status == 1 && changed.error.isEmpty)
    #expect(changed.text.contains("UIStackView#header (new.yaml:4:12): lost isSkeletonable"))
    #expect(changed.text.contains("    → 1 view lost its skeleton: title\n"))
  }

  @Test("Either file can be standard input")
  func standardInput() throws {
    #expect(try run(["-", "old.yaml"], input: Self.old).status == 0)
    let outcome = try run(["old.yaml", "-", "--stdin-filename", "now.yaml"], input: Self.new)
    #expect(outcome.status == 1 && outcome.text.contains("(now.yaml:4:12)"))
  }

  @Test(
    "What cannot be read leaves standard output empty",
    arguments: [["old.yaml", "broken.yaml"], ["none.yaml", "old.yaml"], ["HEAD", "old.yaml"]])
  func unreadable(_ files: [String]) throws {
    let outcome = try run(files)
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains("error: "))
  }

  @Test(
    "Bad command lines",
    arguments: [
      [], ["old.yaml"], ["old.yaml", "new.yaml", "old.yaml"], ["-", "-"], ["", "new.yaml"],
      ["--format", "outline", "old.yaml", "new.yaml"],
    ])
  func usage(_ arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test("JSON is one document with the same verdict", arguments: ["old.yaml", "new.yaml"])
  func json(_ file: String) throws {
    let outcome = try run(["--format", "json", "old.yaml", file])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect(value?["isDifferent"] as? Bool == (outcome.status == 1))
    #expect(value?["old"] as? String == "old.yaml" && value?["schemaVersion"] as? Int == 1)
  }

  @Test("--root counts on both sides, and on none it is an error")
  func roots() throws {
    let outcome = try run(["--root", "header", "old.yaml", "new.yaml"])
    #expect(outcome.status == 1 && outcome.text.contains("show does nothing"))
    let wrong = try run(["--root", "footer", "old.yaml", "new.yaml"])
    #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.error.contains("no view matches 'footer'"))
  }

  @Test("With SKELETON_DEBUG the trees of both are on standard error, and nothing else changes")
  func skeletonDebug() throws {
    let scratch = try Scratch()
    try scratch.write(Self.old, to: "old.yaml")
    try scratch.write(Self.new, to: "new.yaml")
    var program = Program(folder: scratch.folder)
    let without = try program.run(["diff", "old.yaml", "new.yaml"])
    program.environment["SKELETON_DEBUG"] = ""
    let outcome = try program.run(["diff", "old.yaml", "new.yaml"])
    #expect(outcome.output == without.output && outcome.status == 1)
    #expect(outcome.error.split(separator: "\n").count { $0 == "{" } == 2)
  }

  @Test("A log is compared by what was reached")
  func log() throws {
    let scratch = try Scratch()
    try scratch.write(Self.new, to: "screen.yaml")
    try scratch.write(Self.old, to: "old.yaml")
    let program = Program(folder: scratch.folder)
    #expect(try program.shell("skelinspect screen.yaml | skelinspect diff screen.yaml -").status == 0)
    let outcome = try program.shell("skelinspect old.yaml > app.log; skelinspect diff screen.yaml app.log")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("the file has UIStackView#header (screen.yaml:4:12), not marked there"))
    #expect(outcome.text.hasSuffix("2 views only in the log\n"))
  }

  @Test("REV:path is a file of the git repository", .enabled(if: hasGit, "there is no git"))
  func git() throws {
    let scratch = try Scratch()
    try scratch.write(Self.old, to: "first.yaml")
    try scratch.write(Self.new, to: "second.yaml")
    let setUp = """
      git init -q repo && cd repo && mkdir Screens && cp ../first.yaml Screens/a.yaml && git add . \
      && git -c user.name=a -c user.email=a@example.com commit -qm first && git branch -M main \
      && cp ../second.yaml Screens/a.yaml
      """
    let program = Program(folder: scratch.folder)
    #expect(try program.shell(setUp).status == 0)
    for script in [
      "cd repo; skelinspect diff main:Screens/a.yaml Screens/a.yaml",
      "cd repo; skelinspect diff HEAD: Screens/a.yaml",
      "cd repo/Screens; skelinspect diff HEAD:a.yaml a.yaml",
      "cd repo/Screens; skelinspect diff HEAD:./a.yaml a.yaml",
      "cd repo/Screens; skelinspect diff main:Screens/a.yaml a.yaml",
      "cd repo; skelinspect diff :Screens/a.yaml Screens/a.yaml",
      "cd repo; skelinspect diff :0:Screens/a.yaml Screens/a.yaml",
    ] {
      let outcome = try program.shell(script)
      #expect(outcome.status == 1 && outcome.error.isEmpty, "\(script): \(outcome.error)")
      #expect(outcome.text.contains("lost isSkeletonable"), "\(script)")
    }
    for (script, message) in [
      ("cd repo; skelinspect diff nope:Screens/a.yaml Screens/a.yaml", "nope:Screens/a.yaml: error: git: "),
      ("cd repo; skelinspect diff HEAD:b.yaml Screens/a.yaml", "HEAD:b.yaml: error: git: "),
      ("cd repo; skelinspect diff HEAD:Screens Screens/a.yaml", "HEAD:Screens: error: git: "),
      ("cd repo; skelinspect diff -- --output=x:a Screens/a.yaml", "--output=x:a: error: No such file"),
      ("cd repo; skelinspect diff $'HE\\e[1mAD:a' Screens/a.yaml", "HE\\u{1b}[1mAD:a: error: git: "),
      ("cd repo; skelinspect diff HEAD Screens/a.yaml", "HEAD: error: No such file"),
      ("cd repo; PATH=${PATH%%:*} skelinspect diff HEAD: Screens/a.yaml", "cannot run git: "),
    ] {
      let outcome = try program.shell(script)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(script)")
      #expect(outcome.error.contains(message), "\(script): \(outcome.error)")
    }
    // A file of that name comes first.
    try scratch.write(Self.new, to: "repo/main:Screens")
    #expect(try program.shell("cd repo; skelinspect diff main:Screens Screens/a.yaml").status == 0)
  }
}
