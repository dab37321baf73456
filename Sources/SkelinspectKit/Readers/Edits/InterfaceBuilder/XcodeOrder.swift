/// The order in which Xcode writes what a view's element holds, as published files have it.
///
/// Of 81 lists of view elements of runtime attributes none stands before a frame, a mask, subviews, a layout guide, a colour,
/// gestures, constraints, a font, cells or a size of a cell's own; all stand before variations, connections and the
/// place on the canvas.
extension XMLTree {
  /// What comes after runtime attributes, and these come after notes.
  private enum Part: Comparable { case property, notes, runtimeAttributes, end }

  /// The child after which a view's runtime attributes stand; nil: before all.
  func siblingBeforeRuntimeAttributes(of view: ElementIndex) -> ElementIndex? {
    last(upTo: .runtimeAttributes, in: view)
  }

  /// The child after which a view's notes stand; nil: before all.
  func siblingBeforeNotes(of view: ElementIndex) -> ElementIndex? { last(upTo: .notes, in: view) }

  private func last(upTo part: Part, in view: ElementIndex) -> ElementIndex? {
    var last: ElementIndex?
    for child in children(of: view) where self.part(child) <= part { last = child }
    return last
  }

  private func part(_ child: ElementIndex) -> Part {
    if isNamed(child, "userDefinedRuntimeAttributes") { return .runtimeAttributes }
    if hasKey(child, "userComments") { return .notes }
    let isEnd =
      isNamed(child, "variation") || isNamed(child, "connections") || hasKey(child, "canvasLocation")
    return isEnd ? .end : .property
  }
}

/// The order of a view's attributes: what all views have, what their class adds, and what every object has.
enum XcodeAttributeOrder {
  /// The attribute of an element after which Xcode writes another one; nil: before all.
  static func sibling(
    before name: String, in element: XMLTree.ElementIndex, of xml: XMLTree
  ) -> XMLTree.Attribute? {
    let own = ranks[name] ?? ranks["id", default: 0] - 1
    var sibling: XMLTree.Attribute?
    for attribute in xml.attributes(of: element) {
      let rank = ranks[xml.source.string(attribute.name)]
      // What is not known stays where it is.
      if rank.map({ $0 > own }) ?? false { break }
      sibling = attribute
    }
    return sibling
  }

  private static let ranks = Dictionary(
    zip(names, 0...), uniquingKeysWith: { first, _ in first })

  private static let names = """
    key hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha contentMode
    semanticContentAttribute preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority restorationIdentifier fixedFrame
    layoutMarginsFollowReadableWidth simulatedAppContext scrollEnabled bounces alwaysBounceVertical
    alwaysBounceHorizontal pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
    delaysContentTouches keyboardDismissMode dataMode style separatorStyle prefetchingEnabled
    allowsSelection editable axis distribution alignment spacing selected contentHorizontalAlignment
    contentVerticalAlignment selectionStyle hidesAccessoryWhenEditing indentationLevel indentationWidth
    reuseIdentifier buttonType borderStyle text placeholder textAlignment lineBreakMode numberOfLines
    baselineAdjustment adjustsFontSizeToFit minimumFontSize image highlightedImage rowHeight
    estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
    estimatedSectionFooterHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass
    customModule customModuleProvider sceneMemberID
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
