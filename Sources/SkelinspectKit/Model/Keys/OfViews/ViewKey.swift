/// The keys of a view in a hierarchy file, UIKit's and SkeletonView's own names: a case and its row say all.
enum ViewKey: String, CaseIterable, Sendable {
  case type, baseClass, id, reference, accessibilityIdentifier
  case isSkeletonable, isHiddenWhenSkeletonIsActive, isUserInteractionDisabledWhenSkeletonIsActive
  case skeletonCornerRadius
  case frame, constraints
  case isHidden, alpha, clipsToBounds, isUserInteractionEnabled, backgroundColor, layer
  case semanticContentAttribute, layoutDirection, hasWindow, lint
  // Views in the view.
  case subviews, children, arrangedSubviews, contentView
  case prototypes, tableHeaderView, tableFooterView, backgroundView, headerFooterViews, supplementaryViews
  // Stack views.
  case axis, alignment, distribution, spacing
  // Labels and text views.
  case text, attributedText, numberOfLines, textAlignment, font, textColor
  case lastLineFillPercent, linesCornerRadius, skeletonLineSpacing, skeletonPaddingInsets
  case skeletonTextLineHeight, skeletonTextNumberOfLines, useFontLineHeight
  // Text fields, image views, buttons.
  case placeholder, image, title, backgroundImage, attributedTitle, configuration
  // Controls and bars.
  case isOn, progress, numberOfPages, currentPage, items, selectedSegmentIndex
  case tintColor, onTintColor, minimumTrackTintColor, progressTintColor, selectedSegmentTintColor
  case currentPageIndicatorTintColor, barTintColor
  // Tables and collections.
  case sectionHeaderHeight, sectionFooterHeight
  case rowHeight, estimatedRowHeight, numberOfRows, numberOfSections, style, separatorStyle, isScrollEnabled,
    dataMode
  case dataSource, delegate
  case numberOfSkeletonRows, numberOfSkeletonSections, numberOfSkeletonItems
  case reuseIdentifier, skeletonCellIdentifier, headerIdentifier, footerIdentifier, supplementaryIdentifier
  case layout, scrollDirection, itemSize, estimatedItemSize, minimumLineSpacing, minimumInteritemSpacing
  case sectionInset, headerReferenceSize, footerReferenceSize
  // SwiftUI.
  case label, systemImage, color, fill, cornerRadius, opacity, modifiers
  // Layers by hand.
  case transform, gestureRecognizers, animations, numberOfItems
  // In a running app.
  case skeletonLayers

