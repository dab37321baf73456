/// The Swift files that belong to the hierarchies of a run.
package struct SwiftSources: Sendable {
  /// One file.
  package struct File: Sendable {
    /// As messages name it.
    package let name: String
    /// From the root of the file system, without links: which of two classes of one name is nearer is told by it.
    package let path: String
    package let bytes: [UInt8]

    package init(name: String, path: String, bytes: [UInt8]) {
      (self.name, self.path, self.bytes) = (name, path, bytes)
    }
  }

  package private(set) var files: [File]

  package init(_ files: [File] = []) { self.files = files }

  package var isEmpty: Bool { files.isEmpty }
}
