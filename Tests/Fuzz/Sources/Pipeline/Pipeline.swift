import SkelinspectKit

/// Sends a text through the whole pipeline to every output; it may be refused but must not trap.
public func sendThroughPipeline(_ text: UnsafeBufferPointer<UInt8>, named name: String) {
  do {
    for hierarchy in try readHierarchies(Array(text), named: name) { checkOutputs(of: hierarchy) }
    checkFixes(of: [Project.File(name: name, bytes: Array(text))])
  } catch {
    _ = error.description
    // Its rules run on what can be read.
    _ = lint(Array(text), named: name)
  }
}

/// What was read is read again once it is fixed.
func checkFixes(of files: [Project.File]) {
  do throws(ReadError) {
    for hierarchy in try Project(fixed(files)).hierarchies() { checkOutputs(of: hierarchy) }
  } catch {
    preconditionFailure("a fix must leave a file that is read: \(error.description)")
  }
}

func checkOutputs(of hierarchy: Hierarchy) {
  let description = describe(hierarchy)
  // With no root there is nothing to describe.
  precondition(
    description.isEmpty || description == describeAgain(description), "a description must describe itself")

  let inspection = inspect(hierarchy)
  precondition(isJSON(inspection.json()), "an inspection must be JSON")
  _ = inspection.outline()
}

/// The description of a description, which holds one tree for each root.
private func describeAgain(_ description: String) -> String? {
  try? readHierarchies(description).map(describe).joined()
}

/// Whether the reader takes the text's grammar, whatever it says about the keys.
private func isJSON(_ text: String) -> Bool {
  do throws(ReadError) {
    _ = try readHierarchies(text, named: "inspection.json")
    return true
  } catch {
    return !error.diagnostics.contains { $0.rule == "syntax-error" }
  }
}
