import SkelinspectKit

/// Why a file could not be read or written, in the system's words.
struct FileError: Error {
  let message: String
  var help: String?
}

/// Reads whole files, pipes and standard input, to their end whatever size they first claim.
enum FileReader {
  /// Room after the text, so that the library need not move it to pad it.
  private static let slack = 64
  private static let pieceSize = 1 << 20
  private static let maximumSize = 1 << 32 - 1

  /// - Parameter argument: `-` is standard input.
  static func read(_ argument: String) throws(FileError) -> [UInt8] {
    if argument == "-" { return try readStandardInput() }
    return try read(file: Path(bytes: argument.shownBytes))
  }

  /// The names in a list: one on each line, in quotes where git puts it in some, or each with a zero after it
  /// (`git diff -z`).
  static func readList(_ argument: String) throws(FileError) -> [Path] {
    let bytes = try read(argument)
    if bytes.contains(0) { return bytes.split(separator: 0).map { Path(typed: $0) } }
    // Lists that were written on Windows end their lines with a carriage return too.
    return bytes.split(separator: UInt8(ascii: "\n")).map { $0.last == 0x0D ? $0.dropLast() : $0 }
      .filter { !$0.isEmpty }.map { Path(typed: $0.unquoted) }
  }

  static func readStandardInput() throws(FileError) -> [UInt8] { try read(descriptor: 0, upTo: maximumSize) }

  /// - Parameter limit: bytes beyond which a file is refused.
  static func read(
    file: Path, upTo limit: Int = maximumSize, isNamed: Bool = false
  ) throws(FileError) -> [UInt8] {
    let descriptor = file.withSystemName { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(message: FileSystem.missing(file, isNamed: isNamed)) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, upTo: limit)
  }

  /// Reads a file that nobody has named: a regular one, since a pipe may keep one waiting, and a device has no end.
  static func read(found file: Path, upTo limit: Int = maximumSize) throws(FileError) -> [UInt8] {
    let descriptor = file.withSystemName { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else {
      let message = FileSystem.missing(file)
      throw FileSystem.kind(of: file) == .other ? notRegular : FileError(message: message)
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, upTo: limit, isFound: true)
  }

  private static let notRegular = FileError(message: FileSystem.notRegular)

  private static func read(
    descriptor: Int32, upTo limit: Int, isFound: Bool = false
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(message: FileSystem.systemError) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(message: "is a directory") }
    let kind = status.st_mode & S_IFMT
    let isRegular = kind == S_IFREG
    if isFound, !isRegular { throw notRegular }
    let size = limit == maximumSize ? "4 GB, the limit for input" : "\(limit >> 20) MB"
    let tooLarge = FileError(message: "larger than \(size)")
    if isRegular, Int(status.st_size) > limit { throw tooLarge }
    let claimed = isRegular ? Int(status.st_size) : 0
    var capacity = isRegular ? claimed + slack : pieceSize
    var bytes: [UInt8] = []
    while true {
      guard bytes.count <= limit else { throw tooLarge }
      capacity = min(capacity, maximumSize + slack)
      if kind == S_IFCHR, !bytes.isEmpty, isatty(descriptor) == 0 {
        throw FileError(message: "a device that never ends")
      }
      let piece = try readPiece(of: descriptor, upTo: capacity, endingAt: bytes.isEmpty ? claimed : 0)
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if piece.count < capacity { return bytes }
      capacity = pieceSize
    }
  }

  /// - Parameter size: of a regular file, which ends there if no more is read at once; 0: that is not known.
  private static func readPiece(
    of descriptor: Int32, upTo capacity: Int, endingAt size: Int
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let rest = buffer.baseAddress?.advanced(by: count)
        let result = systemRead(descriptor, rest, min(capacity - count, 1 << 30))
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = FileError(message: FileSystem.systemError) }
        if result <= 0 { return }
        count += result
        if count == size { return }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// Without the quotes and escapes in which git writes a name with other letters than ASCII's:
  /// `"Gr\303\266\303\237e.yaml"`.
  fileprivate var unquoted: ArraySlice {
    let quote = UInt8(ascii: "\"")
    guard count > 2, first == quote, last == quote else { return self }
    var name: ArraySlice = []
    var rest = dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        name.append(byte)
        continue
      }
      if UInt8(ascii: "0")...UInt8(ascii: "3") ~= escape {
        name.append(rest.prefix(2).reduce(escape & 7) { $0 &* 8 | $1 & 7 })
        rest = rest.dropFirst(2)
      } else {
        name.append(Self.escapes[escape] ?? escape)
      }
    }
    return name
  }

  private static var escapes: [UInt8: UInt8] {
    Dictionary(uniqueKeysWithValues: zip("abtnvfr".utf8, UInt8(7)...))
  }
}
