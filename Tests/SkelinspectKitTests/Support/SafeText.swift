@testable import SkelinspectKit

extension String {
  /// Whether no line of it holds anything that a terminal obeys or that nobody sees.
  var isSafeOnTerminals: Bool {
    let lines = unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    return lines.allSatisfy { $0.escapedForTerminal == $0 }
  }
}
