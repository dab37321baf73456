// ForEach, sections with headers and footers, nested lists.
//# Settings
import SwiftUI

struct Settings: View {
  var body: some View {
    Form {  //= Form
      Section(header: Text("Account"), footer: Text("Only you see it")) {  //= Section
        ForEach(0..<3) { index in  //= ForEach
          Text("Row \(index)")  //= Text text=Row.…
        }
      }
      Section("Notifications") {  //= Section
        Toggle("Sound", isOn: .constant(true))  //= Toggle label=Sound
      } footer: {
        Text("At night too")  //= Text text=At.night.too
      }
    }
  }
}
