/// The names of types that the code of a class mentions.
extension CodeTypes {
  /// The words that begin with a capital letter.
  func typeNames(in type: Int) -> Set<String> {
    var names: Set<String> = []
    for part in parts(of: type) {
      let place = declarations[part].place
      let text = trees[place.file].source.bytes(trees[place.file].range(place.node))
      for word in text.split(whereSeparator: { !$0.isSwiftName })
      where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= word[word.startIndex] {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }

  /// The classes that are no views or controllers and name none, but run closures later: services, models and the like.
  func findViewless() -> Set<Int> {
    let own = declarations.indices.filter { !declarations[$0].isExtension && !declarations[$0].isProtocol }
    let viewNames = Set(own.filter { nature(of: $0) != .other }.map { declarations[$0].name })
    return Set(
      own.filter { type in
        nature(of: type) == .other && runsLater(type)
          && typeNames(in: type).allSatisfy { name in
            !viewNames.contains(name) && CodeNature(foreign: name) == nil && !name.mentionsSkeletons
          }
      })
  }

  private func runsLater(_ type: Int) -> Bool {
    parts(of: type).contains { part in
      declarations[part].functions.values.joined().contains { $0.parameters.contains(where: \.isEscaping) }
    }
  }
}
