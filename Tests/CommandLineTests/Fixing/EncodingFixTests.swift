import Foundation
import Testing

@Suite("Fixes in Interface Builder files that declare another encoding")
struct EncodingFixTests {
  struct Encoding: CustomTestStringConvertible, Sendable {
    let name: String
    let value: String.Encoding
    var mark = ""

    var testDescription: String { name + (mark.isEmpty ? "" : " with a mark") }
  }

  static let encodings = [
    Encoding(name: "UTF-16", value: .utf16LittleEndian, mark: "\u{FEFF}"),
    Encoding(name: "UTF-16", value: .utf16BigEndian, mark: "\u{FEFF}"),
    Encoding(name: "utf-16le", value: .utf16LittleEndian),
  ]

  private static func nib(_ encoding: String) -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" id="v" userLabel="Größe">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonabel" value="YES"/>
                </userDefinedRuntimeAttributes>
            </view>
        </objects>
    </document>

    """
  }

  private static func write(_ nib: String, in encoding: Encoding, to tree: borrowing Tree) throws -> URL {
    let file = tree.folder.appending(path: "a.xib")
    try #require((encoding.mark + nib).data(using: encoding.value)).write(to: file)
    return file
  }

  @Test(
    "They are those of UTF-8, and all other bytes stay", arguments: encodings,
    [["lint", "--fix", "a.xib"], ["lint", "--add-ignores=Grün", "a.xib"], ["why", "a.xib", "v", "--fix"]])
  func same(_ encoding: Encoding, _ command: [String]) throws {
    let plain = try Tree(["a.xib": Self.nib("UTF-8")])
    #expect(try plain.run(command).status == 0)
    let fixed = try plain.text("a.xib")
    #expect(fixed != Self.nib("UTF-8"))
    let tree = try Tree([:])
    let file = try Self.write(Self.nib(encoding.name), in: encoding, to: tree)
    let outcome = try tree.run(command)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.error)")
    let expected =
      encoding.mark + fixed.replacing("encoding=\"UTF-8\"", with: "encoding=\"\(encoding.name)\"")
    #expect(try Data(contentsOf: file) == expected.data(using: encoding.value))
    if command[0] == "lint" { #expect(try tree.run("lint", "a.xib").status == 0) }
  }
}
