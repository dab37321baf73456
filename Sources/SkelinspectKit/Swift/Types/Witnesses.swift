/// What SkeletonView calls of a class: its own functions, and those that extensions give it. UIKit's protocols are
/// Objective-C's, for which no extension of a protocol counts.
extension CodeTypes {
  struct Default {
    let function: CodeFunction
    /// One cannot tell whether this one is called.
    let isOpen: Bool
  }

  /// Of each function that the class does not declare the one that extensions of its protocols or of UIKit's classes have.
  func defaults(of type: Int) -> [Default] {
    var found: [String: [CodeFunction]] = [:]
    var order: [String] = []
    for part in lineages[type].outside where declarations[part].isExtension {
      for (name, functions) in declarations[part].functions where Self.isSkeletonViews(name) {
        for function in functions where function.body != nil {
          if found[function.signature] == nil { order.append(function.signature) }
          if found[function.signature]?.contains(function) != true {
            found[function.signature, default: []].append(function)
          }
        }
      }
    }
    return order.sorted().compactMap { signature in
      let all = found[signature] ?? []
      let best = all.filter { one in !all.contains { isMoreSpecial($0, than: one) && fits($0, type) == .yes }
      }
      guard let first = best.first, !declares(first, type) else { return nil }
      return Default(function: first, isOpen: best.count > 1 || fits(first, type) != .yes)
    }
  }

  /// A function that a subclass adds to what its superclass adopts answers nothing, unless it overrides.
  func isAsked(_ function: CodeFunction, of type: Int, for protocols: [String]) -> Bool {
    guard !function.isOverride, let owner = function.owner else { return true }
    let ancestors = lineages[type].ancestors
    let own = declarations[owner].isExtension ? self.type(extendedBy: owner) : owner
    guard let number = ancestors.firstIndex(where: { $0 == own }) else { return true }
    return !protocols.contains { name in
      ancestors.dropFirst(number + 1).contains { adopts($0, name) }
        && !ancestors.prefix(number + 1).contains { adoptsItself($0, name) }
    }
  }

  private func adopts(_ type: Int, _ name: String) -> Bool {
    supertypeNames(of: type).contains { $0.lastName == name }
  }

  /// Not by what it inherits from.
  private func adoptsItself(_ type: Int, _ name: String) -> Bool {
    ([type] + extensions(of: type)).lazy.flatMap { self.declarations[$0].supertypes }.contains { supertype in
      supertype.lastName == name
        || protocolParts(supertype.name).contains { declarations[$0].isProtocol && adopts($0, name) }
    }
  }

  static func isSkeletonViews(_ name: String) -> Bool {
    name == "numSections" || name.hasPrefix("collectionSkeleton")
  }

  private func declares(_ function: CodeFunction, _ type: Int) -> Bool {
    functions(function.name, of: type).contains { $0.signature == function.signature && $0.body != nil }
  }

  private func fits(_ function: CodeFunction, _ type: Int) -> Kinship {
    function.owner.map { fits($0, type) } ?? .open
  }

  /// Whether a class is what an extension asks for: `where Self: UIViewController`.
  private func fits(_ part: Int, _ type: Int) -> Kinship {
    let own = declarations[type]
    var fit = Kinship.yes
    for requirement in declarations[part].requirements {
      let kinship =
        requirement.name == "Self"
        ? kinship(ofController: type, to: requirement.type.lastName)
          ?? kinship(of: own.name, to: requirement.type.name, near: own.place.file) : .open
      if kinship == .no { return .no }
      if kinship == .open { fit = .open }
    }
    return fit
  }

  /// What the project adds to what a class adopts and inherits from, without extensions that ask for what it is not;
  /// those that ask for more come first.
  func fitting(_ parts: [Int], _ type: Int) -> [Int] {
    guard parts.contains(where: { !declarations[$0].requirements.isEmpty }) else { return parts }
    let fitting = parts.map { ($0, declarations[$0].requirements.isEmpty ? nil : fits($0, type)) }
    return fitting.filter { $0.1 == .yes }.map(\.0) + fitting.filter { $0.1 != .yes && $0.1 != .no }.map(\.0)
  }

  /// Nil where one of them is no controller.
  private func kinship(ofController type: Int, to target: String) -> Kinship? {
    if nature(of: type).isController, hasProtocol(target) {
      let isAdopted =
        lineages[type].outside.contains { declarations[$0].name == target } || adopts(type, target)
      let isUIKits = foreignSupertypes(of: type).contains {
        $0.lastName.hasPrefix("UI") && CodeNature(foreign: $0.lastName)?.isController == true
      }
      return isAdopted ? .yes : isUIKits ? .no : .open
    }
    guard let wanted = CodeNature(foreign: target), wanted.isController, nature(of: type).isController,
      target.hasPrefix("UI"), types(named: target).isEmpty
    else { return nil }
    if target == "UIViewController" || nature(of: type) == wanted { return .yes }
    return foreignSupertypes(of: type).contains { $0.lastName == "UIViewController" } ? .no : .open
  }

  /// Of two extensions the one of the protocol that refines the other's, or that asks for more.
  private func isMoreSpecial(_ one: CodeFunction, than other: CodeFunction) -> Bool {
    guard let first = one.owner, let second = other.owner, first != second else { return false }
    let (own, others) = (declarations[first], declarations[second])
    if own.name == others.name { return own.requirements.count > others.requirements.count }
    return protocolParts(own.name).contains { declarations[$0].isProtocol && adopts($0, others.name) }
  }
}
