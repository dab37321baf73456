extension Hierarchy {
  /// The calls that its file lists, those of a batch as one.
  package var callCount: Int { calls?.calls.count ?? 0 }

  /// Where a call stands in the file.
  func place(of call: Call) -> Place {
    tree(ofFile: 0).document?.place(call.node) ?? source.place(0..<0)
  }
}
