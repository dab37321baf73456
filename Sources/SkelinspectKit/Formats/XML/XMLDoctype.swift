internal import CLibExpat

extension XMLReader {
  /// One that names a DTD is passed over, and the DTD is never fetched; one with declarations of its own is refused.
  static func setDoctypeHandlers(of parser: XML_Parser) {
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasDeclarations in
      reader?.assumingMemoryBound(to: XMLReader.self).pointee.readDoctype(hasDeclarations != 0)
    }
    // After a DTD that was not read Expat passes over entities that it does not know.
    XML_SetSkippedEntityHandler(parser) { reader, _, _ in
      reader?.assumingMemoryBound(to: XMLReader.self).pointee.refuseSkippedEntity()
    }
  }

  private mutating func readDoctype(_ hasDeclarations: Bool) {
    hasDoctype = true
    guard hasDeclarations else { return }
    refuse(
      .syntaxError(
        "a document type declaration with declarations of its own: Interface Builder files have none",
        at: source.place(position..<min(position + 1, source.count)), help: "remove the part in brackets"))
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
}
