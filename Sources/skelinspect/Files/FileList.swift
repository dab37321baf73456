/// A list of file names, one on each line, or each with a zero after it (`git diff -z`).
enum FileList {
  /// - Parameter name: `-` is standard input.
  static func read(_ name: String) throws(FileError) -> [Path] {
    let bytes = try FileReading.read(name)
    let end: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map { Path(typed: $0) }
  }
}
