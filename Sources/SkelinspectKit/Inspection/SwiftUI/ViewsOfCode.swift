/// What only code has: placeholders drawn by hand, and views that a loop repeats.
extension SwiftUIPass {
  /// A grey shape or colour of code that shimmers, or is there only while it loads.
  func isHandMade(
    _ view: ViewIndex, in hierarchy: Hierarchy, _ environment: RedactionEnvironment
  ) -> Bool {
    guard hierarchy.origin == .code, environment.isOfLoading || environment.isShimmering,
      facts.kinds[view] == .neverRedacted, environment.isThere
    else { return false }
    let type = hierarchy.typeName(of: view)
    guard type == "Color" || SwiftUITypes.shapes.contains(type), facts.contents[view] == nil else {
      return false
    }
    guard
      let color = hierarchy.text(type == "Color" ? .color : .fill, of: view).flatMap({
        Color.swiftUI($0)
      })
    else {
      // Of a colour that is not known only where nothing else is meant by it.
      return facts.alphas[view]?.upperBound ?? 1 > 0 && !environment.redacts
    }
    return color.isOfPlaceholders
  }

  /// A colour of the screen that is always there, such as that of a divider: no skeleton.
  func isDecoration(
    _ content: ViewIndex, _ paint: Color?, on view: ViewIndex, in hierarchy: Hierarchy,
    _ environment: RedactionEnvironment
  ) -> Bool {
    guard hierarchy.origin == .code, !environment.isOfLoading else { return false }
    let depends = (content..<hierarchy.views[content].end).contains { part in
      facts.ofLoading.contains(part)
        || facts.modifiers(of: part).contains { if case .opacity = $0.effect { true } else { false } }
    }
    return !depends && (facts.kinds[view] == .neverRedacted || paint?.isGreyish == false)
  }

  /// What a view's state moves.
  func motions(of view: ViewIndex) -> [ViewAnimation] {
    let modifiers = facts.modifiers(of: view)
    return (facts.motions[view] ?? []).compactMap { motion in
      if let number = motion.modifier, modifiers[modifiers.startIndex + number].isActive == false {
        return nil
      }
      return ViewAnimation(
        layer: nil, property: motion.property,
        definition: .swiftUI(from: motion.from, to: motion.to, motion.animation), model: motion.from)
    }
  }

  /// Of what stands in a view.
  func copies(in parent: ViewIndex) -> Int? {
    // An empty text is as often there as others.
    let around = outcome.copies[parent].map { max($0, 1) }
    guard let own = facts.repetitions[parent] else { return around }
    guard let around, let own else { return nil }
    let (product, overflows) = around.multipliedReportingOverflow(by: own)
    return overflows ? .max : product
  }
}
