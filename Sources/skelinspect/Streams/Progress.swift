/// How far long work has come, in a line on the terminal that goes away again.
struct Progress {
  private static let interval = Duration.milliseconds(100)

  private let isShown: Bool
  private var next: Duration
  private var isOnScreen = false

  /// Nothing where nobody watches: in a pipe, in CI.
  init(isQuiet: Bool) {
    isShown =
      !isQuiet && OutputStream.error.terminalWidth != nil && !Environment.isOnCI
      && Environment.value("TERM") != "dumb"
    next = systemUptime() + Self.interval
  }

  mutating func show(_ text: @autoclosure () -> String) {
    guard isShown, systemUptime() >= next else { return }
    next = systemUptime() + Self.interval
    isOnScreen = true
    OutputStream.error.write("\r\(text())\u{1B}[K")
  }

  /// Leaves the line empty, as it was.
  mutating func erase() {
    if isOnScreen { OutputStream.error.write("\r\u{1B}[K") }
    isOnScreen = false
  }
}
