/// Calls of show that are of no view of a hierarchy: nothing of them is lost there.
extension CodeJoining {
  /// Whether there are views on the way to it, and all of them of other classes.
  func isPickedOut(_ subject: Reference, _ number: Int) -> Bool {
    subject.isPicked && nodes(of: subject, number, mayBe: true).isEmpty
      && !nodes(of: subject.unpicked, number).isEmpty
  }

  /// Whether a call is of no view of the tree but those that other facts are of: on a list whose elements were read, on a
  /// view that is made there and holds nothing or is another screen's, on or in a cell of a class of which none is there,
  /// or what the class of a view that is there says itself.
  func isOfNone(_ show: CodeFact, _ number: Int) -> Bool {
    let facts = instances.all[number].facts.facts
    if isList(show.subject, of: instances.all[number].facts.type),
      facts.contains(where: {
        $0.place == show.place && $0.subject != show.subject && !shownNodes(of: $0.subject, number).isEmpty
      })
    {
      return true
    }
    if cells(givenAs: show.subject, number, mayBe: true)?.isEmpty == true || isSaidInside(show, number)
      || isOnOtherScreen(show, number) || isOfController(show)
    {
      return true
    }
    guard case .made = show.subject.base else { return false }
    if show.subject.steps == [.view] {
      // Of a controller that is made: on a screen of its own, unless its view is put somewhere.
      return !facts.contains { $0.effect.added == show.subject }
    }
    guard show.subject.steps.isEmpty else { return isOfSpare(show, number) }
    return !facts.contains { fact in
      if case .add = fact.effect { fact.subject == show.subject } else { false }
    }
  }

  /// Whether it is of a controller that the class keeps, and whose view it puts nowhere.
  private func isOnOtherScreen(_ show: CodeFact, _ number: Int) -> Bool {
    let facts = instances.all[number].facts
    guard show.isCertain, show.subject.base == .instance else { return false }
    var controllers = CodeControllers(code.classes, code.types)
    return controllers.all(on: show.subject, in: facts).contains(where: \.isCertain)
      && !facts.facts.contains(where: \.addsControllersView)
  }

  /// Whether it is of a view that is made in case another one, which is there, is not, and that is put nowhere.
  private func isOfSpare(_ show: CodeFact, _ number: Int) -> Bool {
    let facts = instances.all[number].facts.facts
    let isPutSomewhere = facts.contains { fact in
      if case .alias(let view) = fact.effect { return view.base == show.subject.base }
      return fact.effect.added?.base == show.subject.base
    }
    return !isPutSomewhere
      && facts.contains { $0.place == show.place && !shownNodes(of: $0.subject, number).isEmpty }
  }

  /// Whether the class of a view on the way calls show there by itself, which counts where that view is.
  private func isSaidInside(_ show: CodeFact, _ number: Int) -> Bool {
    let (base, steps) = (show.subject.base, show.subject.steps)
    return steps.indices.dropFirst(base == .instance ? 1 : 0).contains { length in
      let inner = Reference(.instance, Array(steps[length...]))
      let owners = nodes(of: Reference(base, Array(steps[..<length])), number)
      return !owners.isEmpty
        && owners.allSatisfy { owner in
          instances.all.contains { other in
            other.own == owner
              && other.facts.facts.contains {
                $0.isShow && $0.place == show.place && $0.subject == inner
              }
          }
        }
    }
  }

  /// Whether it is of what a controller shows itself: as the delegate of a cell, say. It counts where that is.
  private func isOfController(_ show: CodeFact) -> Bool {
    guard show.subject.base == .instance, case .property? = show.subject.steps.first else { return false }
    let inner = show.subject.steps.indices.dropFirst().map {
      Reference(.instance, Array(show.subject.steps[$0...]))
    }
    func says(_ facts: CodeFacts.ClassFacts) -> Reference? {
      facts.facts.lazy.filter { $0.place == show.place && $0.effect == show.effect }.map(\.subject)
        .first(where: inner.contains)
    }
    let owners = code.classes.lazy.compactMap(\.self).filter { $0.nature.isController && says($0) != nil }
    return !owners.isEmpty
      && instances.all.indices.allSatisfy { number in
        let facts = instances.all[number].facts
        guard facts.nature.isController, let subject = says(facts) else { return true }
        return !shownNodes(of: subject, number).isEmpty
      }
  }

  /// Whether a property is declared as a list of views that no file of Interface Builder fills; of another object
  /// whichever class has one of that name, if nothing is assigned to it.
  private func isList(_ subject: Reference, of type: Int) -> Bool {
    guard case .property(let name)? = subject.steps.last else { return false }
    let isOwn = subject.base == .instance && subject.steps.count == 1
    if !isOwn, code.types.assigned.all.contains(name) { return false }
    let parts = isOwn ? code.types.parts(of: type) : Array(code.types.declarations.indices)
    let variables = parts.compactMap { code.types.declarations[$0].variables[name] }
    return !variables.isEmpty
      && variables.prefix(isOwn ? 1 : variables.count).allSatisfy { !$0.isOutlet && $0.type?.isList == true }
  }
}
