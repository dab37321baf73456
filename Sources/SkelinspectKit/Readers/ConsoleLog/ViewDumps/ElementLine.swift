/// Reads a line of an element's `debugDescription` in a user-interface test:
/// `StaticText, 0x6000, {{16.0, 59.0}, {100.0, 20.5}}, identifier: 'name', label: 'Ada'`; up to Xcode 10
/// `StaticText 0x6000: traits: 64, {{…`.
struct ElementLine {
  /// The kinds of XCUIElement.ElementType behind which one of UIKit's views usually stands.
  private static let classes = [
    "Window": "UIWindow", "StaticText": "UILabel", "Button": "UIButton", "Image": "UIImageView",
    "TextField": "UITextField", "SecureTextField": "UITextField", "SearchField": "UISearchTextField",
    "TextView": "UITextView", "Table": "UITableView", "CollectionView": "UICollectionView",
    "ScrollView": "UIScrollView", "Switch": "UISwitch", "Toggle": "UISwitch", "Slider": "UISlider",
    "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl",
    "ActivityIndicator": "UIActivityIndicatorView", "ProgressIndicator": "UIProgressView",
    "PageIndicator": "UIPageControl", "DatePicker": "UIDatePicker", "Picker": "UIPickerView",
    "ColorWell": "UIColorWell", "NavigationBar": "UINavigationBar", "TabBar": "UITabBar",
    "Toolbar": "UIToolbar", "WebView": "UIWebView", "Other": "UIView", "Cell": "UITableViewCell",
  ].compactMapValues(ViewClass.init(named:))

  let log: SourceText

  func view(in line: Range<Int>, isRoot: Bool) -> DumpedView? {
    guard let head = head(in: line), !isRoot || head.hasArrow else { return nil }
    var view = DumpedView(
      depth: head.column, range: head.type.lowerBound..<log.trimmedEnd(of: line), type: head.type,
      meant: Self.classes[log.string(head.type)], reference: head.reference)
    var facts = Facts(log: log, position: head.reference.upperBound, end: view.range.upperBound)
    facts.read()
    view.frame = facts.frame
    view.isCut = facts.isCut
    view.add(.accessibilityIdentifier, facts.identifier)
    addTexts(facts, to: &view)
    return view
  }

  /// A label is what a screen reader says: of text and buttons what stands there.
  private func addTexts(_ facts: Facts, to view: inout DumpedView) {
    switch view.meant?.family {
    case .label: view.add(.text, facts.label ?? facts.value)
    case .button: view.add(.title, facts.label)
    case .textField, .textView: view.add(.text, facts.value)
    default: break
    }
    view.add(.placeholder, facts.placeholder)
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
    let hasComma = end > line.lowerBound && log[end - 1] == ","
    guard hasComma || log[last] == ":" else { return nil }
    if hasComma { end -= 1 }
    // `Window (Main)`.
    if end > line.lowerBound, log[end - 1] == ")" {
      while end > line.lowerBound, log[end] != "(" { end -= 1 }
      end -= log.indentation(of: end, from: line.lowerBound)
    }
    let start = log.start(from: end, to: line.lowerBound, while: \.isASCIILetter)
    guard start < end, log[start] & 0x20 == 0 else { return nil }
    let hasArrow = start - 3 >= line.lowerBound && log.begins("→", at: start - 3)
    let column = log.indentation(of: hasArrow ? start - 3 : start, from: line.lowerBound)
    return Head(type: start..<end, reference: address..<last, column: column, hasArrow: hasArrow)
  }
}

/// What stands after an element's address, between commas.
private struct Facts {
  let log: SourceText
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
      let byte = log[position]
      if byte == "," || byte == ":" || log.isBlank(at: position) {
        position += 1
      } else if log.begins("{{", at: position) {
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
    position = log.end(from: start, to: end, while: \.isASCIILetter)
    let key = log.string(start..<position)
    guard log.begins(": ", at: position) else {
      // `Main Window`, `Disabled`, or the number of traits.
      position = log.end(from: position, to: end) { $0 != "," }
      return
    }
    position += 2
    let value = log[position] == "'" ? quoted() : bare()
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
      if log[position] == "'", isEndOfFact(position + 1) {
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
    guard log.begins(", ", at: place) else { return false }
    return Self.keys.contains { log.begins($0, at: place + 2) }
  }
}
