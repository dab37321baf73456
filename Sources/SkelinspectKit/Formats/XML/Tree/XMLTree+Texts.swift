extension XMLTree {
  /// The name, the attributes' texts and the own text of every element.
  var texts: [String] {
    var texts: [String] = []
    for element in elements.indices {
      texts.append(nameText(of: element))
      for attribute in attributes(of: element) {
        texts.append(source.string(attribute.name))
        texts.append(text(of: attribute))
      }
      texts.append(characters(of: element))
    }
    return texts
  }
}
