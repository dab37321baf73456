// Grey shapes that shimmer, or are there only while it loads, are placeholders; colours of the screen are not.
//# Bars, Rows, Card
import Shimmer
import SwiftUI

struct Bars: View {
  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.2)).frame(width: 200, height: 14)  //= RoundedRectangle block
      Capsule().fill(Color(.systemGray5)).frame(height: 10)  //= Capsule block
      Color.gray.frame(height: 14)  //= Color block
      Color.orange.frame(height: 14)  //= Color uncovered
      Circle().stroke(.gray)  //= Circle uncovered
      Divider()  //= Divider uncovered
    }
    .shimmering()
  }
}

struct Rows: View {
  @State private var isLoading = true
  var body: some View {
    if isLoading {  //? is listed while it loads; not: line 29
      HStack {  //= HStack container
        Circle().fill(.gray).frame(width: 40)  //= Circle block
        Color.white  //= Color uncovered
        Capsule().foregroundColor(.gray.opacity(0.3)).redacted(reason: .placeholder)  //= Capsule redacted(placeholder) block
      }
    } else {
      Text("Loaded")  //= absent
    }
  }
}

struct Card: View {
  var body: some View {
    HStack {
      Circle().fill(.gray)  //= Circle uncovered
      Text("Plain")  //= Text uncovered
    }
  }
}
