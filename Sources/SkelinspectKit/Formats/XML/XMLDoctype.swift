internal import CLibExpat

/// What is known of a text's document type declaration.
struct XMLDoctype {
  var isPresent = false
  var hasDeclarations = false
}

extension XMLReader {
  /// One that names a DTD is passed over, and the DTD is never fetched; one with declarations of its own is
  /// refused, at the first entity where there is one.
  static func setDoctypeHandlers(of parser: XML_Parser) {
    XML_SetDoctypeDeclHandler(
      parser,
      { reader, _, _, _, hasDeclarations in
        reader?.assumingMemoryBound(to: XMLReader.self).pointee.doctype = XMLDoctype(
          isPresent: true, hasDeclarations: hasDeclarations != 0)
      },
      { reader in reader?.assumingMemoryBound(to: XMLReader.self).pointee.closeDoctype() })
    XML_SetEntityDeclHandler(parser) { reader, _, _, _, _, _, _, _, _ in
      reader?.assumingMemoryBound(to: XMLReader.self).pointee.refuseEntity()
    }
    // After a DTD that was not read Expat passes over entities that it does not know.
    XML_SetSkippedEntityHandler(parser) { reader, _, _ in
      reader?.assumingMemoryBound(to: XMLReader.self).pointee.refuseSkippedEntity()
    }
  }

  private mutating func closeDoctype() {
    guard doctype.hasDeclarations else { return }
    let start = source.lastIndex(of: "<!DOCTYPE", before: position) ?? position
    refuse(
      .syntaxError(
        "a document type declaration with declarations of its own: Interface Builder files have none",
        at: source.place(start..<min(start + 9, source.count)), help: "remove the part in brackets"))
  }

  private mutating func refuseEntity() {
    let start = source.lastIndex(of: "<!ENTITY", before: position) ?? position
    refuse(
      .syntaxError(
        "an entity is declared here: Interface Builder files have none, and skelinspect expands none",
        at: source.place(start..<min(start + 8, source.count)),
        help: "remove the declaration, and write out what it stands for"))
  }

  private mutating func refuseSkippedEntity() { refuse(unknownEntity(at: position)) }
}

extension XMLTree {
  /// In attributes, where Expat does not say it after a DTD that was not read.
  var firstUnknownEntity: Diagnostic? {
    attributes.lazy.compactMap { source.unknownEntity(in: $0.value) }.first
  }
}

extension SourceText {
  /// Of the first reference in an attribute's value that means nothing.
  func unknownEntity(in value: Range<Int>) -> Diagnostic? {
    for position in value where self[position] == "&" {
      let reference = XMLReference(at: position, in: self)
      if reference.scalar == nil { return reference.unknown(in: self) }
    }
    return nil
  }

  /// Where a word stands last before a place.
  fileprivate func lastIndex(of word: StaticString, before end: Int) -> Int? {
    (0...min(end, count)).last { begins(word, at: $0) }
  }
}
