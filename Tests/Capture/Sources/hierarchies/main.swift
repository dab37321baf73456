// Writes hierarchies that are built here, each as SkeletonCapture.swift captures it; of those made by chance also
// what the capture has to say: `hierarchies FOLDER`. Other arguments capture to a file or the console.
import SkelinspectCapture
import UIKit

#if canImport(SkeletonView)
  @preconcurrency import SkeletonView
#endif

let arguments = CommandLine.arguments
let flags: Set<String> = [
  "isSkeletonable", "isHiddenWhenSkeletonIsActive", "isUserInteractionDisabledWhenSkeletonIsActive",
  "skeletonCornerRadius", "lastLineFillPercent", "linesCornerRadius", "skeletonLineSpacing",
  "useFontLineHeight",
]

@MainActor
func write(_ text: String, _ name: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[1]).appendingPathComponent(name))
}

@MainActor
func writeScreens() throws {
  for seed in 0..<50 {
    StandIn.runtimeNames = seed % 5 == 4 ? [] : flags
    var screen = Screen(seed: seed, hasFlags: seed % 5 != 4)
    let made = screen.make()
    let number = seed < 10 ? "0\(seed)" : "\(seed)"
    try write(made.view.skeletonHierarchy(), "screen-\(number).captured.json")
    let expected = try JSONSerialization.data(
      withJSONObject: ["root": made.keys], options: [.sortedKeys, .prettyPrinted])
    try write(String(decoding: expected, as: UTF8.self), "screen-\(number).expected.json")
  }
}

@MainActor
func writeSpecials() throws {
  StandIn.runtimeNames = flags
  try write(Special.names().skeletonHierarchy(), "names.json")
  try StandIn.run { try write(Special.rightToLeft().skeletonHierarchy(), "right-to-left.json") }
  try write(Special.live().skeletonHierarchy(), "live.json")
  try write(Special.letters().skeletonHierarchy(), "letters.json")
  try write(Special.letters().skeletonHierarchy(includingText: true), "letters-included.json")
  try write(Special.ring().skeletonHierarchy(), "ring.json")
  try write(Special.ringOfCells().skeletonHierarchy(), "ring-of-cells.json")
  try write(Special.notFinite().skeletonHierarchy(), "not-finite.json")
  try write(Special.deep(1_500).skeletonHierarchy(), "deep.json")
  let unloaded = UIViewController()
  try write(unloaded.skeletonHierarchy(), "unloaded.txt")
  let view = UIView()
  let capture = unsafeBitCast(
    { view.skeletonHierarchy() } as @MainActor () -> String, to: (() -> String).self)
  nonisolated(unsafe) let unchecked = capture
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var message = ""
  Thread.detachNewThread {
    message = unchecked()
    done.signal()
  }
  done.wait()
  try write(message, "background.txt")
}

@MainActor
func writeLarge() throws {
  for count in [10_000, 100_000] {
    let root = Special.wide(count)
    let clock = ContinuousClock()
    var capture = ""
    let time = clock.measure { capture = root.skeletonHierarchy() }
    try write(capture, "wide-\(count).json")
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    try write("\(seconds)", "wide-\(count).seconds")
  }
}

if arguments.count == 2 {
  StandIn.runtimeNames = flags
  try write(UILabel().skeletonHierarchy(), "unsettled.json")
  #if canImport(SkeletonView)
    // SkeletonView asks for it when it first covers a text.
    _ = SkeletonAppearance.default.textLineHeight
  #endif
  try writeScreens()
  try writeSpecials()
  try writeLarge()
  try write(StandIn.sideEffects.joined(separator: "\n"), "side-effects.txt")
} else {
  SkeletonCapture.writeIfRequested(from: Special.names())
  SkeletonCapture.writeIfRequested(from: Special.letters(), includingText: true)
}
