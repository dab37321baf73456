import Foundation
import Testing

@Suite(
  "File names that are not UTF-8",
  .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "a Mac has none"))
struct FileNameTests {
  /// Two names that differ in such a byte, one of the letters that show it, and two with other odd bytes.
  private static let setUp = #"""
    cd "$(mktemp -d)"; trap 'rm -r "$PWD"' EXIT
    for name in $'caf\xe9' $'caf\xe8' 'caf\xE9' $'\xf0\x9f\xa6' $'ö\xff'; do
      echo '{type: UIView, isSkeletonable: yes}' > "$name.yaml"
    done
    """#
  private static let shown = [#"caf\x5CxE9"#, #"caf\xE8"#, #"caf\xE9"#, #"ö\xFF"#, #"\xF0\x9F\xA6"#]

  private func run(_ command: String) throws -> Program.Outcome {
    try Program().shell("\(Self.setUp)\n\(command)")
  }

  @Test("are escaped in texts, and each names its own file", arguments: [".", "*"])
  func texts(_ operands: String) throws {
    let outcome = try run("skelinspect lint \(operands) -f csv")
    let names = outcome.text.split(whereSeparator: \.isNewline).dropFirst().compactMap {
      $0.split(separator: ",").first.map(String.init)
    }
    #expect(Set(names) == Set(Self.shown.map { $0 + ".yaml" }), "\(outcome.error)")
    let inspected = try run("skelinspect inspect *").text
    for name in Self.shown { #expect(inspected.contains("\n\(name).yaml\n") || inspected.hasPrefix(name)) }
  }

  @Test("are their bytes in URIs")
  func addresses() throws {
    let sarif = try run("skelinspect lint -f sarif").text
    for name in ["caf%E9", "caf%E8", "caf%5CxE9", "%C3%B6%FF", "%F0%9F%A6"] {
      #expect(sarif.contains("\"uri\": \"\(name).yaml\""), "\(name)")
    }
  }

  @Test("are written and removed by their bytes")
  func reports() throws {
    let script = #"""
      skelinspect lint $'caf\xe9.yaml' -f $'json=r\xe9' --format=$'csv=r\xe8'; ls | grep -c $'^r[\xe8\xe9]$'
      skelinspect lint none.yaml -f $'json=r\xe9' 2>/dev/null; ls | grep -c $'^r[\xe8\xe9]$'
      skelinspect lint $'none\xe9.yaml'
      """#
    let outcome = try run("export LC_ALL=C\n" + script)
    #expect(outcome.text == "2\n1\n")
    #expect(outcome.error == #"none\xE9.yaml: error: No such file or directory"# + "\n")
  }
}
