import Foundation
import SkelinspectKit

func output(of command: String, on names: [String], in folder: URL) throws -> String {
  let project = Project(
    try names.map { name in
      Project.File(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    })
  return command == "lint" ? project.lint().text() : outline(try project.hierarchies())
}
