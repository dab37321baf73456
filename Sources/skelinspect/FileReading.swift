import SkelinspectKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read, in the system's words.
struct FileError: Error {
  let message: String
}

/// Reads whole files, pipes and standard input, to their end whatever size they first claim.
enum FileReading {
  /// Room behind the text, so that the library need not move it to pad it.
  private static let slack = 64
  private static let pieceSize = 1 << 20
  private static let maximumSize = 1 << 32 - 1

  /// - Parameter path: `-` is standard input.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(message: systemError) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  static func exists(_ path: String) -> Bool { path == "-" || access(path, F_OK) == 0 }

  private static func read(descriptor: Int32) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(message: systemError) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(message: "is a directory") }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let tooLarge = FileError(message: "larger than 4 GB, the limit for input")
    if isRegular, Int(status.st_size) > maximumSize { throw tooLarge }
    var capacity = isRegular ? Int(status.st_size) + slack : pieceSize
    var bytes: [UInt8] = []
    while true {
      guard bytes.count <= maximumSize else { throw tooLarge }
      let piece = try read(descriptor, upTo: min(capacity, maximumSize + slack))
      if piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      capacity = pieceSize
    }
  }

  private static func read(_ descriptor: Int32, upTo capacity: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      while count < capacity {
        let rest = buffer.baseAddress?.advanced(by: count)
        let result = systemRead(descriptor, rest, min(capacity - count, 1 << 30))
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = FileError(message: systemError) }
        if result <= 0 { return }
        count += result
      }
    }
    if let failure { throw failure }
    return bytes
  }

  static var systemError: String { String(cString: strerror(errno)) }
}

/// The system's `read`, by a name that no method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
