import SkelinspectKit

/// A xib that a project holds and nobody named.
struct NibFile: Sendable {
  let path: Path
  /// For messages.
  let name: String
  let settings: ReaderSettings

  /// Nil, and why, where it cannot be read; that it is not UIKit's matters to nobody.
  func read() -> (nibs: Nibs?, notice: (name: String, message: String)?) {
    do throws(FileError) {
      let bytes = try FileReader.read(found: path, upTo: CodeReader.largestFile)
      do throws(ReadError) { return (try Nibs(reading: bytes, named: name, settings), nil) } catch {
        guard !error.isForeign, let first = error.diagnostics.first else { return (nil, nil) }
        let position = first.place.position
        return (nil, ("\(name):\(position.line):\(position.column)", "left out: \(first.message)"))
      }
    } catch {
      return (nil, (name, "left out: \(error.message)"))
    }
  }
}