  /// The table.
  var row: Key {
    switch self {
    case .type:
      Key(.className).alsoInSwiftUI().examples(Key.classes).synonyms("class", "customClass", "className")
        .decidingForParent().says(
          "The class's name as SkeletonView prints it, such as UILabel; only a contentView can do without.")
    case .baseClass:
      Key(.uiKitClass).synonyms("superclass")
        .decidingForParent().says(
          "The UIKit class that a class of your own inherits from; default: by its place, else UIView.")
    case .id:
      Key(.text).alsoInSwiftUI().synonyms("identifier", "name")
        .says("A name for selectors and messages, unique in the document; default: accessibilityIdentifier.")
    case .reference:
      Key(.reference).examples(["0x00006000012c8000"])
        .says("The object's address, 0x and hexadecimal digits; default: made up, the same on every run.")
    case .accessibilityIdentifier:
      Key(.text).alsoInSwiftUI().nib(.runtimeAttribute)
        .says("UIKit's identifier for UI tests; names a view that has no id, and may repeat.")
    case .isSkeletonable:
      Key(.boolean).default(false).nib(.inspectable).synonyms("skeletonable", "_isSkeletonable")
        .inCode().decidingForParent().says(
          "Whether SkeletonView covers the view or goes on to what it holds; default: false.")
    case .isHiddenWhenSkeletonIsActive:
      Key(.boolean).default(false).nib(.inspectable)
        .inCode().decidingForParent().says(
          "Whether the view is hidden while the skeleton shows and un-hidden by hide; default: false.")
    case .isUserInteractionDisabledWhenSkeletonIsActive:
      Key(.boolean).default(true).nib(.inspectable).inCode().says(
        "Whether a covered leaf, table or collection ignores touches, text fields excepted; default: true.")
    case .skeletonCornerRadius:
      Key(.number).examples([5]).nib(.inspectable).synonyms("cornerRadius").inCode().says(
        "Corner radius of the skeleton's block in points; text lines ignore it; default: the appearance's (0)."
      )
    case .frame:
      Key(.frame).alsoInSwiftUI()
        .says("Position and size in the superview, in points; absent, the size is unknown, not zero.")
    case .constraints:
      Key(.constraints).says(
        "The view's own width and height constraints in points; skeletons take the larger of them and frame.")
    case .isHidden:
      Key(.boolean).default(false).nib(.attribute("hidden")).synonyms("hidden")
        .inCode().decidingForParent().says(
          "Whether the view is hidden in any case; SkeletonView covers it all the same; default: false.")
    case .alpha:
      Key(.number).default(1).examples([0.5]).nib(.attribute()).inCode(.shown)
        .decidingForParent().says("Opacity from 0 to 1; SkeletonView does not look at it; default: 1.")
    case .clipsToBounds:
      Key(.boolean).nib(.attribute("clipsSubviews"), .runtimeAttribute).inCode(.read)
        .says("Whether what lies outside the view's bounds is cut off; skeletons do not depend on it.")
    case .isUserInteractionEnabled:
      Key(.boolean).nib(.attribute("userInteractionEnabled")).synonyms("userInteractionEnabled").says(
        "Whether it takes touches without a skeleton; default: true, but false for labels and image views.")
    case .backgroundColor:
      Key(.anyColor).synonyms("background", "color", "colour")
        .inCode(.shown).says(
          "The background's colour, by name or as \"#RRGGBB\"; a covered leaf makes it clear.")
    case .layer:
      Key(.layer).inCode(.read).says(
        "Corner radius, masking and border of the view's CALayer; lengths in points.")
    case .semanticContentAttribute:
      Key(
        .oneOf(["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft", "ltr", "rtl"])
      ).default("unspecified").nib(.attribute()).says(
        "Layout direction of this view alone; default: unspecified, which leaves it to layoutDirection.")
    case .layoutDirection:
      Key(.oneOf(["ltr", "rtl", "leftToRight", "rightToLeft"]))
        .says("Layout direction of this view and all that it holds; default: its parent's, ltr at the root.")
    case .hasWindow:
      Key(.boolean).default(true).synonyms("window")
        .says("Whether the root view has a window at show; without one no dummy cells appear; default: true.")
    case .lint:
      Key(.lintSettings).alsoInSwiftUI().says("Rules that stay silent at this view, each with the reason.")
    case .subviews:
      Key(.views).place(.subview).synonyms("views", "childs")
        .says("The views in it; in a stack view those not arranged, in a cell those outside contentView.")
    case .children:
      Key(.views).alsoInSwiftUI().place(.child)
        .decidingForParent().says(
          "Views as a printed tree lists them: arranged subviews, a contentView's subviews, or subviews.")
    case .arrangedSubviews:
      Key(.views).place(.arrangedSubview).of(.stacks)
        .says("The views that a stack view lays out, the only ones in it that SkeletonView visits.")
    case .contentView:
      Key(.viewOfAnyClass).place(.contentView).of(.cells, .headersAndFooters, .visualEffects).synonyms(
        "content"
      ).says(
        "What holds a cell's, header's or footer's content; its subviews are visited, its flag is never read."
      )
    case .prototypes:
      Key(.views).place(.prototype).of(.tables, .collections).synonyms("cells", "cell")
        .says("The registered cells; skeletons use the first, or the one that skeletonCellIdentifier names.")
    case .tableHeaderView:
      Key(.view).place(.tableHeaderView).of(.tables).synonyms("headerView", "header")
        .says("The view above a table's rows; SkeletonView visits it before the other subviews.")
    case .tableFooterView:
      Key(.view).place(.tableFooterView).of(.tables).synonyms("footerView", "footer")
        .says("The view below a table's rows; SkeletonView visits it before the other subviews.")
    case .backgroundView:
      Key(.view).place(.backgroundView).of(.tables, .collections, .cells, .headersAndFooters)
        .says("The view behind the content; in a cell, header or footer SkeletonView never visits it.")
    case .headerFooterViews:
      Key(.views).place(.headerFooterView).of(.tables)
        .says("A table's registered section headers and footers; each one on screen gets its own show.")
    case .supplementaryViews:
      Key(.views).place(.supplementaryView).of(.collections)
        .says("A collection's registered headers and footers; each one on screen gets its own show.")
    case .axis:
      Key(.oneOf(["vertical", "horizontal"])).default("horizontal").nib(.attribute(of: .stacks)).usually(
        of: .stacks
      )
      .inCode().says("The direction in which a stack view arranges its views; default: horizontal.")
    case .alignment:
      Key(
        .oneOf(["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"])
      ).alsoInSwiftUI(.oneOf(ValueShape.swiftUIAlignments))
        .default("fill").nib(.attribute(of: .stacks)).usually(of: .stacks)
        .says(
          "Alignment across a stack view's axis; trailing and bottom shift text lines away; default: fill.")
    case .distribution:
      Key(.oneOf(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])).default(
        "fill"
      ).nib(.attribute(of: .stacks)).usually(of: .stacks)
        .says("How a stack view's views share its length; skeletons do not depend on it; default: fill.")
    case .spacing:
      Key(.number).alsoInSwiftUI().default(0).nib(.attribute(of: .stacks)).usually(of: .stacks)
        .says("Points between a stack view's arranged subviews; skeletons do not depend on it; default: 0.")
    case .text:
      Key(.optionalText).alsoInSwiftUI().nib(.attribute(), .string).usually(of: .texts, .textFields)
        .inCode(.shown).says("The text of a label or text view; skeleton lines do not depend on it.")
    case .attributedText:
      Key(.optionalText).nib(.attributedString).usually(of: .texts, .textFields)
        .says("The attributed text, as plain letters; skeleton lines do not depend on it.")
    case .numberOfLines:
      Key(.integer).default(1).nib(.attribute()).synonyms("lines").usually(of: .labels)
        .inCode().says(
          "A label's number of lines; 0 means no limit, and skeleton lines fill its height; default: 1.")
    case .textAlignment:
      Key(.oneOf(["left", "center", "right", "justified", "natural"])).default("natural").nib(.attribute())
        .usually(of: .texts, .textFields)
        .inCode().says("Alignment of the text; of skeleton lines only the last follows it; default: natural.")
    case .font:
      Key(.font).usually(of: .texts, .textFields)
        .inCode(.shown).says(
          "The font's measures in points; skeleton lines follow them only with relativeToFont.")
    case .textColor:
      Key(.anyColor).usually(of: .texts, .textFields)
        .inCode(.shown).says(
          "The text's colour, by name or as \"#RRGGBB\"; a covered text is clear until hide.")
    case .lastLineFillPercent:
      Key(.integer).examples([70]).of(.texts).nib(.inspectable).inCode().says(
        "Width of the last skeleton line in percent, at most 100; a single line is a last line; default: 70.")
    case .linesCornerRadius:
      Key(.integer).examples([5]).of(.texts).nib(.inspectable)
        .inCode().says("Corner radius of every skeleton line in whole points; default: the appearance's (0).")
    case .skeletonLineSpacing:
      Key(.number).of(.texts).nib(.inspectable)
        .inCode().says("Points between skeleton lines; default: the appearance's multilineSpacing (10).")
    case .skeletonPaddingInsets:
      Key(.insets).default(0).of(.texts)
        .inCode(.read).says(
          "Points kept free around skeleton lines: one number, or some of the four sides; default: 0.")
    case .skeletonTextLineHeight:
      Key(.numberOr(["relativeToFont", "relativeToConstraints"])).of(.texts).inCode().says(
        "Height of skeleton lines: points, relativeToFont or relativeToConstraints; default: appearance's (15)."
      )
    case .skeletonTextNumberOfLines:
      Key(.integerOr(["inherited"])).default("inherited").of(.texts)
        .inCode().says(
          "How many skeleton lines, 0 to fill the height; default: inherited, from numberOfLines.")
    case .useFontLineHeight:
      Key(.boolean).of(.texts).deprecated().nib(.inspectable)
        .inCode().says("Deprecated: true is skeletonTextLineHeight's relativeToFont, false a fixed height.")
    case .placeholder:
      Key(.optionalText).nib(.attribute(), .string).usually(of: .textFields)
        .inCode(.shown).says("A text field's placeholder; a covered text field hides it.")
    case .image:
      Key(.optionalText).alsoInSwiftUI().nib(.attribute(of: .imageViews), .buttonState).usually(
        of: .imageViews, .buttons
      )
      .says("The image's name; a covered image view hides it, a covered button does not.")
    case .title:
      Key(.optionalText).nib(.buttonState).usually(of: .buttons)
        .says("A button's title for its normal state; a covered button hides it.")
    case .backgroundImage:
      Key(.optionalText).nib(.buttonState).usually(of: .buttons)
        .says("The name of a button's background image; a covered button does not hide it.")
    case .attributedTitle:
      Key(.optionalText).nib(.attributedString).usually(of: .buttons)
        .says("A button's attributed title, as plain letters; a covered button does not hide it.")
    case .configuration:
      Key(.anything).usually(of: .buttons)
        .says("A button's UIButton.Configuration, in any form; a covered button does not hide what it shows.")
    case .rowHeight:
      Key(.numberOr(["automaticDimension"])).default("automaticDimension").of(.tables, isCommonName: true)
        .nib(.attribute(), .runtimeAttribute)
        .inCode().says(
          "Points per row; dummy rows are counted by it, unless automaticDimension (-1), the default.")
    case .estimatedRowHeight:
      Key(.numberOr(["automaticDimension"])).default("automaticDimension").of(.tables, isCommonName: true)
        .nib(.attribute(), .runtimeAttribute)
        .inCode().says("Points per row where rowHeight is automatic; default: automaticDimension (-1).")
    case .isOn, .progress, .numberOfPages, .currentPage, .items, .selectedSegmentIndex, .tintColor,
      .onTintColor,
      .minimumTrackTintColor, .progressTintColor, .selectedSegmentTintColor, .currentPageIndicatorTintColor,
      .barTintColor:
      controlsRow
    case .sectionHeaderHeight, .sectionFooterHeight:
      Key(.numberOr(["automaticDimension"])).default("automaticDimension").of(.tables, isCommonName: true)
        .nib(.attribute(), .runtimeAttribute)
        .inCode().says(
          "Points of each section's \(self == .sectionHeaderHeight ? "header" : "footer"); of 0 none is seen."
        )
    case .style:
      Key(.text).examples(["plain", "grouped", "insetGrouped"]).nib(.attribute(of: [.tables, .collections]))
        .usually(of: .tables)
        .says("A table's style, such as plain or insetGrouped; skeletons do not depend on it.")
    case .separatorStyle:
      Key(.text).examples(["none", "singleLine"]).nib(.attribute(of: .tables)).usually(of: .tables)
        .says("Lines between a table's rows: none, or one of UIKit's styles; skeletons do not depend on it.")
    case .isScrollEnabled:
      Key(.boolean).default(true).nib(.attribute("scrollEnabled")).synonyms("scrollEnabled")
        .says("Whether it scrolls without a skeleton; hide turns scrolling on; default: true.")
    case .dataMode:
      Key(.oneOf(["prototypes", "static"])).nib(.attribute(of: [.tables, .collections])).usually(
        of: .tables, .collections
      )
      .says("Whether the cells are prototypes or static, as Interface Builder says it.")
    case .dataSource:
      Key(.optionalText).examples(Key.dataSources).usually(of: .tables, .collections)
        .says(
          "The data source's protocol, null for none; only Skeleton ones bring dummy cells; default: a Skeleton one."
        )
    case .delegate:
      Key(.optionalText).examples(Key.delegates).usually(of: .tables, .collections)
        .says(
          "The delegate's protocol, null for none; section headers and footers need SkeletonTableViewDelegate."
        )
    case .numberOfSkeletonRows, .numberOfSkeletonSections, .numberOfSkeletonItems, .skeletonCellIdentifier,
      .headerIdentifier, .footerIdentifier, .supplementaryIdentifier, .numberOfRows, .numberOfSections:
      dataSourceRow
    case .reuseIdentifier:
      Key(.text).nib(.attribute(), .string).synonyms("reuseId", "reuseID")
        .says("The identifier under which a cell, header, footer or supplementary view is registered.")
    case .layout, .scrollDirection, .itemSize, .estimatedItemSize, .minimumLineSpacing,
      .minimumInteritemSpacing, .sectionInset, .headerReferenceSize, .footerReferenceSize:
      flowLayoutRow
    case .label, .systemImage, .color, .fill, .cornerRadius, .opacity, .modifiers: swiftUIRow
    case .transform, .gestureRecognizers, .animations, .numberOfItems: layersRow
    case .skeletonLayers:
      Key(.skeletonLayers).in(.skeletonView).examples([[["frame": [0, 0, 200, 20]]]])
        .says("What SkeletonView had put on the view when the app was captured; absent there, nothing.")
    }
  }
}
