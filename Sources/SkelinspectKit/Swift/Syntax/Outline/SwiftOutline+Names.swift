extension SwiftOutline {
  /// What others may need to know of a file: its types and extensions, its free functions and those of extensions,
  /// its imports. The text is that of these names only.
  var withoutText: SwiftOutline {
    var names = NameCollector(source)
    var kept: [Declaration] = []
    var numbers: [Int?] = []
    for declaration in declarations {
      let owner = declaration.owner
      guard declaration.isType || declaration.kind == .function && isOpen(owner) else {
        numbers.append(nil)
        continue
      }
      let name = names.add(declaration.name)
      let supertypes = supertypes(of: declaration).map { names.addSupertype($0) }
      let last = supertypes.last.map { $0 + 1 } ?? names.supertypes.count
      numbers.append(kept.count)
      kept.append(
        Declaration(
          kind: declaration.kind, name: name, range: name, owner: owner.flatMap { numbers[$0] },
          supertypes: (supertypes.first ?? last)..<last))
    }
    let imports = imports.map { names.add($0) }
    return SwiftOutline(
      SourceText(names.bytes, named: source.name), kept, names.supertypes, imports,
      of: self)
  }

  /// Whether others call a function that stands in a type, or in none, by its bare name or on other types.
  private func isOpen(_ owner: Int?) -> Bool {
    owner.map { declarations[$0].kind == .extensionDeclaration } ?? true
  }
}

/// Puts names one after another.
private struct NameCollector {
  private let source: SourceText
  private(set) var bytes: [UInt8] = []
  private(set) var supertypes: [Range<UInt32>] = []

  init(_ source: SourceText) {
    self.source = source
    // Of most files, with the zeros after them.
    bytes.reserveCapacity(200)
  }

  mutating func add(_ range: Range<UInt32>) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: bytes.count)
    bytes += source.bytes(range)
    return start..<UInt32(truncatingIfNeeded: bytes.count)
  }

  mutating func addSupertype(_ range: Range<UInt32>) -> Int {
    supertypes.append(add(range))
    return supertypes.count - 1
  }
}
