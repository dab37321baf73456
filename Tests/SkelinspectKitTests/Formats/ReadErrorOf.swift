@testable import SkelinspectKit

/// What a text is refused for; `#require(throws:)` would look at every byte of the source in the error.
func readError(in bytes: [UInt8], named name: String) -> ReadError? {
  do throws(ReadError) {
    _ = try readHierarchies(bytes, named: name)
    return nil
  } catch {
    return error
  }
}

func readError(in text: String, named name: String) -> ReadError? {
  readError(in: Array(text.utf8), named: name)
}
