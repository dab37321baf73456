import SkelinspectKit

/// The Swift code that some files of a run are read with.
struct CodeBase {
  let sources: SwiftSources
  /// `214 Swift files of App/`; nil where files bring nothing but themselves.
  let remark: String?

  private let numbers: [String: Int]

  /// - Parameters:
  ///   - parts: files, and where they come from in words, nil for those that the command line names.
  ///   - run: the names of the files that the run is about.
  init(_ parts: [(files: [CodeReader.File], place: String?)], run: Set<String>, _ texts: LocalizedTexts) {
    var files: [SwiftSources.File] = []
    var counts: [(place: String?, count: Int)] = []
    var paths = Set<String>(minimumCapacity: parts.reduce(0) { $0 + $1.files.count })
    for part in parts {
      let new = part.files.map(\.file).filter { paths.insert($0.path).inserted }
      files += new
      if !new.isEmpty { counts.append((part.place, new.count)) }
    }
    if !zip(files, files.dropFirst()).allSatisfy({ $0.precedes($1) }) { files.sort { $0.precedes($1) } }
    sources = SwiftSources(files, run: run, texts: texts, stackSize: Thread.smallestStack)
    numbers = Dictionary(zip(files.map(\.name), 0...)) { first, _ in first }
    let isOneOfRun = files.count == 1 && parts.contains { $0.place == nil && !$0.files.isEmpty }
    remark = counts.contains { $0.place != nil } && !isOneOfRun ? Self.words(counts) : nil
  }

  func hasSameFiles(as other: CodeBase) -> Bool {
    sources.files.count == other.sources.files.count
      && zip(sources.files, other.sources.files).allSatisfy { $0.path == $1.path }
  }

  /// Whether a file of the run is code that was read and counts.
  func holds(_ file: FoundFile) -> Bool { CodeUse(of: file.name) == .code && numbers[file.name] != nil }

  /// What was read of a file of the run; nil: it does not count.
  func bytes(of file: FoundFile) -> [UInt8]? { holds(file) ? self.file(named: file.name)?.bytes : nil }

  func file(named name: String) -> SwiftSources.File? { numbers[name].map { sources.files[$0] } }

  private static func words(_ counts: [(place: String?, count: Int)]) -> String {
    let maximum = 4
    let shown = counts.count > maximum ? counts.prefix(maximum - 1) : counts[...]
    var words = shown.enumerated().map { number, part in
      let noun = number > 0 ? "" : part.count == 1 ? " Swift file" : " Swift files"
      return "\(part.count)\(noun) \(part.place.map { "of \($0)" } ?? "of this run")"
    }
    let more = counts.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    if more > 0 { words.append("\(more) of other places") }
    return words.joined(separator: ", ")
  }
}

extension SwiftSources.File {
  fileprivate func precedes(_ other: SwiftSources.File) -> Bool {
    var (path, others) = (path, other.path)
    return path.withUTF8 { bytes in others.withUTF8 { bytes.lexicographicallyPrecedes($0) } }
  }
}
