/// What UIKit's controls and bars show, for pictures alone.
extension ViewKey {
  var controlsRow: Key {
    switch self {
    case .isOn:
      Key(.boolean).default(false).inCode(.shown).says("Whether a UISwitch is on; default: false.")
    case .progress:
      Key(.number).default(0.5).inCode(.shown)
        .says("How much of a UIProgressView is filled, from 0 to 1; default: half of it is drawn.")
    case .numberOfPages:
      Key(.integer).default(3).inCode(.shown)
        .says("A UIPageControl's number of pages; default: three are drawn.")
    case .currentPage:
      Key(.integer).default(0).inCode(.shown).says("The page of a UIPageControl, from 0; default: 0.")
    case .items:
      Key(.texts).examples([["Day", "Week"]]).inCode(.shown).says(
        "Titles of a UISegmentedControl's segments, or of the items of a UINavigationBar, UITabBar or UIToolbar."
      )
    case .selectedSegmentIndex:
      Key(.integer).default(-1).inCode(.shown)
        .says("The selected segment of a UISegmentedControl, from 0; default: -1, none.")
    case .tintColor:
      Key(.anyColor).inCode(.shown).says(
        "The colour of titles of buttons, symbols, sliders and progress; default: the parent's, at last systemBlue."
      )
    case .onTintColor:
      Key(.anyColor).inCode(.shown).says("The colour of a UISwitch that is on; default: systemGreen.")
    case .minimumTrackTintColor, .progressTintColor:
      Key(.anyColor).inCode(.shown).says(
        "The filled part of a \(self == .progressTintColor ? "UIProgressView" : "UISlider"); default: the tintColor."
      )
    case .selectedSegmentTintColor:
      Key(.anyColor).inCode(.shown).says(
        "The selected segment's colour in a UISegmentedControl; default: white.")
    case .currentPageIndicatorTintColor:
      Key(.anyColor).inCode(.shown).says("The current page's dot in a UIPageControl; default: gray.")
    case .barTintColor:
      Key(.anyColor).inCode(.shown).says("The background of a UINavigationBar, UIToolbar or UITabBar.")
    default: Key(.anything)
    }
  }
}
