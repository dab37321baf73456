import Foundation
import Testing

/// A pseudo-terminal for a program to write to.
struct Terminal: ~Copyable {
  private let reader: TerminalReader
  /// The end that the program writes to.
  let end: FileHandle

  init() throws {
    var ends: (master: Int32, program: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.program, nil, nil, nil) == 0, "no pseudo-terminal is to be had")
    end = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
    reader = TerminalReader(ends.master)
  }

  /// What was written, once the program has ended.
  consuming func text() -> String {
    try? end.close()
    return reader.text()
  }
}

/// Reads all the while: a Mac's terminal keeps a kilobyte or two, and its program's end is not closed before that is
/// read.
private final class TerminalReader: @unchecked Sendable {
  private let end = DispatchSemaphore(value: 0)
  private var bytes: [UInt8] = []

  init(_ master: Int32) {
    Thread.detachNewThread { [self] in
      var piece = [UInt8](repeating: 0, count: 1 << 12)
      while case let count = read(master, &piece, piece.count), count > 0 { bytes += piece[..<count] }
      close(master)
      end.signal()
    }
  }

  func text() -> String {
    end.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}
