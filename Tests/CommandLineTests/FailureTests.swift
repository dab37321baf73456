import Foundation
import Testing

/// Input that cannot be read to its end, output that cannot be written.
@Suite("Failures")
struct FailureTests {
  static let everyProduct = [
    "skelinspect screen.yaml", "skelinspect --compact screen.yaml", "skelinspect -f outline screen.yaml",
    "skelinspect inspect screen.yaml", "skelinspect inspect -f json screen.yaml", "skelinspect --help",
    "skelinspect --version",
  ]

  @Test("A reader that goes away ends the program quietly", arguments: everyProduct)
  func closedPipe(_ command: String) throws {
    let script =
      "{ sleep 0.1; \(command) 2>error; echo $? >status; } | true; cat error; exit $(cat status)"
    let outcome = try inScratch(script)
    #expect(outcome.status == 0)
    #expect(!outcome.text.contains("error"), "\(outcome.text)")
  }

  @Test("Many megabytes for one line of `head`: quiet, and at once")
  func head() throws {
    let scratch = try Scratch()
    try scratch.write(HostileCase.jsonViews(1_000), to: "deep.json")
    let outcome = try Program(folder: scratch.folder).shell("skelinspect deep.json | head -1")
    #expect(outcome.text == "{\n")
    #expect(outcome.error.isEmpty)
  }

  @Test("A reader of the messages that goes away changes no status")
  func closedError() throws {
    let script =
      "{ sleep 0.1; skelinspect nosuch.yaml; echo $? >status; } 2>&1 | true; exit $(cat status)"
    #expect(try inScratch(script).status == 2)
  }

  @Test(
    "A full disk is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "Linux only"),
    arguments: everyProduct)
  func fullDisk(_ command: String) throws {
    let outcome = try Program().shell("\(command) >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("skelinspect: error: cannot write to standard output: "))
  }

  @Test(
    "A full disk for megabytes is one error, once",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "Linux only"))
  func fullDiskForMuch() throws {
    let deep = HostileCase.jsonViews(1_000)
    let outcome = try Program(input: Array(deep.utf8)).shell("skelinspect - >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
  }

  @Test("A file that nobody may read", .enabled(if: geteuid() != 0, "root reads everything"))
  func unreadable() throws {
    let scratch = try Scratch()
    let file = try scratch.write("type: UIView\n", to: "secret.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let outcome = try Program(folder: scratch.folder).run(["secret.yaml"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "secret.yaml: error: Permission denied\n")
  }

  @Test(
    "A file that turns out shorter than it was is read as far as it goes",
    .enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel/uevent_seqnum"), "Linux only"))
  func shorter() throws {
    // The file says that it has 4096 bytes, and has a few digits.
    let outcome = try Program().run(["/sys/kernel/uevent_seqnum"])
    #expect(outcome.status == 2)
    #expect(
      outcome.message.contains(":1:1: error: expected a view, a mapping with a 'type', found the number "))
  }

  @Test(
    "A file that turns out longer than it was is read to its end",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/cmdline"), "Linux only"))
  func longer() throws {
    // The file says that it is empty; it holds these arguments, with a NUL after each.
    let outcome = try Program().run(["describe", "/proc/self/cmdline", "--root", repeated("x", 10_000)])
    #expect(outcome.status == 2)
    #expect(outcome.message.hasPrefix("/proc/self/cmdline:1:"))
  }

  @Test(
    "More than 4 GB are refused before they are read",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "sparse files are not a Mac's"))
  func tooLarge() throws {
    let scratch = try Scratch()
    let file = try FileHandle(forWritingTo: try scratch.write([], to: "huge.json"))
    try file.truncate(atOffset: 5 << 30)
    let outcome = try Program(folder: scratch.folder).run(["huge.json"])
    #expect(outcome.status == 2)
    #expect(outcome.error == "huge.json: error: larger than 4 GB, the limit for input\n")
  }

  private func inScratch(_ script: String) throws -> Program.Outcome {
    let scratch = try Scratch()
    for name in ["screen.yaml", "stream.yaml"] {
      try scratch.write(try Data(contentsOf: Paths.fixtures.appending(path: name)), to: name)
    }
    return try Program(folder: scratch.folder).shell(script)
  }
}
