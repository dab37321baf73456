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
  }

  /// Its middle is free.
  var isBar: Bool { [.UINavigationBar, .UIToolbar, .UITabBar].contains(self) }

  func parts(in frame: Rect) -> [Part] {
    switch self {
    case .UISwitch: switchParts(frame.centered(51, 31))
    case .UISlider: sliderParts(frame)
    case .UIProgressView: track(frame, filled: 0.5)
    case .UISegmentedControl: segmentParts(frame)
    case .UIPageControl: dots(in: frame)
    case .UISearchBar: searchParts(frame)
    case .UIStepper: stepperParts(frame.centered(94, 32))
    case .UIActivityIndicatorView: [Part(.ring(frame.centered(18, 18), width: 3), .gray)]
    case .UIDatePicker, .UIPickerView:
      [Part(.rect(frame.centered(frame.width - 18, min(34, frame.height)), radius: 8), .control)]
    case .UINavigationBar:
      [Part(.rect(frame, radius: 0), .bar), Part(.rect(frame.edge(atTop: false), radius: 0), .separator)]
    case .UIToolbar, .UITabBar:
      [Part(.rect(frame, radius: 0), .bar), Part(.rect(frame.edge(atTop: true), radius: 0), .separator)]
    }
  }

  private func switchParts(_ frame: Rect) -> [Part] {
    let knob = frame.height - 4
    return [
      Part(.rect(frame, radius: frame.height / 2), .gray4),
      Part(
        .rect(Rect(x: frame.x + 2, y: frame.y + 2, width: knob, height: knob), radius: knob / 2), .knob),
    ]
  }

  private func track(_ frame: Rect, filled: Double) -> [Part] {
    let all = frame.centered(frame.width, min(4, frame.height))
    var part = all
    part.width *= filled
    return [Part(.rect(all, radius: 2), .gray4), Part(.rect(part, radius: 2), .tint)]
  }

  private func sliderParts(_ frame: Rect) -> [Part] {
    let knob = frame.centered(27, 27)
    return track(frame, filled: 0.5) + [
      Part(.rect(knob, radius: knob.height / 2), .knob),
      Part(.ring(knob, width: 0.5), .separator),
    ]
  }

  private func segmentParts(_ frame: Rect) -> [Part] {
    let all = frame.centered(frame.width, min(32, frame.height))
    let first = Rect(
      x: all.x + 2, y: all.y + 2, width: max(all.width / 2 - 2, 0), height: max(all.height - 4, 0))
    return [Part(.rect(all, radius: 9), .control), Part(.rect(first, radius: 7), .segment)]
  }

  private func dots(in frame: Rect) -> [Part] {
    (-1...1).map { number in
      let dot = frame.centered(7, 7).offset(by: Double(number) * 16, 0)
      return Part(.rect(dot, radius: 3.5), number < 0 ? .gray : .gray4)
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

extension ControlDrawing.Part {
  fileprivate init(_ shape: Shape, _ ink: SchemeColor) { self.init(shape: shape, ink: ink) }
}

extension Rect {
  /// A smaller one in its middle.
  func centered(_ width: Double, _ height: Double) -> Rect {
    let (width, height) = (max(min(width, self.width), 0), max(min(height, self.height), 0))
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// A line of half a point along it.
  fileprivate func edge(atTop: Bool) -> Rect {
    Rect(x: x, y: atTop ? y : bottom - 0.5, width: width, height: min(0.5, height))
  }
}
