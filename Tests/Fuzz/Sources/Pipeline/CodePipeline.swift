import SkelinspectKit

/// Sends a text as the code of a screen to every output: one Swift file, or several with `//---` between them.
public func sendWithScreen(_ text: UnsafeBufferPointer<UInt8>) {
  let separator = Array("\n//---\n".utf8)
  let parts = Array(text).split(separator: separator, maxSplits: 3, omittingEmptySubsequences: false)
  var files = zip(0..., parts).map { Project.File(name: "Code\($0).swift", bytes: Array($1)) }
  files.append(Project.File(name: "Screen.storyboard", bytes: Array(screen.utf8)))
  files.append(Project.File(name: "BoxCell.xib", bytes: Array(cellNib.utf8)))
  files.append(Project.File(name: "Badge.xib", bytes: Array(ownerNib.utf8)))
  do throws(ReadError) {
    let outputs = try everyOutput(of: files)
    precondition(outputs.allSatisfy { !$0.utf8.contains(0) }, "no output may hold a NUL")
    for hierarchy in try Project(files).hierarchies() { checkOutputs(of: hierarchy) }
    checkFixes(of: files)
  } catch {
    precondition(text.contains(0), "code must not be refused: \(error.description)")
  }
}
