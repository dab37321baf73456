/// Writes a document's entries into room that was made for all that its text can hold: nothing grows, nothing
/// is copied, and room that is not touched is not used.
struct TapeWriter {
  private let room: UnsafeMutablePointer<Entry>
  private let capacity: Int
  private let source: SourceText
  /// Entries that were written.
  private var count = 0

  /// The entries that a reader writes, and the reader when it is done.
  ///
  /// - Parameter bound: at least as many as the text can hold.
  static func write<Reader>(
    upTo bound: Int, for source: SourceText, _ read: (inout TapeWriter) throws(Diagnostic) -> Reader
  ) throws(Diagnostic) -> (entries: [Entry], reader: Reader) {
    let capacity = min(bound, Limits.entries)
    var reader: Reader?
    var failure: Diagnostic?
    let entries = [Entry](unsafeUninitializedCapacity: capacity) { room, count in
      adviseHugePages(UnsafeMutableRawBufferPointer(room))
      guard let start = room.baseAddress else { return }
      var writer = TapeWriter(room: start, capacity: capacity, source: source)
      do throws(Diagnostic) {
        reader = try read(&writer)
        count = writer.count
      } catch {
        failure = error
      }
    }
    if let reader { return (entries, reader) }
    throw failure ?? .syntaxError("out of memory", at: source.place(0..<0))
  }

  private init(room: UnsafeMutablePointer<Entry>, capacity: Int, source: SourceText) {
    self.room = room
    self.capacity = capacity
    self.source = source
  }

  /// The node of what is written next.
  var end: Node { 2 * count }

  subscript(node: Node) -> Entry {
    precondition(node < end)
    return room[node >> 1]
  }

  @inline(__always)
  mutating func append(_ kind: ValueKind, offset: Int, extent: Int) throws(Diagnostic) {
    guard extent <= Limits.extent, count < capacity else { throw tooLarge(at: offset) }
    (room + count).initialize(to: Entry(kind, offset: offset, extent: extent))
    count += 1
  }

  /// Writes the value of the key that was written last: into its entry, where both are short scalars.
  @inline(__always)
  mutating func append(valueOfKey kind: ValueKind, offset: Int, extent: Int) throws(Diagnostic) {
    precondition(count > 0)
    if let pair = Entry(key: room[count - 1], value: kind, offset: offset, extent: extent) {
      room[count - 1] = pair
    } else {
      try append(kind, offset: offset, extent: extent)
    }
  }

  private func tooLarge(at offset: Int) -> Diagnostic {
    .syntaxError(
      "more than \(Limits.extent) bytes in one text or \(Limits.entries) values in one file, the limit",
      at: source.place(offset..<offset + 1))
  }

  /// Takes back the entries from one on.
  mutating func removeEntries(from node: Node) { count = min(count, node >> 1) }

  /// Ends a container after the last entry.
  @inline(__always)
  mutating func close(_ container: Node) {
    precondition(container < end)
    room[container >> 1].close(at: end)
  }
}
