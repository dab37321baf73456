/// The elements that stand for views in Interface Builder's files, and the classes that they make.
///
/// Xcode names an element after its class: `imageView` is a `UIImageView`.
enum ViewElements {
  static func className(of element: Range<Int>, in source: SourceText) -> String? {
    names.index(of: element, in: source.padded).map { all[$0].className }
  }

  private static let names = NameTable(all.map(\.element))

  private static let all: [(element: String, className: String)] = [
    // UIKit
    ("view", "UIView"), ("label", "UILabel"), ("imageView", "UIImageView"), ("button", "UIButton"),
    ("stackView", "UIStackView"), ("textField", "UITextField"), ("textView", "UITextView"),
    ("tableView", "UITableView"), ("tableViewCell", "UITableViewCell"),
    ("tableViewCellContentView", "UITableViewCellContentView"),
    ("tableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    ("collectionView", "UICollectionView"), ("collectionViewCell", "UICollectionViewCell"),
    ("collectionViewCellContentView", "UICollectionViewCellContentView"),
    ("collectionReusableView", "UICollectionReusableView"),
    ("scrollView", "UIScrollView"), ("containerView", "UIView"), ("control", "UIControl"),
    ("activityIndicatorView", "UIActivityIndicatorView"), ("calendarView", "UICalendarView"),
    ("colorWell", "UIColorWell"), ("contentUnavailableView", "UIContentUnavailableView"),
    ("datePicker", "UIDatePicker"), ("pageControl", "UIPageControl"), ("pickerView", "UIPickerView"),
    ("progressView", "UIProgressView"), ("refreshControl", "UIRefreshControl"),
    ("searchBar", "UISearchBar"), ("searchTextField", "UISearchTextField"),
    ("segmentedControl", "UISegmentedControl"), ("slider", "UISlider"), ("stepper", "UIStepper"),
    ("switch", "UISwitch"), ("navigationBar", "UINavigationBar"), ("tabBar", "UITabBar"),
    ("toolbar", "UIToolbar"), ("visualEffectView", "UIVisualEffectView"), ("webView", "UIWebView"),
    ("window", "UIWindow"), ("inputView", "UIInputView"),
    // Apple's other frameworks
    ("adBannerView", "ADBannerView"), ("arskView", "ARSKView"), ("arscnView", "ARSCNView"),
    ("arView", "ARView"), ("avPlayerView", "AVPlayerView"), ("captureVideoPreviewView", "UIView"),
    ("glkView", "GLKView"), ("locationButton", "CLLocationButton"), ("mapView", "MKMapView"),
    ("mtkView", "MTKView"), ("pdfView", "PDFView"), ("previewView", "QLPreviewView"),
    ("sceneKitView", "SCNView"), ("scnView", "SCNView"), ("skView", "SKView"), ("wkWebView", "WKWebView"),
  ]
}
