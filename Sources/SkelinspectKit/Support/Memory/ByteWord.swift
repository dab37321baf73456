extension [UInt8] {
  /// Eight bytes from a position, the first of them lowest. A `Span` lends them too, but from macOS 26 on.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    precondition(position >= 0 && position <= count - 8)
    return withUnsafeBytes { bytes in
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }
}
