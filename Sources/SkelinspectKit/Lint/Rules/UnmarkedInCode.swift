extension Rule {
  static let unmarkedInCode = Rule(
    "unmarked-in-code", .note, inPartialFiles: .note,
    "Code sets isSkeletonable to false on a view that the file marks.",
    why: "What code sets comes after what the file says, so the mark in the file has no effect.",
    fix: "Take the mark out of the file, or the line out of the code.",
    link: .readme,
    accepts: [
      noteView(flag: "", "titleLabel.isSkeletonable = false"),
      noteView(flag: marked, "titleLabel.isSkeletonable = titleLabel.text == nil"),
    ],
    reports: [
      noteView(flag: marked, "↓titleLabel.isSkeletonable = false"),
      noteView(flag: marked, "[titleLabel].forEach { ↓$0.isSkeletonable = false }"),
    ]
  ).looking(among: { ($0.hierarchy.evidence?.unmarked ?? []) }) { call, context in
    let name = context.name(of: call.view)
    return context.finding(
      "\(name) is marked in the file, and this removes the mark", at: call.view, place: call.place,
      help: "take the mark out of the file, or this line out of the code",
      notes: [context.note("\(name) is marked here", at: call.view)])
  }
}

private let marked =
  "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isSkeletonable\" value=\"YES\"/>"

private func noteView(flag: String, _ line: String) -> RuleExample {
  """
  // NoteView.swift, and the xib that it belongs to.
  final class NoteView: UIView {
    @IBOutlet var titleLabel: UILabel!
    override func awakeFromNib() {
      isSkeletonable = true
      \(line)
      showSkeleton()
    }
  }
  /* NoteView.xib
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
    <objects>
      <view id="top" customClass="NoteView">
        <subviews>
          <label id="title">
            <userDefinedRuntimeAttributes>\(flag)</userDefinedRuntimeAttributes>
          </label>
        </subviews>
        <connections><outlet property="titleLabel" destination="title"/></connections>
      </view>
    </objects>
  </document>
  */
  """
}
