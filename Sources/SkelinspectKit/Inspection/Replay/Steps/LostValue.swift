/// What hide writes over, in words.
enum LostValue {
  /// The keys by which an app sets it.
  static func keys(of name: String) -> Set<ViewKey> {
    switch name {
    case "cornerRadius": [.layer]
    case "clipsToBounds": [.clipsToBounds, .layer]
    default: ViewKey(rawValue: name).map { [$0] } ?? []
    }
  }

  static func words(of name: String) -> (why: String, help: String) {
    switch name {
    case "text":
      (
        "hide restores the text it had at show while its colour is still clear",
        "set textColor too, or call hideSkeleton() first"
      )
    case "cornerRadius", "clipsToBounds", "rowHeight":
      ("hide restores the value it had at show, whatever was set meanwhile", "set it after hideSkeleton()")
    case "isScrollEnabled":
      (
        "hide turns scrolling on, whatever it was before show",
        "set isUserInteractionDisabledWhenSkeletonIsActive to false before show, or isScrollEnabled after hide"
      )
    case "delegate":
      (
        "the data source was replaced while the skeleton showed, so hide restores nothing",
        "call hideSkeleton() before the data source is set"
      )
    default: ("what is blank at hide gets back the value it had at show", "set it after hideSkeleton()")
    }
  }
}
