import Foundation
import Testing

/// A pseudo-terminal for a program to write to.
struct Terminal: ~Copyable {
  private let master: Int32
  /// The end that the program writes to.
  let end: FileHandle

  init() throws {
    var ends: (master: Int32, program: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.program, nil, nil, nil) == 0, "no pseudo-terminal is to be had")
    master = ends.master
    end = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
  }

  /// What was written, once the program has ended: a few kilobytes at most, which the terminal keeps.
  consuming func text() -> String {
    try? end.close()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var text: [UInt8] = []
    while case let count = read(master, &bytes, bytes.count), count > 0 { text += bytes[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  deinit { close(master) }
}
