import SkelinspectKit

extension FileExchange.File {
  /// - Parameter target: absolute, without links.
  init(_ edits: FileEdits, at target: Path) throws(FileExchange.Failure) {
    let old: [UInt8]
    do throws(FileError) { old = try FileReader.read(found: target) } catch {
      throw FileExchange.Failure(name: edits.fileName, message: error.message)
    }
    let new: [UInt8]
    do throws(FileEditError) { new = try edits.bytes(replacing: old) } catch {
      throw FileExchange.Failure(name: edits.fileName, message: error.message)
    }
    self.init(name: edits.fileName, target: target, old: old, new: new)
  }
}
