#if canImport(Glibc)
  internal import Glibc
#endif

/// Asks Linux to back large memory with huge pages: touching pages for the first time is a third of the work
/// on a file of a hundred megabytes. Advice only; elsewhere nothing happens.
package func adviseHugePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    guard let base = memory.baseAddress, memory.count >= 1 << 22 else { return }
    let start = (UInt(bitPattern: base) + 4095) & ~4095
    madvise(UnsafeMutableRawPointer(bitPattern: start), memory.count - 8192, MADV_HUGEPAGE)
  #endif
}

extension Array {
  /// The same for an array's whole room.
  mutating func adviseHugePages() {
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      SkelinspectKit.adviseHugePages(UnsafeMutableRawBufferPointer(start: base, count: size))
    }
  }
}
