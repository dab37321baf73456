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

/// The same for memory that is asked for in small pieces from now on: it is taken from the system in large ones, of
/// which no more counts than is touched.
package func adviseHugePagesForSmallPieces() {
  #if canImport(Glibc)
    // After one so large has been freed, glibc takes such from its heap and gives twice as much back only
    // (mallopt(3), M_MMAP_THRESHOLD).
    let size = 31 << 20
    UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16).deallocate()
    let rooms = (0..<2).map { _ in
      UnsafeMutableRawBufferPointer.allocate(byteCount: 30 << 20, alignment: 16)
    }
    for room in rooms { adviseHugePages(room) }
    for room in rooms { room.deallocate() }
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
