import SkelinspectKit

extension Invocation {
  /// The values of `--state` and `--branch`.
  var branches: BranchChoice {
    get throws(UsageError) {
      var choice = BranchChoice()
      if let state = last(.state).flatMap(BranchChoice.State.init) { choice.state = state }
      for value in all(.branch) {
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let line = parts[0], let number = parts[1], line > 0, number > 0 else {
          throw UsageError(
            value, of: .branch, help: "it takes a line and the number of a branch, such as 12=2")
        }
        choice.numbers[line] = number
      }
      return choice
    }
  }
}
