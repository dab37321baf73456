import Testing

@testable import SkelinspectKit

@Suite("A page of skeletons that an animation of the app moves")
struct OwnAnimationPageTests {
  @Test(
    "draws them still, in the colour that show gives them",
    arguments: ["usingColor: .clouds, animation: pulsing", "usingColor: .clouds, animation: { $0.pulsing }"])
  func still(_ arguments: String) throws {
    let code = """
      import SkeletonView
      final class CardController: UIViewController {
        let avatar = UIView()
        override func viewDidLoad() {
          view.addSubview(avatar)
          view.isSkeletonable = true
          avatar.isSkeletonable = true
        }
        override func viewDidAppear(_ animated: Bool) { view.showAnimatedSkeleton(\(arguments)) }
        func pulsing(_ layer: CALayer) -> CAAnimation { CABasicAnimation(keyPath: "opacity") }
      }
      """
    let hierarchies = try Project([Project.File(name: "A.swift", bytes: Array(code.utf8))]).hierarchies()
    #expect(hierarchies.contains { $0.show.open[.animation] != nil })
    let page = Page(drawing: hierarchies.map { Screen($0) }, PictureSettings()).text
    #expect(page.contains("--p:light-dark(#ECF0F1,#ECF0F1)"))
  }
}
