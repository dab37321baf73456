// A type that is no view takes no name of SwiftUI's; `SwiftUI.Section` is SwiftUI's even beside a view of that name.
//# Screen
import SwiftUI

struct List: Codable { let id: Int }

struct Section: View {
  var body: some View { Text("Own").unredacted() }  //= Text unredacted
}

struct Screen: View {
  var body: some View {
    List {  //= List container
      SwiftUI.Section {  //= Section container
        SwiftUI.Text("One line")  //= Text lines
      }
      Section()  //= Section uncovered
    }
    .redacted(reason: .placeholder)
  }
}
