// Shapes by a member without a type, of a parameter's type, of one's own: what fills them tells what they are.
//# SkeletonOfAny, Row, Others
import SwiftUI

struct SkeletonBox<S: Shape>: View {
  var shape: S
  init(_ shape: S) { self.shape = shape }
  var body: some View { shape.fill(.gray.opacity(0.3)) }
}

struct SkeletonOfAny<S: Shape>: View {
  var shape: S
  var body: some View { shape.fill(.gray) }  //= Shape block
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct SkeletonRow: View {
  var body: some View {
    Wave().fill(.gray)  //= Wave block
    Wave().fill(.blue)  //= Wave uncovered
    Wave()  //= Wave uncovered
  }
}

struct Row: View {
  var body: some View {
    HStack {
      SkeletonBox(.circle)  //= Circle block
      SkeletonBox(.rect(cornerRadius: 4))  //= RoundedRectangle block
      SkeletonBox(.rect)  //= Rectangle block
      SkeletonBox(RoundedRectangle(cornerRadius: 4))  //= RoundedRectangle block
      SkeletonRow()
    }
  }
}

struct Others: View {
  var body: some View {
    Wave().fill(.gray)  //= Wave uncovered
  }
}
