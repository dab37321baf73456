// The greys of a view that is called a skeleton are placeholders, those of others are not; a mask is not seen itself.
//# Card, SkeletonRow, Badge, Shining
import SwiftUI

struct Card: View {
  var user: User?
  var body: some View {
    VStack { Avatar() }.environment(\.colorScheme, .dark).redacted(reason: user == nil ? .placeholder : [])
  }
}

struct Avatar: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    if reasons.contains(.placeholder) {  //? not: line
      Circle().fill(Color(.systemGray5))  //= Circle block
    } else {
      Image("avatar")  //= absent
    }
  }
}

struct SkeletonRow: View {
  var body: some View {
    HStack {
      Circle().fill(.gray)  //= Circle block
      Circle().fill(.blue)  //= Circle uncovered
    }
  }
}

struct Badge: View {
  var body: some View { Capsule().fill(.gray) }  //= Capsule uncovered
}

struct Shining: View {
  var body: some View { Text("Title").modifier(Shine()) }  //= Text:Text uncovered -mask
}

struct Shine: ViewModifier {
  func body(content: Content) -> some View { content.mask(content) }
}
