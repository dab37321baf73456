import SkelinspectKit

/// Sends a text through the reader of XML; it may be refused but must not trap.
public func sendThroughXMLReader(_ text: UnsafeBufferPointer<UInt8>, named name: String) {
  do {
    let first = try xmlTexts(of: Array(text), named: name)
    precondition(first == (try? xmlTexts(of: Array(text), named: name)), "the same text must read the same")
  } catch {
    precondition(!error.description.isEmpty, "an error must say something")
  }
}

/// Sends an Interface Builder file through the whole pipeline, by itself and with its own cells in its tables.
public func sendThroughInterfaceBuilder(_ text: UnsafeBufferPointer<UInt8>, named name: String) {
  sendThroughPipeline(text, named: name)
  for hierarchy in (try? readHierarchies(Array(text), joiningCellsOf: Array(text))) ?? [] {
    checkOutputs(of: hierarchy)
  }
}
