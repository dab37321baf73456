/// UIKit's controls and bars, as one knows them: a sign of each, since no file says all that it shows.
enum ControlDrawing: String, Sendable, CaseIterable {
  case UISwitch, UISlider, UISegmentedControl, UIProgressView, UIPageControl, UISearchBar, UIStepper
  case UIActivityIndicatorView, UIDatePicker, UIPickerView, UINavigationBar, UIToolbar, UITabBar

  /// A piece of one, the lowest first, in points of the screen.
  struct Part: Sendable {
    enum Shape: Sendable {
      case rect(Rect, radius: Double)
      /// Around the middle of a rectangle, with points of its line.
      case ring(Rect, width: Double)
    }

    let shape: Shape
    let ink: SchemeColor

    fileprivate init(_ shape: Shape, _ ink: SchemeColor) { (self.shape, self.ink) = (shape, ink) }
  }

  /// Its middle is free.
  var isBar: Bool { [.UINavigationBar, .UIToolbar, .UITabBar].contains(self) }

  func parts(in frame: Rect, _ state: ControlState = ControlState()) -> [Part] {
    switch self {
    case .UISwitch: switchParts(frame.centered(51, 31), state)
    case .UISlider: sliderParts(frame, state)
    case .UIProgressView: track(frame, state)
    case .UISegmentedControl: segmentParts(frame, state)
    case .UIPageControl: dots(in: frame, state)
    case .UISearchBar: searchParts(frame)
    case .UIStepper: stepperParts(frame.centered(94, 32))
    case .UIActivityIndicatorView: [Part(.ring(frame.centered(18, 18), width: 3), .gray)]
    case .UIDatePicker, .UIPickerView:
      [Part(.rect(frame.centered(frame.width - 18, min(34, frame.height)), radius: 8), .control)]
    case .UINavigationBar, .UIToolbar, .UITabBar:
      [
        Part(.rect(frame, radius: 0), state.ink ?? .bar),
        Part(.rect(frame.edge(atTop: self != .UINavigationBar), radius: 0), .separator),
      ]
    }
  }

  private func switchParts(_ frame: Rect, _ state: ControlState) -> [Part] {
    let side = frame.height - 4
    let x = state.isOn ? max(frame.right - side - 2, frame.x) : frame.x + 2
    let knob = Rect(x: x, y: frame.y + 2, width: side, height: side)
    return [
      Part(.rect(frame, radius: frame.height / 2), state.isOn ? state.ink ?? .green : .gray4),
      Part(.rect(knob, radius: side / 2), .knob),
    ]
  }

  private func track(_ frame: Rect, _ state: ControlState) -> [Part] {
    let all = frame.centered(frame.width, min(4, frame.height))
    var part = all
    part.width *= state.filled
    return [Part(.rect(all, radius: 2), .gray4), Part(.rect(part, radius: 2), state.ink ?? .tint)]
  }

  private func sliderParts(_ frame: Rect, _ state: ControlState) -> [Part] {
    var knob = frame.centered(27, 27)
    knob.x = frame.x + (frame.width - knob.width) * state.filled
    return track(frame, state) + [
      Part(.rect(knob, radius: knob.height / 2), .knob),
      Part(.ring(knob, width: 0.5), .separator),
    ]
  }

  private func segmentParts(_ frame: Rect, _ state: ControlState) -> [Part] {
    let all = frame.centered(frame.width, min(32, frame.height))
    let segments = all.columns(max(state.captions.count, 2))
    guard segments.indices.contains(state.selected) else { return [Part(.rect(all, radius: 9), .control)] }
    let chosen = segments[state.selected]
    let inner = chosen.centered(chosen.width - 4, chosen.height - 4)
    return [Part(.rect(all, radius: 9), .control), Part(.rect(inner, radius: 7), state.ink ?? .segment)]
  }

  private func dots(in frame: Rect, _ state: ControlState) -> [Part] {
    let middle = Double(state.pages - 1) / 2
    return (0..<max(state.pages, 0)).map { page in
      let dot = frame.centered(7, 7).offset(by: (Double(page) - middle) * 16, 0)
      return Part(.rect(dot, radius: 3.5), page == state.selected ? state.ink ?? .gray : .gray4)
    }.filter { part in if case .rect(let dot, _) = part.shape { frame.contains(dot) } else { true } }
  }

  /// Its words, each where it stands.
  func captions(in frame: Rect, _ state: ControlState) -> [(words: Words, frame: Rect)] {
    let rects = frame.columns(state.captions.count)
    return zip(state.captions, rects).compactMap { text, rect in
      guard !text.isEmpty else { return nil }
      var words = Words(text: text, alignment: .center)
      var rect = rect
      switch self {
      case .UISegmentedControl: words.size = 13
      case .UITabBar:
        (words.size, words.color) = (10, .gray)
        rect = Rect(x: rect.x, y: rect.y + min(34, rect.height / 2), width: rect.width, height: 12)
      case .UIToolbar: words.color = state.tint
      case .UINavigationBar: words.weight = 600
      default: break
      }
      return (words, rect)
    }
  }

  private func searchParts(_ frame: Rect) -> [Part] {
    let field = frame.centered(frame.width - 16, min(36, frame.height))
    let glass = Rect(x: field.x + 9, y: field.y + field.height / 2 - 6, width: 12, height: 12)
    return [Part(.rect(field, radius: 10), .control), Part(.ring(glass, width: 1.5), .gray)]
  }

  private func stepperParts(_ frame: Rect) -> [Part] {
    let minus = Rect(
      x: frame.x + frame.width / 4 - 7, y: frame.y + frame.height / 2 - 1, width: 14, height: 2)
    let plus = minus.offset(by: frame.width / 2, 0)
    let stroke = Rect(x: plus.x + 6, y: plus.y - 6, width: 2, height: 14)
    return [Part(.rect(frame, radius: 8), .control)]
      + [minus, plus, stroke].map { Part(.rect($0, radius: 1), .label) }
  }
}

extension Rect {
  /// A smaller one in its middle.
  func centered(_ width: Double, _ height: Double) -> Rect {
    let (width, height) = (max(min(width, self.width), 0), max(min(height, self.height), 0))
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// Of the same width, side by side.
  fileprivate func columns(_ count: Int) -> [Rect] {
    let step = width / Double(max(count, 1))
    return (0..<count).map { Rect(x: x + Double($0) * step, y: y, width: step, height: height) }
  }

  /// A line of half a point along it.
  fileprivate func edge(atTop: Bool) -> Rect {
    Rect(x: x, y: atTop ? y : bottom - 0.5, width: width, height: min(0.5, height))
  }
}
