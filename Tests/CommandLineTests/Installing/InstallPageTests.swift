import Foundation
import Testing

@Suite("The page about installing")
struct InstallPageTests {
  private let page: Page

  init() throws { page = try Page("docs/install.md") }

  /// The page's lines for a Mac, at this machine and a release that stands here.
  private func archiveLines(_ release: borrowing StandInRelease) throws -> String {
    try page.block(of: "sh", with: "SHA256SUMS")
      .replacing("https://github.com/OWNER/skelinspect/releases/download", with: release.releases)
      .replacing("macos", with: StandInRelease.platform)
      .replacing("sudo ", with: "").replacing("/usr/local", with: "installed")
  }

  @Test("Its lines download an archive, check it and unpack it")
  func archive() throws {
    let release = try StandInRelease("1.0.0")
    let tree = try Tree(["installed/": ""])
    let outcome = try tree.shell(archiveLines(release))
    #expect(outcome.status == 0 && outcome.text.hasSuffix(": OK\n"), "\(outcome)")
    #expect(try tree.shell("installed/bin/skelinspect --version").text == "skelinspect 1.0.0\n")
  }

  @Test("They unpack nothing whose sum is another")
  func wrongSum() throws {
    let release = try StandInRelease("1.0.0")
    try release.spoil()
    let tree = try Tree(["installed/": ""])
    #expect(try tree.shell(archiveLines(release)).status == 1)
    #expect(try tree.shell("ls -A installed").text.isEmpty)
  }

  @Test("The files that it names are those that a release is packed into")
  func names() throws {
    let pack = try String(contentsOf: Paths.package.appending(path: "Packaging/pack"), encoding: .utf8)
    for name in ["macos", "linux-x86_64", "linux-arm64"] {
      #expect(page.text.contains("`\(name)`") && pack.contains("\"\(name)\": ["))
    }
    #expect(
      page.text.contains("/skelinspect.artifactbundle.zip\"")
        && pack.contains("\"skelinspect.artifactbundle\""))
  }
}
