/// The Swift files that belong to the hierarchies of a run.
package struct SwiftSources: Sendable {
  /// One file. It never changes; a class, as lists of thousands are copied on their way.
  package final class File: Sendable {
    /// As messages name it.
    package let name: String
    /// From the root of the file system, without links: which of two classes of one name is nearer is told by it.
    package let path: String
    /// Its text's length in bytes.
    let size: Int
    let outline: SwiftOutline

    private enum Content: Sendable {
      case kept(SourceText)
      case left(calls: Set<SwiftNameSum>, read: @Sendable () -> [UInt8]?)
    }

    private let content: Content

    /// - Parameter readAgain: of one of many whose text is not kept where it speaks neither of skeletons nor of redaction;
    ///   gives it once more, or nil where it is gone.
    package init(
      name: String, path: String, bytes: consuming [UInt8], readAgain: (@Sendable () -> [UInt8]?)? = nil
    ) {
      let text = SourceText(ofCode: consume bytes, named: name)
      (self.name, self.path, size) = (name, path, text.count)
      let file = SwiftParser.parse(text, readsBodies: false)
      outline = SwiftOutline(file, isWhole: readAgain == nil)
      if let readAgain, !outline.mentionsSkeletons, !outline.mentionsRedaction {
        content = .left(calls: Set(calledIn: text, file.tokens), read: readAgain)
      } else {
        content = .kept(text)
      }
    }

    /// The same by another name for people.
    package init(_ file: File, named name: String) {
      self.name = name
      (path, size, outline, content) = (file.path, file.size, file.outline, file.content)
    }

    package var mentionsSkeletons: Bool { outline.mentionsSkeletons }

    /// Empty where it cannot be read any more.
    var text: SourceText {
      switch content {
      case .kept(let text): text.name == name ? text : SourceText(Array(text.bytes), named: name)
      case .left(_, let read): SourceText(ofCode: read() ?? [], named: name)
      }
    }

    package var bytes: [UInt8] { Array(text.bytes) }

    /// Whether it calls one of some functions.
    func calls(any names: Set<SwiftNameSum>) -> Bool {
      switch content {
      case .kept(let text): !names.isDisjoint(with: Set(calledIn: text, SwiftTokens(text)))
      case .left(let calls, _): !names.isDisjoint(with: calls)
      }
    }
  }

  package private(set) var files: [File]
  /// The names of those that the run is about; nil: all.
  let run: Set<String>?

  /// By their keys.
  let texts: LocalizedTexts

  /// Bytes of stack that the threads have which read them.
  let stackSize: Int

  package init(
    _ files: [File] = [], run: Set<String>? = nil, texts: LocalizedTexts = LocalizedTexts(),
    stackSize: Int = EvaluationLimits.smallStack
  ) {
    (self.files, self.run, self.texts, self.stackSize) = (files, run, texts, stackSize)
  }

  package var isEmpty: Bool { files.isEmpty }

  /// Puts another text in the place of a file's; false where there is no such file.
  mutating func replace(_ name: String, with bytes: [UInt8]) -> Bool {
    guard let number = files.firstIndex(where: { $0.name == name }) else { return false }
    files[number] = File(name: name, path: files[number].path, bytes: bytes)
    return true
  }
}
