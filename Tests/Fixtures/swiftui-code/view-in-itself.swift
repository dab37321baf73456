// A view that stands in itself is named there, and not followed.
//# Node
import SwiftUI

struct Node: View {
  let children: [Int]

  var body: some View {
    VStack {  //= VStack
      Text("Node")  //= Text text=Node
      ForEach(children, id: \.self) { _ in  //= ForEach
        Node(children: [])  //= Node unknown
        //?^ contains itself
      }
    }
  }
}
