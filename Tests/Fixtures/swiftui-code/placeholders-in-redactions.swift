// What shimmers or is called a placeholder is one inside a redaction too, but not because that shimmers.
//# Rows
import Shimmer
import SwiftUI

struct Rows: View {
  var body: some View {
    VStack {
      HStack {  //= HStack container
        Color("Slate").frame(width: 24).shimmering()  //= Color block
        Circle().fill(Color("Slate"))  //= Circle uncovered
        SkeletonBar()
        Text("Title")  //= Text lines
      }
      .redacted(reason: .placeholder)
      HStack {
        Circle().fill(Color("Brand"))  //= Circle uncovered
        Text("Title")  //= Text lines
      }
      .redacted(reason: .placeholder)
      .shimmering()
      SkeletonOfBrand()
    }
  }
}

struct SkeletonBar: View {
  var body: some View { Capsule().fill(Color("Slate")) }  //= Capsule block
}

struct SkeletonOfBrand: View {
  @State private var isBright = false
  var body: some View {
    Capsule().fill(Color(red: 0.05, green: 0.45, blue: 0.47).opacity(0.25))  //= Capsule notKnown
      .opacity(isBright ? 0.4 : 0.9)
      .onAppear {
        withAnimation(.linear(duration: 0.9).repeatForever(autoreverses: true)) { isBright = true }
      }
  }
}
