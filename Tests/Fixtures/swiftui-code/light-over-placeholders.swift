// What is blurred, blended or moved over a grey placeholder is the light on it; bars on a card are placeholders.
//# Row
import SwiftUI

struct SkeletonBox: View {
  @State private var isAnimating = false
  var body: some View {
    RoundedRectangle(cornerRadius: 8)  //= RoundedRectangle block
      .fill(Color.gray.opacity(0.3))
      .overlay {
        GeometryReader {  //= GeometryReader uncovered
          let size = $0.size
          Rectangle()  //= Rectangle uncovered
            .fill(.gray)
            .frame(width: size.width / 2, height: size.height * 2)
            .blur(radius: 30)
            .blendMode(.softLight)
            .offset(x: isAnimating ? size.width : -size.width)
        }
      }
      .onAppear {
        withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) { isAnimating = true }
      }
  }
}

struct SkeletonCard: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)  //= RoundedRectangle block
      .fill(Color.gray.opacity(0.1))
      .overlay {
        VStack {  //= VStack container
          Capsule().fill(.gray).frame(width: 80, height: 8)  //= Capsule block
        }
      }
  }
}

struct Photo: View {
  var body: some View {
    Circle()  //= Circle uncovered
      .fill(.gray)
      .overlay { Rectangle().fill(.gray).blur(radius: 4) }  //= Rectangle uncovered
  }
}

struct Row: View {
  var body: some View {
    HStack {
      SkeletonBox()
      SkeletonCard()
      Photo()
    }
  }
}
