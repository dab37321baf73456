// Functions of that name that are no modifiers, and one of the project's own with other types.
//# Letters
import SwiftUI

func redacted(reason: String) -> String { reason }

struct Formatter { func redacted(reason: String) -> String { reason } }

extension View {
  func redacted(_ kind: String) -> some View { font(.caption) }
}

struct Letters: View {
  let formatter = Formatter()

  var body: some View {
    VStack {  //= VStack
      Text(redacted(reason: "placeholder"))  //= Text -redacted uncovered
      Text(formatter.redacted(reason: "placeholder"))  //= Text -redacted uncovered
      Text("c").redacted("placeholder")  //= Text -redacted -custom uncovered
    }
  }
}
