// Ranges and literal lists say how often their views are there; lists of data and state do not.
//# Loops
import SwiftUI

enum Sample {
  static let all = (0..<4).map { "\($0)" }
}

struct Loops: View {
  @State private var rows = [1, 2]
  let names = ["a", "b", "c"]
  let given: [String]
  let size = 2

  var body: some View {
    VStack {
      ForEach(0..<6, id: \.self) { _ in Text("A") }  //= Text:Text text=A times=6
      ForEach(1...10, id: \.self) { _ in Text("B") }  //= Text:Text text=B times=10
      ForEach(["x", "y"], id: \.self) { _ in Text("C") }  //= Text:Text text=C times=2
      ForEach(names, id: \.self) { _ in Text("D") }  //= Text:Text text=D times=3
      ForEach(given, id: \.self) { _ in Text("E") }  //= Text:Text text=E times=?
      ForEach(rows, id: \.self) { _ in Text("F") }  //= Text:Text text=F times=?
      ForEach(0..<size, id: \.self) { _ in
        ForEach(0..<3, id: \.self) { _ in Text("G") }  //= Text:Text text=G times=6
      }
      Text("H")  //= Text text=H times=1
      ForEach((0..<5).map { "\($0)" }, id: \.self) { _ in Text("I") }  //= Text:Text text=I times=5
      ForEach(Sample.all, id: \.self) { _ in Text("J") }  //= Text:Text text=J times=4
    }
    .redacted(reason: .placeholder)
  }
}
