extension Rule {
  static let unmarkedInCode = Rule(
    "unmarked-in-code", .note, inPartialFiles: .note,
    "Code sets isSkeletonable to false on a view that the file marks.",
    why: "What code sets comes after what the file says, so the mark in the file has no effect.",
    fix: "Take the mark out of the file, or the line out of the code.",
    link: .readme,
    accepts: [storyboard(flag: "", "titleLabel.isSkeletonable = false")],
    reports: [RuleExample(storyboard(flag: marked, "↓titleLabel.isSkeletonable = false"))]
  ) { context in
    (context.hierarchy.code?.unmarked ?? []).map { call in
      let name = context.name(of: call.view)
      return Finding(
        view: call.view, place: call.place,
        message: "\(name) is marked in the file, and this takes the mark away",
        help: "take the mark out of the file, or this line out of the code",
        notes: [context.note("\(name) is marked here", at: call.view)])
    }
  }
}

private let marked = """
  <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
          </userDefinedRuntimeAttributes>
  """

private func storyboard(flag: String, _ line: String) -> String {
  """
  <!-- Note.xib -->
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
    <objects>
      <view id="top" customClass="NoteView">
        <subviews>
          <label id="title">
            \(flag)
          </label>
        </subviews>
        <connections><outlet property="titleLabel" destination="title"/></connections>
      </view>
    </objects>
  </document>
  // NoteView.swift
  final class NoteView: UIView {
    @IBOutlet var titleLabel: UILabel!
    override func awakeFromNib() {
      isSkeletonable = true
      \(line)
      showSkeleton()
    }
  }
  """
}
