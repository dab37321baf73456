import SkelinspectKit

/// Sends a text through the reader of Swift code, whole and without bodies; none is refused.
public func sendThroughSwiftReader(_ text: UnsafeBufferPointer<UInt8>) {
  precondition(readsSoundly(swift: Array(text)), "what is read must stand within the text and make a tree")
}
