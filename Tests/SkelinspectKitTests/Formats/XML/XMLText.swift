@testable import SkelinspectKit

/// Reads XML from memory as a file of that name would be read: its encoding first.
func readXML(_ bytes: [UInt8]) throws(Diagnostic) -> XMLTree {
  let source: SourceText
  do throws(ReadError) { source = try DocumentReader.source(of: bytes, named: "Main.storyboard") } catch {
    throw error.diagnostics.first ?? .syntaxError("no error", at: 0..<0)
  }
  return try XMLReader.read(source)
}

func readXML(_ text: String) throws(Diagnostic) -> XMLTree { try readXML(Array(text.utf8)) }

/// What a text is refused for.
func xmlError(in bytes: [UInt8]) -> Diagnostic? {
  do throws(Diagnostic) {
    _ = try readXML(bytes)
    return nil
  } catch {
    return error
  }
}

func xmlError(in text: String) -> Diagnostic? { xmlError(in: Array(text.utf8)) }
