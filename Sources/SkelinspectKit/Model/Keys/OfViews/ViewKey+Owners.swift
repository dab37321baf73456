/// What UIKit's controls and bars show, for pictures alone.
extension ViewKey {
  var controlsRow: Key {
    switch self {
    case .isOn:
      Key(.boolean).default(false).inCode(.shown).says("Whether a UISwitch is on; default: false.")
    case .progress:
      Key(.number).default(0.5).inCode(.shown)
        .says("How much of a UIProgressView is filled, from 0 to 1; default: half of it is drawn.")
    case .numberOfPages:
      Key(.integer).default(3).inCode(.shown)
        .says("A UIPageControl's number of pages; default: three are drawn.")
    case .currentPage:
      Key(.integer).default(0).inCode(.shown).says("The page of a UIPageControl, from 0; default: 0.")
    case .items:
      Key(.texts).examples([["Day", "Week"]]).inCode(.shown).says(
        "Titles of a UISegmentedControl's segments, or of the items of a UINavigationBar, UITabBar or UIToolbar."
      )
    case .selectedSegmentIndex:
      Key(.integer).default(-1).inCode(.shown)
        .says("The selected segment of a UISegmentedControl, from 0; default: -1, none.")
    case .tintColor:
      Key(.anyColor).inCode(.shown).says(
        "The colour of titles of buttons, symbols, sliders and progress; default: the parent's, at last systemBlue."
      )
    case .onTintColor:
      Key(.anyColor).inCode(.shown).says("The colour of a UISwitch that is on; default: systemGreen.")
    case .minimumTrackTintColor, .progressTintColor:
      Key(.anyColor).inCode(.shown).says(
        "The filled part of a \(self == .progressTintColor ? "UIProgressView" : "UISlider"); default: the tintColor."
      )
    case .selectedSegmentTintColor:
      Key(.anyColor).inCode(.shown).says(
        "The selected segment's colour in a UISegmentedControl; default: white.")
    case .currentPageIndicatorTintColor:
      Key(.anyColor).inCode(.shown).says("The current page's dot in a UIPageControl; default: gray.")
    case .barTintColor:
      Key(.anyColor).inCode(.shown).says("The background of a UINavigationBar, UIToolbar or UITabBar.")
    default: Key(.anything)
    }
  }
}

/// What an app's data sources and delegates answer: methods in code, keys in hierarchy files.
extension ViewKey {
  var dataSourceRow: Key {
    switch self {
    case .numberOfSkeletonRows:
      Key(.integerOr(["automatic"])).default("automatic").of(.tables).synonyms("rows").answered(
        by: "collectionSkeletonView(_:numberOfRowsInSection:)"
      ).says(
        "Dummy rows per section; default: automatic (-1), the frame's height over the row height, rounded up."
      )
    case .numberOfSkeletonSections:
      Key(.integer).default(1).of(.tables, .collections).synonyms("sections")
        .answered(by: "numSections(in:)").says("Sections while the skeleton shows; default: 1.")
    case .numberOfSkeletonItems:
      Key(.integerOr(["automatic"])).default("automatic").of(.collections)
        .answered(by: "collectionSkeletonView(_:numberOfItemsInSection:)").says(
          "Dummy items per section; default: automatic (-1), the lines of items in the frame, not their columns."
        )
    case .skeletonCellIdentifier:
      Key(.optionalText).of(.tables, .collections).synonyms("cellIdentifier")
        .answered(
          by: "collectionSkeletonView(_:cellIdentifierForRowAt:)",
          inCollections: "collectionSkeletonView(_:cellIdentifierForItemAt:)"
        ).says("The reuseIdentifier of the cell that skeletons use; default: the first prototype's.")
    case .headerIdentifier:
      Key(.optionalText).of(.tables)
        .answered(by: "collectionSkeletonView(_:identifierForHeaderInSection:)").says(
          "The identifier that the skeleton delegate returns for section headers; default: none.")
    case .footerIdentifier:
      Key(.optionalText).of(.tables)
        .answered(by: "collectionSkeletonView(_:identifierForFooterInSection:)").says(
          "The identifier that the skeleton delegate returns for section footers; default: none.")
    case .supplementaryIdentifier:
      Key(.optionalText).of(.collections)
        .answered(by: "collectionSkeletonView(_:supplementaryViewIdentifierOfKind:at:)").says(
          "The identifier that the data source returns for skeleton headers and footers; default: none.")
    case .numberOfRows:
      Key(.integer).usually(of: .tables)
        .says(
          "A table's real rows, from the app's data source; dummy rows do not depend on it; default: unknown, in calls 0."
        )
    case .numberOfSections:
      Key(.integer).usually(of: .tables, .collections)
        .says(
          "Real sections, from the app's data source; dummy cells do not depend on them; default: unknown.")
    default: Key(.anything)
    }
  }
}

