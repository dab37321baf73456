// Branches of which nothing is covered are not worth a remark; a binding of `if let` hides the property.
//# NameView
import SwiftUI

struct NameView: View {
  var name: String?

  var body: some View {
    if let name {
      Text(name)  //= absent
    } else {
      Text("Nobody")  //= Text text=Nobody
    }
  }
}
