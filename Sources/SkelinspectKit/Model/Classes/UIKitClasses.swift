/// Every public view class of UIKit with its superclass (Apple's UIKit headers, iOS, tvOS and visionOS), and
/// the private ones that view dumps name.
///
/// Beside them stand the views of TVUIKit, and those of Apple's other frameworks that are more than a plain
/// `UIView`. Parents stand before children.
let uiKitClasses: [(name: String, superclass: String)] = [
  // The roots
  ("UIView", ""),
  ("UIWindow", "UIView"),
  ("UIControl", "UIView"),
  ("UIScrollView", "UIView"),

  // Controls
  ("UIButton", "UIControl"),
  ("UIColorWell", "UIControl"),
  ("UIDatePicker", "UIControl"),
  ("UIPageControl", "UIControl"),
  ("UIPasteControl", "UIControl"),
  ("UIRefreshControl", "UIControl"),
  ("UISegmentedControl", "UIControl"),
  ("UISlider", "UIControl"),
  ("UIStepper", "UIControl"),
  ("UISwitch", "UIControl"),
  ("UITextField", "UIControl"),
  ("UISearchTextField", "UITextField"),

  // Scrolling views
  ("UICollectionView", "UIScrollView"),
  ("UITableView", "UIScrollView"),
  ("UITextView", "UIScrollView"),

  // Cells, headers and footers
  ("UITableViewCell", "UIView"),
  ("UITableViewHeaderFooterView", "UIView"),
  ("UICollectionReusableView", "UIView"),
  ("UICollectionViewCell", "UICollectionReusableView"),
  ("UICollectionViewListCell", "UICollectionViewCell"),

  // Bars
  ("UINavigationBar", "UIView"),
  ("UISearchBar", "UIView"),
  ("UITabBar", "UIView"),
  ("UIToolbar", "UIView"),

  // Content
  ("UIActivityIndicatorView", "UIView"),
  ("UICalendarView", "UIView"),
  ("UIContentUnavailableView", "UIView"),
  ("UIImageView", "UIView"),
  ("UILabel", "UIView"),
  ("UIListContentView", "UIView"),
  ("UIPickerView", "UIView"),
  ("UIProgressView", "UIView"),
  ("UIStandardTextCursorView", "UIView"),

  // Containers, backgrounds and effects
  ("UIBackgroundExtensionView", "UIView"),
  ("UIEventAttributionView", "UIView"),
  ("UIInputView", "UIView"),
  ("UIPopoverBackgroundView", "UIView"),
  ("UIStackView", "UIView"),
  ("UIVisualEffectView", "UIView"),

  // Deprecated
  ("UIActionSheet", "UIView"),
  ("UIAlertView", "UIView"),
  ("UIWebView", "UIView"),

  // TVUIKit
  ("TVLockupView", "UIControl"),
  ("TVCaptionButtonView", "TVLockupView"),
  ("TVCardView", "TVLockupView"),
  ("TVMonogramView", "TVLockupView"),
  ("TVPosterView", "TVLockupView"),
  ("TVLockupHeaderFooterView", "UIView"),
  ("TVMediaItemContentView", "UIView"),
  ("TVMonogramContentView", "UIView"),
  ("TVCollectionViewFullScreenCell", "UICollectionViewCell"),

  // Other frameworks: views whose UIKit ancestor is more than UIView
  ("ASAuthorizationAppleIDButton", "UIControl"),
  ("BCChatButton", "UIControl"),
  ("CLLocationButton", "UIControl"),
  ("PKIdentityButton", "UIControl"),
  ("INUIAddVoiceShortcutButton", "UIButton"),
  ("PKAddPassButton", "UIButton"),
  ("PKPaymentButton", "UIButton"),
  ("ShortcutsUIButton", "UIButton"),
  ("BEScrollView", "UIScrollView"),
  ("PKCanvasView", "UIScrollView"),
  ("TipUICollectionReusableView", "UICollectionReusableView"),
  ("TipUICollectionViewCell", "UICollectionViewCell"),
  ("CPWindow", "UIWindow"),

  // Private: cells and tables. The first is Interface Builder's name for what is a plain UIView at run time.
  ("UICollectionViewCellContentView", "UIView"),
  ("UITableViewCellContentView", "UIView"),
  ("UITableViewLabel", "UILabel"),
  ("UITableViewWrapperView", "UIScrollView"),
  ("_UITableViewHeaderFooterContentView", "UIView"),
  ("_UITableViewHeaderFooterViewLabel", "UILabel"),

  // Private: the parts of controls and bars
  ("UIButtonLabel", "UILabel"),
  ("UIFieldEditor", "UIScrollView"),
  ("UISearchBarTextField", "UISearchTextField"),
  ("UISegment", "UIImageView"),
  ("UISegmentLabel", "UILabel"),
  ("UITabBarButton", "UIControl"),
  ("UITabBarButtonLabel", "UILabel"),
  ("UITabBarSwappableImageView", "UIImageView"),
  ("UITextFieldLabel", "UILabel"),
  ("_UIButtonBarButton", "UIControl"),
  ("_UIButtonBarStackView", "UIStackView"),
  ("_UIModernBarButton", "UIButton"),
  ("_UIQueuingScrollView", "UIScrollView"),

  // Private: the keyboard's windows
  ("UIApplicationRotationFollowingWindow", "UIWindow"),
  ("UIAutoRotatingWindow", "UIApplicationRotationFollowingWindow"),
  ("UITextEffectsWindow", "UIAutoRotatingWindow"),
  ("UIRemoteKeyboardWindow", "UITextEffectsWindow"),
]
