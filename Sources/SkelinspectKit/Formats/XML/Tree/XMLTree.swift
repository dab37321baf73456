/// The elements of an XML text on one flat list, parents before children, each with its source bytes.
struct XMLTree: Sendable {
  struct Element: Sendable {
    /// Of its name in the start tag; its `<` stands one byte before.
    let nameStart: UInt32
    let nameCount: UInt32
    /// −1 at the top.
    let parent: Int32
    /// The index after its last descendant.
    var end: UInt32
    /// The first of its attributes and the one after its last.
    let attributesStart: UInt32
    let attributesEnd: UInt32
    /// What stands between its tags; empty where there is one tag only.
    var contentStart: UInt32
    var contentEnd: UInt32
  }

  let source: SourceText
  let elements: [Element]
  /// Of all elements, in the order of the text.
  let attributes: [Attribute]
}
