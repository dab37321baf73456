extension ViewKey {
  /// What a key says, for schemas and editors.
  var summary: String {
    switch self {
    case .type:
      "The class's name as SkeletonView prints it, such as UILabel; only a contentView can do without."
    case .baseClass:
      "The UIKit class that a class of your own inherits from; default: by its place, else UIView."
    case .id: "A name for selectors and messages, unique in the document; default: accessibilityIdentifier."
    case .reference:
      "The object's address, 0x and hexadecimal digits; default: made up, the same on every run."
    case .accessibilityIdentifier:
      "UIKit's identifier for user-interface tests; names a view that has no id, and may repeat."
    case .isSkeletonable: "Whether SkeletonView covers the view or goes on to what it holds; default: false."
    case .isHiddenWhenSkeletonIsActive:
      "Whether the view is hidden while the skeleton shows and un-hidden by hide; default: false."
    case .isUserInteractionDisabledWhenSkeletonIsActive:
      "Whether a covered leaf, table or collection ignores touches, text fields excepted; default: true."
    case .skeletonCornerRadius:
      "Corner radius of the skeleton's block in points; text lines ignore it; default: the appearance's (0)."
    case .frame: "Position and size in the superview, in points; absent, the size is unknown, not zero."
    case .constraints:
      "The view's own width and height constraints in points; skeletons take the larger of them and frame."
    case .isHidden:
      "Whether the view is hidden in any case; SkeletonView covers it all the same; default: false."
    case .alpha: "Opacity from 0 to 1; SkeletonView does not look at it; default: 1."
    case .clipsToBounds:
      "Whether what lies outside the view's bounds is cut off; skeletons do not depend on it."
    case .isUserInteractionEnabled:
      "Whether it takes touches without a skeleton; default: true, but false for labels and image views."
    case .backgroundColor:
      "The background's colour, by name or as \"#RRGGBB\"; a covered leaf makes it clear."
    case .layer: "Corner radius, masking and border of the view's CALayer; lengths in points."
    case .semanticContentAttribute:
      "Layout direction of this view alone; default: unspecified, which leaves it to layoutDirection."
    case .layoutDirection:
      "Layout direction of this view and all that it holds; default: its parent's, ltr at the root."
    case .hasWindow:
      "Whether the root view has a window at show; without one no dummy cells appear; default: true."
    case .lint: "Rules that stay silent at this view, each with the reason."
    case .subviews:
      "The views in it; in a stack view those not arranged, in a cell those outside contentView."
    case .children:
      "Views as a printed tree lists them: arranged subviews, a contentView's subviews, or subviews."
    case .arrangedSubviews:
      "The views that a stack view lays out, the only ones in it that SkeletonView visits."
    case .contentView:
      "What holds a cell's, header's or footer's content; its subviews are visited, its flag is never read."
    case .prototypes:
      "The registered cells; skeletons use the first, or the one that skeletonCellIdentifier names."
    case .tableHeaderView: "The view above a table's rows; SkeletonView visits it before the other subviews."
    case .tableFooterView: "The view below a table's rows; SkeletonView visits it before the other subviews."
    case .backgroundView:
      "The view behind the content; in a cell, header or footer SkeletonView never visits it."
    case .headerFooterViews:
      "A table's registered section headers and footers; each one on screen gets its own show."
    case .supplementaryViews:
      "A collection's registered headers and footers; each one on screen gets its own show."
    case .axis: "The direction in which a stack view arranges its views; default: horizontal."
    case .alignment:
      "Placing across a stack view's axis; trailing and bottom shift text lines away; default: fill."
    case .distribution:
      "How a stack view's views share its length; skeletons do not depend on it; default: fill."
    case .spacing:
      "Points between a stack view's arranged subviews; skeletons do not depend on it; default: 0."
    case .text: "The text of a label or text view; skeleton lines do not depend on it."
    case .attributedText: "The attributed text, as plain letters; skeleton lines do not depend on it."
    case .numberOfLines:
      "A label's number of lines; 0 is no limit, and skeleton lines fill its height; default: 1."
    case .textAlignment:
      "Alignment of the text; of skeleton lines only the last follows it; default: natural."
    case .font: "The font's measures in points; skeleton lines follow them only with relativeToFont."
    case .lastLineFillPercent:
      "Width of the last skeleton line in percent, at most 100; a single line is a last line; default: 70."
    case .linesCornerRadius:
      "Corner radius of every skeleton line in whole points; default: the appearance's (0)."
    case .skeletonLineSpacing:
      "Points between skeleton lines; default: the appearance's multilineSpacing (10)."
    case .skeletonPaddingInsets:
      "Points kept free around skeleton lines: one number, or some of the four sides; default: 0."
    case .skeletonTextLineHeight:
      "Height of skeleton lines: points, relativeToFont or relativeToConstraints; default: appearance's (15)."
    case .skeletonTextNumberOfLines:
      "How many skeleton lines, 0 to fill the height; default: inherited, from numberOfLines."
    case .useFontLineHeight:
      "Deprecated: true is skeletonTextLineHeight's relativeToFont, false a fixed height."
    case .placeholder: "A text field's placeholder; a covered text field hides it."
    case .image: "The image's name; a covered image view hides it, a covered button does not."
    case .title: "A button's title for its normal state; a covered button hides it."
    case .backgroundImage: "The name of a button's background image; a covered button does not hide it."
    case .attributedTitle: "A button's attributed title, as plain letters; a covered button does not hide it."
    case .configuration:
      "A button's UIButton.Configuration, in any form; a covered button does not hide what it shows."
    case .rowHeight:
      "Points per row; dummy rows are counted by it, unless automaticDimension (-1), the default."
    case .estimatedRowHeight: "Points per row where rowHeight is automatic; default: automaticDimension (-1)."
    case .numberOfRows: "A table's real rows, kept for reading back; skeletons do not depend on it."
    case .style: "A table's style, such as plain or insetGrouped; skeletons do not depend on it."
    case .isScrollEnabled: "Whether it scrolls without a skeleton; hide switches scrolling on; default: true."
    case .dataMode: "Whether the cells are prototypes or static, as Interface Builder says it."
    case .dataSource:
      "The data source's protocol, null for none; only Skeleton ones bring dummy cells; default: such a one."
    case .delegate:
      "The delegate's protocol, null for none; section headers and footers need SkeletonTableViewDelegate."
    case .numberOfSkeletonRows:
      "Dummy rows per section; default: automatic (-1), the frame's height over the row height, rounded up."
    case .numberOfSkeletonSections: "Sections while the skeleton shows; default: 1."
    case .numberOfSkeletonItems:
      "Dummy items per section; default: automatic (-1), the lines of items in the frame, not their columns."
    case .reuseIdentifier:
      "The identifier under which a cell, header, footer or supplementary view is registered."
    case .skeletonCellIdentifier:
      "The reuseIdentifier of the cell that skeletons use; default: the first prototype's."
    case .headerIdentifier:
      "The identifier that the skeleton delegate returns for section headers; default: none."
    case .footerIdentifier:
      "The identifier that the skeleton delegate returns for section footers; default: none."
    case .supplementaryIdentifier:
      "The identifier that the data source returns for skeleton headers and footers; default: none."
    case .layout:
      "flow, compositional, custom or a layout class; only flow layouts count by themselves; default: flow."
    case .scrollDirection: "The direction in which a flow layout scrolls; default: vertical."
    case .itemSize: "A flow layout's item size in points; dummy items are counted by it; default: 50 by 50."
    case .estimatedItemSize: "A flow layout's estimated item size in points; skeletons do not depend on it."
    case .minimumLineSpacing: "Points between a flow layout's lines; default: 10."
    case .minimumInteritemSpacing: "Points between a flow layout's items in a line; default: 10."
    case .sectionInset:
      "Margins around a flow layout's sections in points; dummy items are counted without; default: 0."
    case .headerReferenceSize: "Size of each section's header in points; default: 0 by 0, no header."
    case .footerReferenceSize: "Size of each section's footer in points; default: 0 by 0, no footer."
    }
  }
}
