extension ViewKey {
  /// UIKit's own properties on which no skeleton depends: a file may say them, and nothing reads them.
  static let ignored = Set(ignoredNames)

  static let ignoredNames = """
    accessibilityCustomActions accessibilityElements accessibilityElementsHidden accessibilityFrame
    accessibilityHint accessibilityIgnoresInvertColors accessibilityLabel accessibilityLanguage
    accessibilityTraits accessibilityValue accessibilityViewIsModal accessoryType accessoryView
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenDisabled
    adjustsImageWhenHighlighted allowsDefaultTighteningForTruncation allowsEditingTextAttributes
    allowsFocus allowsFocusDuringEditing allowsKeyboardScrolling allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
    alwaysBounceHorizontal alwaysBounceVertical anchorPoint animationDuration
    apportionsSegmentWidthsByContent attributedPlaceholder autocapitalizationType autocorrectionType
    automaticallyAdjustsScrollIndicatorInsets automaticallyUpdatesBackgroundConfiguration
    automaticallyUpdatesConfiguration automaticallyUpdatesContentConfiguration autorepeat
    autoresizesSubviews autoresizingMask backgroundConfiguration barStyle baselineAdjustment
    borderStyle bounces bouncesZoom bounds buttonType calendar canCancelContentTouches
    cellLayoutMarginsFollowReadableWidth center clearButtonMode clearsContextBeforeDrawing
    clearsOnBeginEditing collectionViewLayout contentCompressionResistancePriority contentConfiguration
    contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor contentSize
    contentVerticalAlignment countDownDuration currentImage currentTitle
    dataDetectorTypes date datePickerMode decelerationRate defaultTextAttributes delaysContentTouches
    detailTextLabel directionalLayoutMargins dragDelegate dragInteractionEnabled dropDelegate
    editingAccessoryType editingAccessoryView effect enablesMarqueeWhenAncestorFocused
    estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight focusEffect
    focusGroupIdentifier focusStyle gestureRecognizers hidesWhenStopped highlightedImage
    highlightedTextColor horizontalScrollIndicatorInsets hoverStyle imageEdgeInsets imageView
    indentationLevel indentationWidth indicatorStyle inputAccessoryView inputView
    insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea interactions isAccessibilityElement
    isAnimating isBaselineRelativeArrangement isContinuous isDecelerating isDirectionalLockEnabled
    isDragging isEditable isEditing isEnabled isExclusiveTouch isFindInteractionEnabled isFirstResponder
    isFocused isHighlighted isLayoutMarginsRelativeArrangement isMomentary isMultipleTouchEnabled
    isOpaque isPagingEnabled isPointerInteractionEnabled isPrefetchingEnabled isSecureTextEntry
    isSelectable isSelected isSpringLoaded isTouchInside isTracking isTranslucent isZooming
    keyboardAppearance keyboardDismissMode keyboardType largeContentImage largeContentTitle layoutManager
    layoutMargins leftView leftViewMode lineBreakMode lineBreakStrategy linkTextAttributes locale mask
    maskView maximumDate maximumTrackTintColor maximumValue maximumValueImage maximumZoomScale menu
    minimumDate minimumFontSize minimumScaleFactor minimumValue minimumValueImage
    minimumZoomScale minuteInterval motionEffects multipleSelectionBackgroundView observedProgress
    offImage onImage overrideUserInterfaceStyle pageIndicatorTintColor passwordRules
    preferredDatePickerStyle preferredMaxLayoutWidth preferredMenuElementOrder preferredStyle
    preferredSymbolConfiguration prefetchDataSource preservesSuperviewLayoutMargins progressImage
    progressViewStyle prompt refreshControl remembersLastFocusedIndexPath
    restorationIdentifier returnKeyType rightView rightViewMode role scopeButtonTitles
    scrollIndicatorInsets scrollsToTop searchBarStyle sectionFootersPinToVisibleBounds
    sectionHeadersPinToVisibleBounds sectionHeaderTopPadding sectionIndexBackgroundColor
    sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
    sectionInsetReference selectedBackgroundView selectedRange selectedScopeButtonIndex selectedTextRange
    selectionFollowsFocus selectionStyle selfSizingInvalidation separatorColor separatorEffect
    separatorInset separatorInsetReference shadowColor shadowOffset shouldGroupAccessibilityChildren
    shouldIndentWhileEditing showsBookmarkButton showsCancelButton showsExpansionTextWhenTruncated
    showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction showsReorderControl
    showsScopeBar showsSearchResultsButton showsTouchWhenHighlighted showsVerticalScrollIndicator
    smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType stepValue symbolConfiguration
    tag textContainer textContainerInset textContentType textLabel textStorage thumbTintColor timeZone
    tintAdjustmentMode titleEdgeInsets titleLabel toolTip trackImage trackTintColor
    traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints typingAttributes
    usesStandardTextScaling value verticalScrollIndicatorInsets wraps zoomScale
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
