/// The files of a run and the hierarchies made of them: cells that stand in xibs of their own are put into the
/// tables and collections that use them.
public struct Project: Sendable {
  public struct File: Sendable {
    /// For messages; its ending tells the format.
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  public let files: [File]
  /// What the xibs hold that other files use.
  let nibs: Nibs

  public init(_ files: [File]) {
    let parts = Self.filesWithCells(among: files.map(\.name)).map { number in
      Nibs(of: files[number].bytes, named: files[number].name)
    }
    self.init(files, parts)
  }

  /// Of files that are read one by one, in several threads maybe.
  ///
  /// - Parameter nibs: of those that `filesWithCells` names.
  package init(of nibs: [Nibs] = []) { self.init([], nibs) }

  private init(_ files: [File], _ nibs: [Nibs]) {
    self.files = files
    self.nibs = nibs.reduce(into: Nibs()) { $0.add($1) }
  }

  /// The numbers of the files that may hold what others use; none where there are no others.
  package static func filesWithCells(among names: [String]) -> [Int] {
    names.count > 1 ? names.indices.filter { names[$0].hasSuffix(".xib") } : []
  }

  /// Whether a file's hierarchies may have views of others.
  package var isJoined: Bool { !nibs.isEmpty }

  /// The hierarchies of all files, in their order.
  public func hierarchies() throws(ReadError) -> [Hierarchy] {
    var hierarchies: [Hierarchy] = []
    for file in files { hierarchies += try self.hierarchies(of: file.bytes, named: file.name) }
    return hierarchies
  }

  /// The hierarchies of one file.
  package func hierarchies(of bytes: consuming [UInt8], named name: String) throws(ReadError) -> [Hierarchy] {
    try hierarchies(of: bytes, named: name, ReadingSettings())
  }

  package func hierarchies(
    of bytes: consuming [UInt8], named name: String, _ settings: ReadingSettings
  ) throws(ReadError) -> [Hierarchy] {
    try reading(of: bytes, named: name, settings).get()
  }

  /// What could be read of one file; an error is thrown where nothing could.
  func reading(
    of bytes: consuming [UInt8], named name: String, _ settings: ReadingSettings
  ) throws(ReadError) -> HierarchyReading {
    var reading = try HierarchyDocument.read(consume bytes, named: name).reading(settings)
    guard !nibs.isEmpty else { return reading }
    var viewCount = 0
    for index in reading.hierarchies.indices {
      reading.hierarchies[index] = reading.hierarchies[index].joining(nibs)
      reading.hierarchies[index].firstViewNumber = viewCount
      viewCount += reading.hierarchies[index].views.count
    }
    return reading
  }
}
