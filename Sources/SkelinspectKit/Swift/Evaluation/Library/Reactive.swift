/// What RxSwift leads to by `view.rx`: the project's extensions of `Reactive`, in which `base` is the view.
extension CodeEvaluation {
  private static let namespace = "Reactive"

  /// What `rx` is, and `base` of it; nil for other names.
  func reactive(_ name: String, of reference: Reference, _ scope: Int) -> CodeValue? {
    if name == "rx" {
      let isExtended = !types.outside[exactly: Self.namespace].isEmpty
      return .reference(
        reference.adding(.property("rx"), type: isExtended ? TypeText(name: Self.namespace) : nil))
    }
    guard name == "base", isReactive(reference) else { return nil }
    let owner = frame(scope).owner.map { types.declarations[$0] }
    let base = owner?.requirements.first { $0.name == "Base" }?.type
    return .reference(Reference(reference.base, reference.steps.dropLast(), type: base))
  }

  func isReactive(_ reference: Reference) -> Bool { reference.steps.last == .property("rx") }

  /// `Binder(base) { view, value in … }` gives its closure the object that it keeps.
  func isBinder(_ type: String, _ arguments: [Argument], near file: Int) -> Bool {
    TypeText.lastName(of: type).prefix { $0 != "<" } == "Binder" && types.type("Binder", near: file) == nil
      && arguments.count > 1 && arguments[0].label == nil
  }
}
