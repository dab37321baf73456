// SkeletonUI's modifier puts shapes in the place of its view while its condition holds.
//# Users
import SkeletonUI
import SwiftUI

struct Users: View {
  @State private var users: [String] = []
  @State private var isOpen = false

  var body: some View {
    VStack {  //= VStack container
      Text("Name").skeleton(with: users.isEmpty)  //= Text block
      Text("Mail").skeleton(with: users.isEmpty, size: CGSize(width: 200, height: 20), shape: .capsule)  //= Text block
      Text("Look").skeleton(with: users.isEmpty).shape(type: .capsule).multiline(lines: 3).appearance(type: .solid())  //= Text block
      Text("Done").skeleton(with: !users.isEmpty)  //= Text uncovered
      Text("Open").skeleton(with: isOpen)  //= Text notKnown
      //?^ the condition does not say whether the skeleton is there while loading
      HStack {  //= HStack block
        Text("Inner")  //= Text underBlock
      }
      .skeleton(with: true)
    }
  }
}
