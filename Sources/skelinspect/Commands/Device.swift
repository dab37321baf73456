import SkelinspectKit

/// A device whose screen `preview` lays roots out on, by the name that it takes.
enum Device: String, CaseIterable {
  case iPhoneSE = "iphone-se"
  case iPhone16e = "iphone-16e"
  case iPhone17 = "iphone-17"
  case iPhoneAir = "iphone-air"
  case iPhone17ProMax = "iphone-17-pro-max"
  case iPadMini = "ipad-mini"
  case iPad = "ipad"
  case iPadPro11 = "ipad-pro-11"
  case iPadPro13 = "ipad-pro-13"

  /// Points, held upright.
  var size: (width: Double, height: Double) {
    switch self {
    case .iPhoneSE: (375, 667)
    case .iPhone16e: (390, 844)
    case .iPhone17: (402, 874)
    case .iPhoneAir: (420, 912)
    case .iPhone17ProMax: (440, 956)
    case .iPadMini: (744, 1133)
    case .iPad: (820, 1180)
    case .iPadPro11: (834, 1210)
    case .iPadPro13: (1032, 1376)
    }
  }
}

extension Invocation {
  /// That of `--size`, else of `--device`, in points.
  var screenSize: (width: Double, height: Double)? {
    get throws(UsageError) {
      guard let text = last(.size) else { return last(.device).flatMap(Device.init)?.size }
      let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      let numbers = sides.compactMap { Double($0) }
      guard sides.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 10_000 })
      else {
        throw UsageError(
          text.shortened, of: .size, help: "it takes width and height in points, such as 390×844")
      }
      return (numbers[0], numbers[1])
    }
  }
}
