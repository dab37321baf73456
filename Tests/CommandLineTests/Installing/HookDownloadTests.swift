import Foundation
import Testing

@Suite("The pre-commit hook that downloads")
struct HookDownloadTests {
  @Test("One download serves all runs, and stays in pre-commit's clone")
  func once() throws {
    let checkout = try HookCheckout()
    #expect(try checkout.run("rules").status == 0)
    try checkout.release.remove()
    let again = try checkout.run("--version")
    #expect(again.status == 0 && again.text.hasPrefix("skelinspect "), "\(again)")
    let released = checkout.tree.folder.appending(path: ".build/released").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: released) == [HookCheckout.version])
  }

  @Test("A wrong sum fails every run, and nothing is run")
  func wrongSum() throws {
    let checkout = try HookCheckout()
    try checkout.release.spoil()
    for _ in 1...2 {
      let outcome = try checkout.run("--version")
      #expect(outcome.status == 1 && outcome.text.isEmpty)
      #expect(outcome.error.contains(" is not what was released: its SHA-256 is "), "\(outcome.error)")
    }
  }

  @Test("Where there is no release, it names the hook that builds")
  func absent() throws {
    let checkout = try HookCheckout()
    try checkout.release.remove()
    let outcome = try checkout.run("--version")
    #expect(outcome.status == 3 && outcome.text.isEmpty)
    #expect(outcome.error.hasSuffix("\nskelinspect: the hook skelinspect-build builds it instead\n"))
  }

  @Test(
    "Releases stand where the clone came from, however that is written, in any hook of git",
    arguments: [
      "https://github.com/OWNER/skelinspect", "https://github.com/OWNER/skelinspect.git",
      "https://me@github.com/OWNER/skelinspect/", "git@github.com:OWNER/skelinspect.git",
      "ssh://git@github.com/OWNER/skelinspect.git",
    ])
  func origins(_ origin: String) throws {
    let checkout = try HookCheckout()
    try checkout.tree.writeCommand("curl", "printf '%s\\n' \"${@: -1}\" >called; exit 6")
    _ = try checkout.tree.shell("git remote set-url origin '\(origin)'; git init -q other")
    let other = checkout.tree.folder.appending(path: "other/.git").path
    #expect(try checkout.run("--version", ["GIT_DIR": other, "GIT_INDEX_FILE": "index"]).status == 1)
    let address = try checkout.tree.text("called").replacing("https://me@", with: "https://")
    #expect(address == "https://github.com/OWNER/skelinspect/releases/download/v7.8.9/SHA256SUMS\n")
  }
}
