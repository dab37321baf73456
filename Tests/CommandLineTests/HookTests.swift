import Foundation
import Testing

@Suite("The pre-commit hooks")
struct HookTests {
  @Test("Each lints the files that git names, and passes when they are clean")
  func entries() throws {
    let hooks = try YAMLValue(file: ".pre-commit-hooks.yaml").elements
    #expect(hooks.map { $0["id"]?.text } == ["skelinspect", "skelinspect-build", "skelinspect-system"])
    #expect(hooks.map { $0["language"]?.text } == ["script", "swift", "system"])
    let checkout = try HookCheckout()
    let tree = try Tree([
      "My Screens/a.skeleton.yml": Tree.screen, "b.skeleton.json": #"{"type": "UIView"}"#,
      "c.skeleton.yaml": Tree.cleanScreen, "d.skeleton.yaml": Tree.screen,
    ])
    var program = Program()
    program.folder = tree.folder
    for hook in hooks {
      // One run over all files prints one report.
      #expect(hook["require_serial"]?.text == "true")
      let isScript = hook["language"]?.text == "script"
      let entry = (isScript ? checkout.tree.folder.path + "/" : "") + (try #require(hook["entry"]?.text))
      #expect(try program.shell("\(entry) c.skeleton.yaml").text.hasSuffix("in 1 file.\n"))
      let outcome = try program.shell("\(entry) 'My Screens/a.skeleton.yml' c.skeleton.yaml")
      #expect(outcome.status == 1)
      #expect(outcome.text.hasPrefix("My Screens/a.skeleton.yml:1:"))
      #expect(outcome.text.hasSuffix("Found 1 finding (1 error) in 2 files.\n"))
    }
  }

  @Test("They take files whose name says what they are: one that is named is read whatever it looks like")
  func names() throws {
    let certain = ["a.skeleton.yaml", "Sub/my screen.skeleton.yml", ".skeleton.json"]
    let others = [
      "a.yaml", ".skelinspect.yml", "skeleton.yaml", "a.skeleton.yaml.orig", "skeleton.json/b.json",
      "a.skeleton.swift", "askeleton.yaml",
    ]
    for hook in try YAMLValue(file: ".pre-commit-hooks.yaml").elements {
      let pattern = try NSRegularExpression(pattern: try #require(hook["files"]?.text))
      for name in certain { #expect(pattern.matches(name), "\(name)") }
      for name in others { #expect(!pattern.matches(name), "\(name)") }
    }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
