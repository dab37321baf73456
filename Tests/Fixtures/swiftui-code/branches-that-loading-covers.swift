// Data only counts as missing while it loads: a branch that is redacted then is there as well, as likely as not.
//# Runs, Rows, Chosen, Spinning, Disabled, Asked
import Shimmer
import SwiftUI

struct Runs: View {
  var isLoading: Bool
  var runs: [Run]
  var body: some View {
    ZStack {  //= ZStack container
      if runs.isEmpty {  //? whether this or another branch is there
        Text("No runs yet")  //= absent
      } else {
        List(runs) { run in  //= List redacted(placeholder) container
          Text("A run")  //= Text lines
        }
        .redacted(reason: isLoading ? .placeholder : [])
      }
    }
  }
}

struct Rows: View {
  @ObservedObject var model: RunsModel
  var body: some View {
    if model.runs.isEmpty {  //? whether this or another branch is there
      Text("No runs yet")  //= absent
    } else {
      RunList(isLoading: model.isLoading)
    }
  }
}

struct RunList: View {
  let isLoading: Bool
  var body: some View {
    VStack { Text("A run") }.shimmering(active: isLoading)  //= Text uncovered
  }
}

struct Chosen: View {
  var isLoading: Bool
  var runs: [Run]
  var body: some View {
    runs.isEmpty  //? whether this or another branch is there
      ? AnyView(Text("No runs yet"))  //= absent
      : AnyView(rows)
  }
  private var rows: some View {
    Text("A run").redacted(reason: isLoading ? .placeholder : [])  //= Text redacted(placeholder) lines
  }
}

// A branch that waits is the one; the other one is named all the same.
struct Spinning: View {
  var isLoading: Bool
  var user: User?
  var body: some View {
    if let user {  //? is listed while it loads; not: line
      Text("Name").redacted(reason: isLoading ? .placeholder : [])  //= absent
    } else {
      ProgressView()  //= ProgressView uncovered
    }
  }
}

// Nothing would be covered in either.
struct Disabled: View {
  var isLoading: Bool
  var runs: [Run]
  var body: some View {
    if runs.isEmpty {
      Text("No runs yet")  //= Text uncovered
    } else {
      List(runs) { run in Text("A run") }.disabled(isLoading)  //= absent
    }
  }
}

// A word of loading tells which it is.
struct Asked: View {
  var isLoading: Bool
  var runs: [Run]
  var body: some View {
    if runs.isEmpty && !isLoading {  //? is listed while it loads; not: line
      Text("No runs yet")  //= absent
    } else {
      Text("A run").redacted(reason: isLoading ? .placeholder : [])  //= Text redacted(placeholder) lines
    }
  }
}
