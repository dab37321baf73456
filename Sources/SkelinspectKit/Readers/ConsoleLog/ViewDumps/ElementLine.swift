/// Reads a line of an element's `debugDescription` in a user-interface test:
/// `StaticText, 0x6000, {{16.0, 59.0}, {100.0, 20.5}}, identifier: 'name', label: 'Ada'`; up to Xcode 10
/// `StaticText 0x6000: traits: 64, {{…`.
struct ElementLine {
  /// The kinds of XCUIElement.ElementType behind which one of UIKit's views usually stands.
  private static let classes: [String: LogWord] = [
    "Window": .window, "StaticText": .label, "Button": .button, "Image": .imageView,
    "TextField": .textField, "SecureTextField": .textField, "SearchField": .searchField,
    "TextView": .textView, "Table": .table, "CollectionView": .collection, "ScrollView": .scrollView,
    "Switch": .switch, "Toggle": .switch, "Slider": .slider, "Stepper": .stepper,
    "SegmentedControl": .segmentedControl, "ActivityIndicator": .activityIndicator,
    "ProgressIndicator": .progressView, "PageIndicator": .pageControl, "DatePicker": .datePicker,
    "Picker": .picker, "ColorWell": .colorWell, "NavigationBar": .navigationBar, "TabBar": .tabBar,
    "Toolbar": .toolbar, "WebView": .webView, "Other": .view, "Cell": .tableCell,
  ]

  let log: LogText

  func view(in line: Range<Int>, isRoot: Bool) -> DumpedView? {
    guard let head = head(in: line), !isRoot || head.hasArrow else { return nil }
    var view = DumpedView(
      depth: head.column, range: head.type.lowerBound..<log.trimmedEnd(of: line), type: head.type,
      word: Self.classes[log.source.string(head.type)], reference: head.reference)
    var facts = Facts(log: log, position: head.reference.upperBound, end: view.range.upperBound)
    facts.read()
    view.frame = facts.frame
    view.isCut = facts.isCut
    if let identifier = facts.identifier { view.facts.append(.text(.accessibilityIdentifier, identifier)) }
    addTexts(facts, to: &view)
    return view
  }

  /// A label is what a screen reader says: of text and buttons what stands there.
  private func addTexts(_ facts: Facts, to view: inout DumpedView) {
    switch view.word {
    case .label: view.facts += [facts.label ?? facts.value].compactMap { $0.map { .text(.text, $0) } }
    case .button: view.facts += [facts.label].compactMap { $0.map { .text(.title, $0) } }
    case .textField, .searchField, .textView:
      view.facts += [facts.value].compactMap { $0.map { .text(.text, $0) } }
    default: break
    }
    if let placeholder = facts.placeholder { view.facts.append(.text(.placeholder, placeholder)) }
  }

  private struct Head {
    let type: Range<Int>
    let reference: Range<Int>
    /// Blanks before it.
    let column: Int
    let hasArrow: Bool
  }

  /// The kind and the address.
  private func head(in line: Range<Int>) -> Head? {
    guard let address = log.first(" 0x", in: line).map({ $0 + 1 }),
      let last = log.endOfAddress(from: address, to: line.upperBound)
    else { return nil }
    var end = address - 1
    let hasComma = end > line.lowerBound && log.bytes[end - 1] == UInt8(ascii: ",")
    guard hasComma || log.bytes[last] == UInt8(ascii: ":") else { return nil }
    if hasComma { end -= 1 }
    // `Window (Main)`.
    if end > line.lowerBound, log.bytes[end - 1] == UInt8(ascii: ")") {
      while end > line.lowerBound, log.bytes[end] != UInt8(ascii: "(") { end -= 1 }
      while end > line.lowerBound, log.isBlank(log.bytes[end - 1]) { end -= 1 }
    }
    var start = end
    while start > line.lowerBound, log.isLetter(log.bytes[start - 1]) { start -= 1 }
    guard start < end, log.bytes[start] & 0x20 == 0 else { return nil }
    let hasArrow = start - 3 >= line.lowerBound && log.begins(with: "→", at: start - 3)
    let column = log.indentation(of: hasArrow ? start - 3 : start, from: line.lowerBound)
    return Head(type: start..<end, reference: address..<last, column: column, hasArrow: hasArrow)
  }
}

/// What stands after an element's address, between commas.
private struct Facts {
  let log: LogText
  var position: Int
  let end: Int
  var frame: DumpedView.Frame?
  var identifier: Range<Int>?
  var label: Range<Int>?
  var value: Range<Int>?
  var placeholder: Range<Int>?
  /// A text in quotes does not end.
  var isCut = false

  private static let keys: [StaticString] = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "traits: ", "pid: ",
    "Selected", "Disabled", "Focused", "Keyboard Focused", "Has focus", "{{", "Hittable",
  ]

  mutating func read() {
    while position < end {
      let byte = log.bytes[position]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || log.isBlank(byte) {
        position += 1
      } else if log.begins(with: "{{", at: position) {
        readFrame()
      } else {
        readFact()
      }
    }
  }

  private mutating func readFrame() {
    let last = log.first("}}", in: position..<end).map { $0 + 2 } ?? end
    frame = frame ?? DumpedNumber.frame(position..<last, in: log)
    position = last
  }

  private mutating func readFact() {
    let start = position
    while position < end, log.isLetter(log.bytes[position]) { position += 1 }
    let key = log.source.string(start..<position)
    guard log.begins(with: ": ", at: position) else {
      // `Main Window`, `Disabled`, or the number of traits.
      while position < end, log.bytes[position] != UInt8(ascii: ",") { position += 1 }
      return
    }
    position += 2
    let value = log.bytes[position] == UInt8(ascii: "'") ? quoted() : bare()
    switch key {
    case "identifier": identifier = value
    case "label", "title": label = label ?? value
    case "value": self.value = value
    case "placeholderValue": placeholder = value
    default: break
    }
  }

  /// Up to the quote after which the line ends, or another fact begins.
  private mutating func quoted() -> Range<Int> {
    let start = position + 1
    position = start
    while position < end {
      if log.bytes[position] == UInt8(ascii: "'"), isEndOfFact(position + 1) {
        defer { position += 1 }
        return start..<position
      }
      position += 1
    }
    isCut = true
    return start..<end
  }

  private mutating func bare() -> Range<Int> {
    let start = position
    while position < end, !isEndOfFact(position) { position += 1 }
    return start..<position
  }

  private func isEndOfFact(_ place: Int) -> Bool {
    if place >= end { return true }
    guard log.begins(with: ", ", at: place) else { return false }
    return Self.keys.contains { log.begins(with: $0, at: place + 2) }
  }
}
