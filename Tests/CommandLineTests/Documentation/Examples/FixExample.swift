import SkelinspectKit

/// The text after the first fix that alters no view but those it is about.
func fixed(_ text: String) -> String {
  let fixes = lint(text, named: "screen.yaml").diagnostics.flatMap(\.fixes)
  guard let fix = fixes.first(where: \.isSafe) else { return text }
  var bytes = Array(text.utf8)
  for file in fix.files {
    for edit in file.edits.reversed() {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