/// The keys of a collection's layout.
extension ViewKey {
  var flowLayoutRow: Key {
    switch self {
    case .layout:
      Key(.text).default("flow").examples(["flow", "compositional", "custom"]).usually(of: .collections)
        .says(
          "flow, compositional, custom or a layout class; only flow layouts count by themselves; default: flow."
        )
    case .scrollDirection:
      Key(.oneOf(["vertical", "horizontal"])).default("vertical").nib(.layoutAttribute).usually(
        of: .collections
      )
      .inCode(.read).says("The direction in which a flow layout scrolls; default: vertical.")
    case .itemSize:
      Key(.size).default([50, 50]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says(
          "A flow layout's item size in points; dummy items are counted by it; default: 50 by 50.")
    case .estimatedItemSize:
      Key(.size).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("A flow layout's estimated item size in points; skeletons do not depend on it.")
    case .minimumLineSpacing:
      Key(.number).default(10).nib(.layoutAttribute).usually(of: .collections)
        .inCode(.read).says("Points between a flow layout's lines; default: 10.")
    case .minimumInteritemSpacing:
      Key(.number).default(10).nib(.layoutAttribute).usually(of: .collections)
        .inCode(.read).says("Points between a flow layout's items in a line; default: 10.")
    case .sectionInset:
      Key(.insets).default(0).usually(of: .collections)
        .inCode(.read).says(
          "Margins around a flow layout's sections in points; dummy items are counted without; default: 0.")
    case .headerReferenceSize:
      Key(.size).default([0, 0]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("Size of each section's header in points; default: 0 by 0, no header.")
    case .footerReferenceSize:
      Key(.size).default([0, 0]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("Size of each section's footer in points; default: 0 by 0, no footer.")
    default: Key(.anything)
    }
  }
}

/// The keys that SwiftUI's views alone have, and those of layers by hand.
extension ViewKey {
  var swiftUIRow: Key {
    switch self {
    case .label:
      Key(.optionalText).in(.swiftUI, of: "Button")
        .says("The text of a control's label, such as a button's title.")
    case .systemImage:
      Key(.optionalText).in(.swiftUI, of: "Image")
        .says("The name of a symbol that an image, a label or a button shows.")
    case .color:
      Key(.tint).in(.swiftUI, of: "Color").says(
        "The colour of a Color: #RRGGBB, #RRGGBBAA, a name, or one of these and an alpha, black 0.3.")
    case .fill:
      Key(.tint).in(.swiftUI, of: "Circle")
        .says("The colour that a shape is filled with; default: the foreground's.")
    case .cornerRadius:
      Key(.number).in(.swiftUI, of: "RoundedRectangle")
        .says("The corner radius of a RoundedRectangle in points; default: 0.")
    case .opacity:
      Key(.number).in(.swiftUI, of: "Rectangle")
        .says("A shape's or an overlay's own opacity from 0 to 1; default: 1.")
    case .modifiers:
      Key(.modifiers).in(.swiftUI, of: "Text").says(
        "A SwiftUI view's modifiers in source order: the last one is the outermost.")
    default: Key(.anything).in(.swiftUI)
    }
  }

  /// One sentence more where SwiftUI's views mean something else by it than UIKit's; no part of the row, which is made
  /// at every start.
  var swiftUISummary: String? {
    switch self {
    case .type: "In SwiftUI the view's type, such as Text."
    case .frame: "In SwiftUI where layout put the view itself, before its modifiers."
    case .children: "In SwiftUI the views in it, in the order of the source."
    case .alignment: "In SwiftUI alignment across a stack's axis, in a ZStack both ways; default: center."
    case .spacing: "In SwiftUI points between a stack's views; skeletons do not depend on it; default: 8."
    case .text: "In SwiftUI the words of a text or field; redacted, its bars are as wide; empty, it has none."
    case .image: "In SwiftUI the picture's name; a redacted image is a block."
    default: nil
    }
  }

  /// What people read of it.
  var sentences: [String] { [key.summary] + [swiftUISummary].compactMap(\.self) }

  var layersRow: Key {
    switch self {
    case .transform:
      Key(.transform).in(.layers).says(
        "The view's transform: rotation in degrees, scale, translation in points; default: identity.")
    case .gestureRecognizers:
      Key(.gestures).in(.layers).says("What the view's gesture recognizers wait for, such as tap.")
    case .numberOfItems:
      Key(.integer).in([.skeletonView, .layers]).usually(of: .collections)
        .says(
          "A collection's real items, as the app's data source gives them; default: unknown, in calls 0.")
    case .animations:
      Key(.viewAnimations).in(.layers).says("The UIView keyframe animations that move the view.")
    default: Key(.anything).in(.layers)
    }
  }
}
