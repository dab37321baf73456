import Foundation
import Testing

@Suite("What downloads the program of a release")
struct DownloadTests {
  /// Downloads into the tree's folder `My Programs/x`, after a line of shell.
  private func download(
    _ version: String = "1.2.3", from releases: String, in tree: borrowing Tree, setUp: String = ""
  ) throws -> Program.Outcome {
    let script = Paths.package.appending(path: "Packaging/download").path
    return try tree.shell("\(setUp)\n'\(script)' '\(releases)' '\(version)' 'My Programs/x'")
  }

  private func contents(of path: String, in tree: borrowing Tree) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.folder.appending(path: path).path)
  }

  @Test("It is unpacked where it was asked for, and nothing else is left", arguments: ["1.2.3", "v1.2.3"])
  func unpacked(_ version: String) throws {
    let release = try StandInRelease("1.2.3")
    let tree = try Tree([:])
    let outcome = try download(version, from: release.releases, in: tree)
    #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.error.isEmpty, "\(outcome)")
    #expect(try tree.text("My Programs/x/bin/skelinspect") == StandInRelease.program)
    #expect(try tree.shell("test -x 'My Programs/x/bin/skelinspect'").status == 0)
    #expect(try contents(of: "My Programs", in: tree) == ["x"])
  }

  @Test("An archive with another sum is refused, and nothing of it is unpacked")
  func wrongSum() throws {
    let release = try StandInRelease("1.2.3")
    try release.spoil()
    let tree = try Tree([:])
    let outcome = try download(from: release.releases, in: tree)
    #expect(outcome.status == 1)
    let archive = "skelinspect-1.2.3-\(StandInRelease.platform).tar.gz"
    #expect(outcome.error.hasPrefix("skelinspect: \(archive) is not what was released: "), "\(outcome.error)")
    #expect(outcome.error.contains(#/: its SHA-256 is \w{64}, not \w{64}\n/#), "\(outcome.error)")
    #expect(try contents(of: "My Programs", in: tree).isEmpty)
  }

  @Test("A Mac's shasum serves where there is no sha256sum")
  func shasum() throws {
    let tree = try Tree(["tools/": ""])
    let tools = "awk bash curl dirname gzip mkdir mktemp mv rm shasum tar uname"
    _ = try tree.shell("for tool in \(tools); do ln -s \"$(command -v $tool)\" tools; done")
    let release = try StandInRelease("1.2.3")
    #expect(try download(from: release.releases, in: tree, setUp: "PATH=$PWD/tools").status == 0)
    try release.spoil()
    let refused = try download(from: release.releases, in: tree, setUp: "rm -r My*; PATH=$PWD/tools")
    #expect(refused.status == 1 && refused.error.contains(" is not what was released: "), "\(refused)")
  }

  @Test("Status 3 says that there is no such release, or none for this machine")
  func absent() throws {
    let release = try StandInRelease("1.2.3")
    let tree = try Tree([:])
    let other = try download("1.2.4", from: release.releases, in: tree)
    #expect(other.status == 3)
    #expect(other.error == "skelinspect: there is no \(release.releases)/v1.2.4/SHA256SUMS\n")
    try tree.writeCommand("uname", "if [ \"$1\" = -s ]; then echo Linux; else echo riscv64; fi")
    let machine = try download(from: release.releases, in: tree)
    #expect(machine.status == 3 && machine.error.hasPrefix("skelinspect: no release is for "), "\(machine)")
    try tree.writeCommand("uname", "if [ \"$1\" = -s ]; then echo Linux; else echo aarch64; fi")
    try release.tree.write("0  other.tar.gz\n", to: "releases/download/v1.2.3/SHA256SUMS")
    let platform = try download(from: release.releases, in: tree)
    #expect(platform.status == 3)
    #expect(platform.error == "skelinspect: release 1.2.3 has no program for linux-arm64\n")
    try tree.writeCommand("curl", "echo 'curl: (22) 404' >&2; printf 404; exit 22")
    #expect(try download(from: "https://example.com", in: tree).status == 3)
  }

  @Test("Anything else that goes wrong is a failure, with the words of curl")
  func failing() throws {
    let tree = try Tree([:])
    try tree.writeCommand("curl", "echo 'curl: (22) Service Unavailable' >&2; printf 503; exit 22")
    let outcome = try download(from: "https://example.com", in: tree)
    #expect(outcome.status == 1)
    let message = "https://example.com/v1.2.3/SHA256SUMS cannot be downloaded: curl: (22) Service Unavailable"
    #expect(outcome.error == "skelinspect: \(message)\n")
    let plain = try Tree([:])
    #expect(try download(from: "http://localhost:9", in: plain).status == 1)
  }
}
