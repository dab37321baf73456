// `if`, `else if`, `switch`: one branch, that of loading where the condition tells it, and what is left out is said.
//# StateView
import SwiftUI

enum LoadState { case idle, loading, loaded([String]), failed(Error) }

struct StateView: View {
  @State var state = LoadState.idle
  @State var isLoading = true
  @State var isLarge = false

  var body: some View {
    VStack {  //= VStack container
      if isLoading {  //? the branch of line 14 is listed while it loads; not: line 17
        ProgressView()  //= ProgressView uncovered
        Text("Loading").redacted(reason: .placeholder)  //= Text lines
      } else {
        Text("Done")  //= absent
      }
      switch state {  //? the branch of line 22 is listed while it loads; not: lines 21, 23 and 24
      case .idle: EmptyView()  //= absent
      case .loading: ProgressView()  //= ProgressView
      case .loaded(let names): Text(names.joined())  //= absent
      case .failed: Text("Failed")  //= absent
      }
      if isLarge {  //? the condition does not say whether this or another branch is there: the branch of line 26 is listed
        Text("Large").redacted(reason: .placeholder)  //= Text lines
      } else {
        Text("Small").redacted(reason: .placeholder)  //= absent
      }
      if !isLoading {  //? none of its branches is there while it loads; not: line 31
        Text("Next page")  //= absent
      }
    }
  }
}
