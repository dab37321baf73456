/// The modifiers of SwiftUI that are known, by their names in code.
struct ModifierName: Equatable, Sendable {
  /// Its place among all.
  let number: Int

  init(number: Int) { self.number = number }

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
  var telling: Telling? { Telling(number) }

  /// What decides who is covered; each has a form of its own.
  enum Telling: String, CaseIterable, Sendable {
    case redacted, unredacted, privacySensitive, invalidatableContent, disabled, allowsHitTesting, opacity
    case hidden, skeleton, shimmering, overlay, background, mask, padding, frame, environment, custom

    private static let inOrder = allCases

    fileprivate init?(_ number: Int) {
      guard number < Self.inOrder.count else { return nil }
      self = Self.inOrder[number]
    }
  }

  /// First among all.
  static let telling = Telling.allCases.map(\.rawValue)

  /// The others change nothing of it.
  static let all =
    telling
      + """
      accentColor accessibility accessibilityAction accessibilityAddTraits accessibilityElement
      accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityInputLabels
      accessibilityLabel accessibilityRemoveTraits accessibilitySortPriority accessibilityValue
      alert alignmentGuide allowsTightening animation aspectRatio autocapitalization autocorrectionDisabled
      badge backgroundStyle baselineOffset blendMode blur bold border brightness buttonBorderShape buttonStyle
      clipShape clipped colorInvert colorMultiply colorScheme compositingGroup confirmationDialog
      containerRelativeFrame containerShape contentMargins contentShape contentTransition contextMenu
      contrast controlSize coordinateSpace cornerRadius datePickerStyle defaultScrollAnchor deleteDisabled
      disableAutocorrection drawingGroup dynamicTypeSize edgesIgnoringSafeArea environmentObject fill
      fixedSize focusable focused font fontDesign fontWeight foregroundColor foregroundStyle formStyle
      fullScreenCover geometryGroup gesture glassEffect grayscale gridCellColumns gridColumnAlignment
      groupBoxStyle headerProminence help highPriorityGesture hoverEffect hueRotation id ignoresSafeArea
      imageScale indexViewStyle inspector interactiveDismissDisabled italic kerning keyboardShortcut
      keyboardType labelStyle labelsHidden layoutPriority lineLimit lineSpacing listItemTint
      listRowBackground listRowInsets listRowSeparator listRowSpacing listSectionSeparator
      listSectionSpacing listStyle matchedGeometryEffect menuStyle minimumScaleFactor monospaced
      monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
      navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
      navigationDestination navigationTitle navigationViewStyle offset onAppear onChange onDelete
      onDisappear onHover onLongPressGesture onMove onPreferenceChange onReceive onSubmit onTapGesture
      persistentSystemOverlays pickerStyle popover position preference preferredColorScheme presentationDetents
      presentationDragIndicator previewDevice previewDisplayName previewLayout progressViewStyle
      projectionEffect refreshable renderingMode resizable rotation3DEffect rotationEffect safeAreaInset
      safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scrollBounceBehavior
      scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators scrollPosition
      scrollTargetBehavior scrollTargetLayout scrollTransition searchable sensoryFeedback shadow sheet
      simultaneousGesture statusBarHidden strikethrough stroke strokeBorder submitLabel swipeActions
      symbolEffect symbolRenderingMode symbolVariant tabItem tabViewStyle tag task textCase textContentType
      textFieldStyle textInputAutocapitalization textSelection tint toggleStyle toolbar
      toolbarBackground toolbarColorScheme tracking trim transaction transformEffect transition truncationMode
      underline unique userActivity visualEffect zIndex
      """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let names = NameTable(all)

  static let font = ModifierName("font")
  static let lineLimit = ModifierName("lineLimit")

  /// It gives another colour to shapes and texts that have none of their own.
  var setsForeground: Bool { Self.foregrounds.contains(number) }

  private static let foregrounds = Set(
    ["foregroundColor", "foregroundStyle"].compactMap { names.index(of: $0) })
}
