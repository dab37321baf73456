import SkelinspectKit

/// The Swift code and the xibs that some files of a run are read with.
struct CodeBase {
  let sources: SwiftSources
  /// What the xibs hold.
  let nibs: Nibs
  /// `214 Swift files and 3 xibs of App/`; nil where files bring nothing but themselves.
  let remark: String?

  /// Files, and where they come from in words; nil: the command line names them.
  typealias Part = (files: [CodeReader.File], place: String?)
  private typealias Count = (place: String?, files: Int, nibs: Int)

  private let numbers: [String: Int]
  /// Of all that it has, the xibs first.
  let paths: [String]

  /// - Parameters:
  ///   - run: the names of the files that the run is about.
  ///   - nibs: of the place of the first part.
  init(
    _ parts: [Part], run: Set<String>, _ texts: LocalizedTexts,
    _ nibs: [(path: Path, nibs: Nibs)]
  ) {
    var files: [SwiftSources.File] = []
    var counts: [Count] = []
    var paths = Set<String>(minimumCapacity: parts.reduce(0) { $0 + $1.files.count })
    for part in parts {
      let new = part.files.map(\.file).filter { paths.insert($0.path).inserted }
      files += new
      counts.append((part.place, new.count, counts.isEmpty ? nibs.count : 0))
    }
    if !zip(files, files.dropFirst()).allSatisfy({ $0.precedes($1) }) { files.sort { $0.precedes($1) } }
    sources = SwiftSources(files, run: run, texts: texts, stackSize: Thread.smallestStack)
    numbers = Dictionary(zip(files.map(\.name), 0...)) { first, _ in first }
    self.paths = nibs.map(\.path.text) + files.map(\.path)
    self.nibs = nibs.reduce(into: Nibs()) { $0.add($1.nibs) }
    counts.removeAll { $0.files + $0.nibs == 0 }
    let isOneOfRun =
      files.count == 1 && nibs.isEmpty && parts.contains { $0.place == nil && !$0.files.isEmpty }
    remark = counts.contains { $0.place != nil } && !isOneOfRun ? Self.words(counts) : nil
  }

  /// Whether a file of the run is code that was read and counts.
  func holds(_ file: FoundFile) -> Bool { CodeUse(of: file.name) == .code && numbers[file.name] != nil }

  /// What was read of a file of the run; nil: it does not count.
  func bytes(of file: FoundFile) -> [UInt8]? { holds(file) ? self.file(named: file.name)?.bytes : nil }

  func file(named name: String) -> SwiftSources.File? { numbers[name].map { sources.files[$0] } }

  private static func words(_ counts: [Count]) -> String {
    let maximum = 4
    let shown = counts.count > maximum ? counts.prefix(maximum - 1) : counts[...]
    var isFirst = true
    var words = shown.map { part in
      var kinds: [String] = []
      if part.files > 0 {
        kinds.append(isFirst ? part.files.counted("Swift file") : "\(part.files)")
        isFirst = false
      }
      if part.nibs > 0 { kinds.append(part.nibs.counted("xib")) }
      return kinds.joined(separator: " and ") + (part.place.map { " of \($0)" } ?? " of this run")
    }
    let more = counts.dropFirst(shown.count).reduce(0) { $0 + $1.files }
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
