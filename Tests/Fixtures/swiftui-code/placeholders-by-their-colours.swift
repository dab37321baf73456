// swift-format-ignore-file
// Colours that the project gives names are those of placeholders or not; of others only a name or a shimmer tells it.
//# Palette, Still, Board, Teller
import Shimmer
import SwiftUI

enum Theme {
  static let placeholder = Color(.systemGray5)
  static let brand = Color.orange
  static let bone = Color("Placeholder")
  static let asset = Color("Card")
  static let colors = Colors()
  static var tint = Color.gray
  struct Colors { let line = Color(white: 0.9); let accent = Color.blue }
}

extension Color { static let sand = Color(red: 0.9, green: 0.9, blue: 0.9) }
extension ShapeStyle where Self == Color { static var ember: Color { Color(red: 1, green: 0.2, blue: 0.1) } }

struct Palette: View {
  @State private var isLoading = true
  let theme: Other
  var body: some View {
    if isLoading {  //? is listed while it loads; not: line 45
      VStack {  //= VStack container
        Rectangle().fill(Theme.placeholder)  //= Rectangle fill=systemGray5 block
        Rectangle().fill(Theme.brand)  //= Rectangle fill=orange uncovered
        Rectangle().fill(Theme.bone)  //= Rectangle block
        Rectangle().fill(Theme.asset)  //= Rectangle notKnown
        Rectangle().fill(Theme.tint)  //= Rectangle notKnown
        Rectangle().fill(Theme.colors.line)  //= Rectangle block
        Rectangle().fill(Theme.colors.accent)  //= Rectangle fill=blue uncovered
        Rectangle().fill(Color.sand)  //= Rectangle block
        Rectangle().fill(.ember)  //= Rectangle uncovered
        Rectangle().fill(theme.placeholder)  //= Rectangle block
        Rectangle().fill(theme.card)  //= Rectangle notKnown
        Rectangle().fill(theme.card).shimmering()  //= Rectangle block
        Rectangle().fill(Color(hex: "#E0E0E0"))  //= Rectangle fill=#E0E0E0 block
        Rectangle().fill(Color(hex: 0xFF3300))  //= Rectangle fill=#FF3300 uncovered
        Color("Card")  //= Color notKnown
        Color("Gray100")  //= Color block
        SkeletonBone()  //= SkeletonBone notKnown
        //?^ 'SkeletonBone' is not a known view
      }
    } else {
      Circle().fill(Theme.placeholder)  //= absent
    }
  }
}

struct Still: View {
  var body: some View {
    VStack {
      Circle().fill(Theme.bone)  //= Circle uncovered
      Circle().fill(Theme.placeholder)  //= Circle uncovered
    }
  }
}

// A property called a skeleton is one; what is there by a condition that the maker gives is no missing data.
struct Board: View {
  let isReady: Bool
  let theme: Other
  var body: some View {
    VStack {
      skeletonStats
      stats
    }
  }
  var skeletonStats: some View { Capsule().fill(theme.card) }  //= Capsule block
  var stats: some View { Capsule().fill(theme.card) }  //= Capsule uncovered
}

struct Line: View {
  let title: String?
  let note: String?
  var body: some View {
    VStack {
      if let title { Text(title) }  //= Text lines
      if let note { Text(note) }  //= absent
      //?^ none of its branches is there
    }
  }
}

struct Teller: View {
  let isLoading: Bool
  let note: String?
  var body: some View {
    Line(title: isLoading ? "xxxx xxxx" : note, note: isLoading ? nil : note)
      .redacted(reason: isLoading ? .placeholder : [])
  }
}
