/// A file with further names (hard links): a new one in its place would not have them, so it is written over.
enum OverwrittenFile {
  static func isNeeded(for file: Path) -> Bool {
    guard let status = FileSystem.status(of: file) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1
  }

  /// Puts the old text back where the new one cannot be written, as on a full disk.
  static func write(_ text: [UInt8], over file: Path) throws(FileError) {
    let old = try FileReader.read(found: file)
    let descriptor = file.withSystemName { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(message: FileSystem.systemError) }
    defer { close(descriptor) }
    if replaceText(of: descriptor, with: text) { return }
    let reason = FileSystem.systemError
    guard replaceText(of: descriptor, with: old) else {
      throw FileError(message: "\(reason); its old text could not be put back: \(FileSystem.systemError)")
    }
    throw FileError(message: reason)
  }

  /// What is beyond the text goes last: until then the old one has the room that it needs.
  private static func replaceText(of descriptor: Int32, with text: [UInt8]) -> Bool {
    lseek(descriptor, 0, SEEK_SET) == 0 && OutputStream.write(text[...], to: descriptor)
      && ftruncate(descriptor, off_t(text.count)) == 0 && fsync(descriptor) == 0
  }
}
