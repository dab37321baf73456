import SkelinspectKit

/// `expect`: what show makes of files is written beside them, or compared with what is.
struct ExpectCommand {
  private let invocation: Invocation
  private let messages: Messages
  private var input: HierarchyInput
  /// What stands on standard output if nothing fails.
  private var report = ""
  private var differing = 0
  private var status = ExitStatus.done

  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.operands.contains("-") {
      throw UsageError(message: "standard input (-) has no file beside it", help: "skelinspect expect FILE")
    }
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
  }

  consuming func run() -> ExitStatus {
    let files = ExpectationFiles(invocation.operands, messages)
    if !files.isComplete { raise(to: .failed) }
    if files.inputs.isEmpty { return status }
    guard let screens = input.read(each: files.inputs.map(\.text)) else { return .failed }
    let hierarchies = screens.map { $0?.map(\.hierarchy) }
    for (file, hierarchies) in zip(files.inputs, hierarchies) {
      guard let hierarchies else {
        raise(to: .failed)
        continue
      }
      let now = FileExpectation(of: hierarchies)
      if invocation.has(.check) { check(file, now) } else { write(now, of: file) }
    }
    if invocation.has(.check) { finish(of: files.inputs.count) }
    messages.sayRemarks(of: input)
    return status
  }

  private mutating func raise(to other: ExitStatus) {
    if other.rawValue > status.rawValue { status = other }
  }

  private func command(for file: Path) -> String {
    FileExpectation.command(for: file.text, roots: invocation.all(.root))
  }

  private mutating func check(_ file: Path, _ now: FileExpectation) {
    guard let expected = expectation(of: file) else { return raise(to: .failed) }
    let difference = ExpectationDifference(from: expected, to: now)
    guard !difference.isEmpty else { return }
    raise(to: .findings)
    differing += 1
    report += difference.text(of: file.text, command: command(for: file), paint: invocation.paint) + "\n"
  }

  /// Nil where it cannot be read, which is said then.
  private func expectation(of file: Path) -> FileExpectation? {
    let path = ExpectationFiles.expectation(of: file)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.read(found: path) } catch {
      messages.error(path.text, error.message, help: "\(command(for: file)) writes it")
      return nil
    }
    do throws(ReadError) {
      return try FileExpectation(reading: bytes, named: path.text, command: command(for: file))
    } catch {
      messages.error(error)
      return nil
    }
  }

  /// What cannot be read leaves standard output empty.
  private func finish(of count: Int) {
    var stream = status == .failed ? OutputStream.error : OutputStream.output
    stream.statusWithoutReader = status
    if status == .done {
      return stream.write(count == 1 ? "1 file is as expected\n" : "\(count) files are as expected\n")
    }
    if differing == 0 { return }
    let files = count == 1 ? "1 file" : "\(differing) of \(count) files"
    stream.writeText(report + "\(files) \(differing == 1 ? "is" : "are") not as expected\n")
  }

  private mutating func write(_ now: FileExpectation, of file: Path) {
    let path = ExpectationFiles.expectation(of: file)
    guard !now.isEmpty else {
      messages.error(file.text, "it has no view of which anything could be expected")
      return raise(to: .failed)
    }
    let name = String(showing: file.name)
    let text = now.text(of: name, roots: invocation.all(.root))
    // Nobody has named it: what is not a file there is none of ours.
    guard FileSystem.kind(of: path) != .other else {
      messages.error(path.text, FileSystem.notRegular)
      return raise(to: .failed)
    }
    let old = try? FileReader.read(found: path)
    if let old, old.elementsEqual(text.utf8) { return say("unchanged", of: path) }
    let isWritten = messages.attempt(toWrite: path.text) { () throws(FileError) in
      try OutputFile.replace(path, with: text)
    }
    guard isWritten else { return raise(to: .failed) }
    guard let old else { return say("written", of: path) }
    say("rewritten\(summary(of: old, now))", of: path)
  }

  /// What is expected now that was not.
  private func summary(of old: [UInt8], _ now: FileExpectation) -> String {
    guard let expected = try? FileExpectation(reading: old, named: "", command: "") else { return "" }
    let difference = ExpectationDifference(from: expected, to: now)
    return difference.isEmpty ? "" : ": \(difference.summary(paint: messages.paint))"
  }

  private func say(_ words: String, of path: Path) { messages.write(messages.note(path.text, words)) }
}
