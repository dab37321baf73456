/// Properties that are named by a key path.
extension CodeEvaluation {
  /// `\Type.name.name`, as it is written; unknown where there is more to it than names.
  static func keyPath(_ text: String) -> CodeValue {
    let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != "?" && $0 != "!" } }
    let properties = names.dropFirst()
    let areNames = properties.allSatisfy { name in !name.isEmpty && name.utf8.allSatisfy(\.isSwiftName) }
    return areNames && !properties.isEmpty ? .keyPath(Array(properties)) : .unknown
  }

  /// What a class gives by `subscript(dynamicMember:)`, as builders do: `Setter(label).isSkeletonable(true)`; nil where
  /// it has none.
  func callDynamic(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site
  ) -> CodeValue? {
    guard case .references(let references, isList: false, _) = object,
      let first = references.first, variable(name, of: first) == nil,
      let declaration = declaration(of: first),
      let function = types.functions("subscript", of: declaration)
        .first(where: { $0.parameters.first?.label == "dynamicMember" && $0.parameters.count == 1 })
    else { return nil }
    let path = Argument(
      label: "dynamicMember", isTrailing: false, value: .keyPath([name]), node: site.place.node)
    let value = run(function, instance: object, [path], site)
    return callValue(value, arguments, site)
  }

  /// `base[keyPath: path]`.
  func read(keyPath path: CodeValue, of base: CodeValue, _ scope: Int) -> CodeValue {
    guard case .keyPath(let names) = path else { return base.uncertain }
    return names.reduce(base) { read($1, of: $0, scope) }
  }

  /// `base[keyPath: path] = value`; through a path that is not known anything may be set.
  func assign(_ value: CodeValue, toKeyPath path: CodeValue, of base: CodeValue, _ site: Site) {
    guard case .keyPath(let names) = path, let last = names.last else {
      note(base.element.uncertain, .set(.isSkeletonable, nil), at: site)
      return
    }
    let object = names.dropLast().reduce(base) { read($1, of: $0, site.scope) }
    set(last, of: object.element, to: value, site, operation: "=")
  }

  /// A function that was not read and gets the way to a flag may set it, of whatever else it gets.
  func noteKeyPaths(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) {
    for argument in arguments { noteBinding(argument.value, site) }
    guard !Self.readers.contains(name) else { return }
    for argument in arguments {
      guard case .keyPath(let names) = argument.value, let last = names.last, let key = Self.keys[last]
      else { continue }
      for value in [object] + arguments.map(\.value) {
        guard case .references = value else { continue }
        let view = names.dropLast().reduce(value.element) { read($1, of: $0, site.scope) }
        note(view.uncertain, .set(key, nil), at: site)
      }
    }
  }

  /// `view.rx.isSkeletonable` is what sets it.
  private func noteBinding(_ value: CodeValue, _ site: Site) {
    for reference in value.references {
      guard reference.steps.dropLast().last == .property("rx"),
        case .property(let name)? = reference.steps.last, let key = Self.keys[name]
      else { continue }
      note(CodeValue.reference(reference.owner.owner).uncertain, .set(key, nil), at: site)
    }
  }

  /// Functions that only look at what a key path leads to.
  private static let readers: Set = [
    "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "last", "firstIndex",
    "lastIndex", "sorted", "sort", "min", "max", "count", "prefix", "drop", "observe", "publisher",
    "removeDuplicates", "values",
  ]
}
