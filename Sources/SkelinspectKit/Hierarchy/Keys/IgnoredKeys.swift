extension ViewKey {
  /// UIKit's own properties on which no skeleton depends: a file may say them, and nothing reads them.
  static let ignored = Set(ignoredNames)

  static let ignoredNames = """
    accessibilityElements accessibilityElementsHidden accessibilityHint accessibilityLabel accessibilityTraits
    accessibilityValue accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsMultipleSelection allowsSelection
    alwaysBounceHorizontal alwaysBounceVertical anchorPoint animationDuration autocapitalizationType
    autocorrectionType automaticallyAdjustsScrollIndicatorInsets autoresizesSubviews autoresizingMask
    baselineAdjustment borderStyle bounces bouncesZoom bounds buttonType canCancelContentTouches center
    clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing contentCompressionResistancePriority
    contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor contentSize
    contentVerticalAlignment currentPage currentPageIndicatorTintColor dataDetectorTypes date datePickerMode
    decelerationRate delaysContentTouches directionalLayoutMargins editingAccessoryType
    estimatedSectionFooterHeight estimatedSectionHeaderHeight gestureRecognizers hidesWhenStopped
    highlightedImage highlightedTextColor imageEdgeInsets indentationLevel indentationWidth indicatorStyle
    insetsLayoutMarginsFromSafeArea isAccessibilityElement isAnimating isBaselineRelativeArrangement
    isDirectionalLockEnabled isEditable isEditing isEnabled isExclusiveTouch isHighlighted
    isLayoutMarginsRelativeArrangement isMultipleTouchEnabled isOn isOpaque isPagingEnabled
    isPrefetchingEnabled isSecureTextEntry isSelectable isSelected keyboardAppearance keyboardDismissMode
    keyboardType layoutMargins lineBreakMode lineBreakStrategy maximumValue maximumZoomScale
    minimumFontSize minimumScaleFactor minimumValue minimumZoomScale motionEffects numberOfPages onTintColor
    overrideUserInterfaceStyle pageIndicatorTintColor preferredMaxLayoutWidth
    preservesSuperviewLayoutMargins progress progressTintColor restorationIdentifier returnKeyType
    scrollIndicatorInsets scrollsToTop sectionFooterHeight sectionFootersPinToVisibleBounds
    sectionHeaderHeight sectionHeaderTopPadding sectionHeadersPinToVisibleBounds sectionIndexColor
    sectionInsetReference selectedSegmentIndex selectionStyle separatorColor separatorInset
    separatorInsetReference shadowColor shadowOffset shouldIndentWhileEditing
    showsHorizontalScrollIndicator showsReorderControl showsVerticalScrollIndicator smartDashesType
    smartInsertDeleteType smartQuotesType spellCheckingType symbolConfiguration tag textColor
    textContainerInset textContentType thumbTintColor tintAdjustmentMode tintColor titleEdgeInsets
    trackTintColor transform translatesAutoresizingMaskIntoConstraints value zoomScale
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
