// `if`, `else if`, `switch`: the views of every branch, with a remark where something is covered.
//# StateView
import SwiftUI

enum LoadState { case idle, loading, loaded([String]), failed(Error) }

struct StateView: View {
  @State var state = LoadState.idle
  @State var isLoading = true

  var body: some View {
    VStack {  //= VStack container
      if isLoading {  //? every branch
        ProgressView()  //= ProgressView uncovered
        Text("Loading").redacted(reason: .placeholder)  //= Text lines
      } else {
        Text("Done")  //= Text uncovered
      }
      switch state {  //? every branch
      case .idle: EmptyView()  //= EmptyView
      case .loading: ProgressView()  //= ProgressView
      case .loaded(let names): Text(names.joined())  //= Text -text
      case .failed: Text("Failed")  //= Text text=Failed
      }
    }
  }
}
