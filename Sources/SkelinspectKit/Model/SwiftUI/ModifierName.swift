/// The modifiers of SwiftUI that are known, by their names in code.
struct ModifierName: Equatable, Sendable {
  /// Its place among all.
  let number: Int

  init?(_ name: String) {
    guard let number = Self.names.index(of: name) else { return nil }
    self.number = number
  }

  /// By a scalar's letters.
  init?(_ node: Node, in document: borrowing Document) {
    guard let number = document.index(of: node, in: Self.names) else { return nil }
    self.number = number
  }

  var text: String { Self.all[number] }

  /// Nil for one that changes nothing of who is covered.
  var telling: Telling? { Telling(rawValue: text) }

  /// What decides who is covered; each has a form of its own.
  enum Telling: String, CaseIterable, Sendable {
    case redacted, unredacted, privacySensitive, invalidatableContent, disabled, allowsHitTesting, opacity
    case hidden, skeleton, shimmering, overlay, background, mask, padding, frame, environment, custom
  }

  /// First among all.
  static let telling = Telling.allCases.map(\.rawValue)

  /// The others change nothing of it.
  static let all =
    telling
      + """
      accentColor accessibility accessibilityAction accessibilityAddTraits accessibilityAdjustableAction
      accessibilityChildren accessibilityCustomContent accessibilityDirectTouch accessibilityElement
      accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
      accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
      accessibilityLabel accessibilityRemoveTraits accessibilityRepresentation accessibilityRotor
      accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityValue alert
      alignmentGuide allowedDynamicRange allowsTightening animation aspectRatio autocapitalization
      autocorrectionDisabled backgroundStyle badge baselineOffset blendMode blur bold border brightness
      buttonBorderShape buttonRepeatBehavior buttonStyle clipped clipShape colorInvert colorMultiply
      colorScheme compositingGroup confirmationDialog containerBackground containerRelativeFrame
      containerShape contentMargins contentShape contentTransition contextMenu contrast controlSize
      coordinateSpace copyable cornerRadius datePickerStyle defaultFocus defaultScrollAnchor
      deleteDisabled disableAutocorrection disclosureGroupStyle draggable drawingGroup dropDestination
      dynamicTypeSize edgesIgnoringSafeArea environmentObject equatable fileExporter fileImporter fill
      fixedSize flipsForRightToLeftLayoutDirection focusable focused focusedValue focusScope font
      fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle fullScreenCover
      gaugeStyle geometryGroup gesture glassEffect grayscale gridCellColumns gridColumnAlignment
      groupBoxStyle headerProminence help highPriorityGesture hoverEffect hueRotation id ignoresSafeArea
      imageScale indexViewStyle inspector interactiveDismissDisabled italic kerning keyboardShortcut
      keyboardType labeledContentStyle labelsHidden labelStyle layoutPriority lineLimit lineSpacing
      listItemTint listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
      listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle matchedGeometryEffect
      matchedTransitionSource menuIndicator menuOrder menuStyle minimumScaleFactor monospaced
      monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
      navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
      navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle navigationTitle
      navigationTransition navigationViewStyle offset onAppear onChange onContinueUserActivity onDelete
      onDisappear onDrag onDrop onGeometryChange onHover onKeyPress onLongPressGesture onMove onOpenURL
      onPreferenceChange onReceive onScrollGeometryChange onScrollVisibilityChange onSubmit onTapGesture
      persistentSystemOverlays photosPicker pickerStyle popover position preference preferredColorScheme
      presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
      presentationContentInteraction presentationCornerRadius presentationDetents
      presentationDragIndicator previewDevice previewDisplayName previewLayout progressViewStyle
      projectionEffect quickLookPreview refreshable renderingMode replaceDisabled resizable
      rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaledToFill
      scaledToFit scaleEffect scrollBounceBehavior scrollClipDisabled scrollContentBackground
      scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
      scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchable searchScopes
      searchSuggestions sensoryFeedback shadow sheet simultaneousGesture statusBarHidden strikethrough
      stroke strokeBorder submitLabel swipeActions symbolEffect symbolEffectsRemoved symbolRenderingMode
      symbolVariant tabBarMinimizeBehavior tabItem tableStyle tabViewStyle tag task textCase
      textContentType textEditorStyle textFieldStyle textInputAutocapitalization textScale textSelection
      tint toggleStyle toolbar toolbarBackground toolbarColorScheme toolbarRole toolbarTitleDisplayMode
      toolbarTitleMenu toolbarVisibility tracking transaction transformEffect transition trim
      truncationMode typeSelectEquivalent typesettingLanguage underline unique userActivity visualEffect
      writingToolsBehavior zIndex
      """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let names = NameTable(all)

  static let font = ModifierName("font")
  static let lineLimit = ModifierName("lineLimit")

  /// It gives another colour to shapes and texts that have none of their own.
  var setsForeground: Bool { text == "foregroundColor" || text == "foregroundStyle" }
}
