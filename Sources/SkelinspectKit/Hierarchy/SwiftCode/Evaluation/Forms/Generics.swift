extension CodeTypes {
  /// What the generic parameters of a class's superclasses stand for, as far as it says that; one name for several
  /// types is none.
  func genericArguments(of type: Int) -> [String: TypeText] {
    var known: [String: TypeText] = [:]
    var open: Set<String> = []
    for (child, parent) in zip(lineages[type].ancestors, lineages[type].ancestors.dropFirst()) {
      let names = genericParameters(of: parent)
      guard !names.isEmpty, let arguments = arguments(of: child, for: declarations[parent].name),
        arguments.count == names.count
      else { continue }
      for (name, argument) in zip(names, arguments) {
        let own = argument.flatMap { argument in
          genericParameters(of: child).contains(argument.name) ? known[argument.name] : argument
        }
        if own == nil || known[name].map({ $0 != own }) == true { open.insert(name) }
        known[name] = own
      }
    }
    return known.filter { !open.contains($0.key) }
  }

  private func genericParameters(of type: Int) -> [String] {
    let place = declarations[type].place
    let tree = trees[place.file]
    return tree.children(of: place.node).filter { tree.kind($0) == .genericParameter }.map { tree.name($0) }
  }

  /// What stands between the brackets of a superclass's name.
  private func arguments(of type: Int, for superclass: String) -> [TypeText?]? {
    let place = declarations[type].place
    let tree = trees[place.file]
    for child in tree.children(of: place.node) where tree.kind(child) == .supertype {
      let text = tree.name(child)
      guard TypeText(text)?.lastName == superclass, let open = text.firstIndex(of: "<"), text.last == ">"
      else { continue }
      return Self.parts(of: text[text.index(after: open)...].dropLast()).map { TypeText($0) }
    }
    return nil
  }

  /// Types between commas.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

extension CodeEvaluation {
  /// The class that a generic parameter of a superclass stands for; any other type is itself.
  func bound(_ type: TypeText?) -> TypeText? {
    guard let type, let own = generics[type.name] else { return type }
    return TypeText(name: own.name, isList: type.isList || own.isList, isMetatype: type.isMetatype)
  }
}
