/// How the views of one side are named, and where they stand.
struct ExpectedPlaces {
  let screen: FileExpectation.Screen
  let paint: Paint

  /// `UILabel#name (profile.yaml:20:9)`, in colours.
  func head(_ view: Int) -> String {
    let id = screen.views[view].id.map { paint.cyan("#\($0.escapedForTerminal)") } ?? ""
    return paint.bold(screen.views[view].type.escapedForTerminal) + id + " " + paint.dim("(\(place(view)))")
  }

  /// `profile.yaml:20:9`.
  func place(_ view: Int) -> String {
    let place = screen.views[view].place
    let position = place.position
    return "\(place.fileName):\(position.line):\(position.column)".escapedForTerminal
  }

  func shortName(_ view: Int) -> String { screen.views[view].shortName.escapedForTerminal }

  func name(_ view: Int?) -> String { (view.map { screen.views[$0].name } ?? "the top").escapedForTerminal }
}
