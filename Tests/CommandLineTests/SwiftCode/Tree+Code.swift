import Foundation
import Testing

extension Tree {
  /// A screen in a storyboard: a label that is marked.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="s">
          <objects>
            <viewController id="c" customClass="MainViewController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                <subviews>
                  <label text="Label" id="l">
                    <rect key="frame" x="20" y="20" width="280" height="20"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                    </userDefinedRuntimeAttributes>
                  </label>
                </subviews>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  /// A class without views.
  static let code = "import UIKit\n\nclass Model {}\n"

  /// Storyboards at their places, and Swift files with a class at theirs.
  init(storyboards: [String], code: [String], _ others: [String: String] = [:]) throws {
    var files = others
    for name in storyboards { files[name] = Self.storyboard }
    for name in code { files[name] = Self.code }
    try self.init(files)
  }

  /// With which code inspect says that it read, without the words before it.
  func code(_ arguments: String..., in path: String = "") throws -> [String] {
    let outcome = try run(["inspect"] + arguments, in: path)
    #expect(outcome.status == 0, "\(outcome.error)")
    let words = "read with: "
    return outcome.text.split(separator: "\n").filter { $0.hasPrefix(words) }.map {
      String($0.dropFirst(words.count))
    }
  }
}
