import SkelinspectKit

extension FileExchange.File {
  /// - Parameter target: absolute, without links.
  init(_ edits: FileEdits, at target: Path) throws(FileExchange.Failure) {
    let old: [UInt8]
    do throws(FileError) { old = try FileReading.read(file: target) } catch {
      throw FileExchange.Failure(name: edits.fileName, message: error.message)
    }
    guard let new = edits.bytes(replacing: old) else {
      throw FileExchange.Failure(
        name: edits.fileName, message: "it has changed since it was read, and stays as it is; run again")
    }
    self.init(name: edits.fileName, target: target, old: old, new: new)
  }
}
