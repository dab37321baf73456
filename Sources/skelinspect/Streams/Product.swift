import SkelinspectKit

extension OutputStream {
  /// On a terminal JSON's texts may not move the cursor; their escapes are the same values.
  func writeProduct(_ bytes: ArraySlice<UInt8>) {
    guard terminalWidth != nil else { return write(bytes) }
    write(String(decoding: bytes, as: UTF8.self).escapedInJSON)
  }
}
