import Foundation
import Testing

@Suite("What is left out")
struct IgnoringTests {
  @Test(".gitignore counts: those of the folders above up to the repository's root, and nested ones")
  func gitignore() throws {
    let tree = try Tree(
      screens: [
        "repo/App/a.yaml", "repo/App/b.yaml", "repo/App/gen/c.yaml", "repo/App/Keep/d.yaml", "repo/e.yaml",
      ],
      [
        ".gitignore": "*\n", "repo/.git/": "", "repo/.git/info/exclude": "/e.yaml\n",
        "repo/.gitignore": "gen/\nb.yaml\n/App/Keep/*\n", "repo/App/Keep/.gitignore": "!d.yaml\n",
      ])
    #expect(try tree.listed(in: "repo") == ["App/Keep/d.yaml", "App/a.yaml"])
    #expect(try tree.listed(in: "repo/App") == ["Keep/d.yaml", "a.yaml"])
    #expect(try tree.listed("repo/App") == ["repo/App/Keep/d.yaml", "repo/App/a.yaml"])
    #expect(try tree.listed("--no-gitignore", in: "repo/App").count == 4)
    #expect(try tree.listed("-v", "gen", "b.yaml", in: "repo/App") == ["b.yaml", "gen/c.yaml"])
  }

  @Test("A repository in a repository knows nothing of the outer one")
  func nestedRepository() throws {
    let tree = try Tree(
      screens: ["a.yaml", "Module/a.yaml", "Module/b.yaml"],
      [".git/": "", ".gitignore": "a.yaml\n", "Module/.git/": "", "Module/.gitignore": "b.yaml\n"])
    #expect(try tree.listed() == ["Module/a.yaml"])
    #expect(try tree.listed(in: "Module") == ["a.yaml"])
  }

  @Test("Without a repository the .gitignore files of the folders that are walked count")
  func noRepository() throws {
    let tree = try Tree(
      screens: ["Sub/a.yaml", "Sub/b.yaml"], [".gitignore": "a.yaml", "Sub/.gitignore": "b.yaml"])
    #expect(try tree.listed().isEmpty)
    #expect(try tree.listed(in: "Sub") == ["a.yaml"])
  }

  @Test("--exclude leaves out what is found and what is named, from the working folder")
  func exclude() throws {
    let tree = try Tree(screens: ["Screens/a.yaml", "Screens/Legacy/b.yaml", "c.yaml"])
    #expect(try tree.listed("--exclude", "Legacy") == ["Screens/a.yaml", "c.yaml"])
    #expect(try tree.listed("--exclude", "Screens/*", "--exclude=c.*").isEmpty)
    #expect(try tree.listed("--exclude", "*.yaml", "c.yaml", "Screens").isEmpty)
    #expect(try tree.listed("--exclude", "Legacy/**", in: "Screens") == ["a.yaml"])
    #expect(try tree.run("lint", "--exclude", "a[").status == 64)
    // A hook that names the files of a commit has nothing to do then; a folder without files is a mistake.
    let hook = try tree.run("lint", "--exclude", "Screens/**", "Screens/a.yaml")
    #expect(hook.status == 0 && hook.error.isEmpty && hook.text == "No findings in 0 files.\n")
    #expect(try tree.run("lint", "--exclude", "Screens/**", "Screens").status == 2)
  }

  @Test(
    "The configuration's include and exclude start from its folder; a file that is named is linted anyway")
  func configuration() throws {
    let tree = try Tree(
      screens: ["Screens/a.yaml", "Screens/Legacy/b.yaml", "Other/c.yaml"],
      [".skelinspect.yml": "include: [Screens/**]\nexclude: [Screens/Legacy/**]\n"])
    #expect(try tree.listed() == ["Screens/a.yaml"])
    #expect(try tree.listed(in: "Screens") == ["a.yaml"])
    #expect(try tree.listed("Other", "Screens/Legacy").isEmpty)
    #expect(try tree.listed("Other/c.yaml", "Screens/Legacy/b.yaml").count == 2)
    #expect(try tree.listed("--isolated").count == 3)
    let account = try tree.run("lint", "-v", "--list-files").error
    #expect(account.contains("Screens/Legacy/b.yaml: skipped: .skelinspect.yml excludes it"))
    #expect(account.contains("Other/c.yaml: skipped: .skelinspect.yml does not include it"))
    #expect(account.contains("Screens/a.yaml: linted with .skelinspect.yml"))
  }

  @Test("A list names files and folders; of files the name and the look decide, as in a folder")
  func list() throws {
    let tree = try Tree(
      screens: ["a.yaml", "b c.yaml", "Sub/d.yaml"],
      ["main.swift": "", "ci.yml": "a: b\n", "list": "a.yaml\nmain.swift\nci.yml\nSub\nb c.yaml\n./a.yaml\n"])
    #expect(try tree.listed("--files-from", "list") == ["Sub/d.yaml", "a.yaml", "b c.yaml", "main.swift"])
    #expect(try tree.listed("--files-from=-", input: "a.yaml\0b c.yaml\0") == ["a.yaml", "b c.yaml"])
    #expect(try tree.listed("--files-from", "-", "Sub", input: "\na.yaml") == ["Sub/d.yaml", "a.yaml"])
    #expect(
      try tree.run("lint", "--files-from", "nosuch").error == "nosuch: error: No such file or directory\n")
  }
}
