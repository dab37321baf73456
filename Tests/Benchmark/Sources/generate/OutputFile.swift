#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file being written; it is closed when this value goes.
struct OutputFile: ~Copyable {
  struct WriteError: Error {
    let path: String
  }

  private let path: String
  private let descriptor: Int32

  init(path: String) throws(WriteError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if descriptor < 0 { throw WriteError(path: path) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes all of `bytes`: one call of the system may take fewer.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if written <= 0 { throw WriteError(path: path) }
      done += written
    }
  }
}

/// The C function under a name that the method above does not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
