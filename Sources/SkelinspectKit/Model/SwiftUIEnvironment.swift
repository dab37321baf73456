/// The words of SwiftUI's environment.
enum SwiftUIEnvironment {
  static let directions = ["ltr", "rtl", "leftToRight", "rightToLeft"]
  static let schemes = ["light", "dark"]
}
