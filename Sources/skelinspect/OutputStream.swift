#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output or standard error.
struct OutputStream {
  static let output = OutputStream(descriptor: 1)
  static let error = OutputStream(descriptor: 2)

  private let descriptor: Int32

  /// Writes everything; ends the program when it cannot: quietly when the reader has gone, else with status
  /// 2.
  func write(_ bytes: ArraySlice<UInt8>) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        // Nobody reads the messages: that changes nothing about the product or the status.
        if descriptor == 2 { return }
        fail()
      }
    }
  }

  func write(_ text: String) { write(ArraySlice(text.utf8)) }

  private func fail() -> Never {
    if errno == EPIPE { exit(ExitStatus.done.rawValue) }
    let reason = FileReading.systemError
    Self.error.write("skelinspect: error: cannot write to standard output: \(reason)\n")
    exit(ExitStatus.failed.rawValue)
  }

  /// Columns of the terminal; nil where the stream is none.
  var terminalWidth: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// The system's `write`, by a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
