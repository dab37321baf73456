"""Pictures look as the app does: weights, tints, bars, rows and what scrolls sideways."""
import os

from browser import PageTest

SCREEN = """\
type: UIView
frame: [0, 0, 390, 844]
tintColor: "#B00020"
subviews:
  - {type: UILabel, text: Headline, font: {pointSize: 17, weight: semibold}, frame: [16, 60, 300, 24]}
  - {type: UIButton, title: Save, frame: [16, 100, 100, 44]}
  - type: UITableView
    frame: [0, 200, 390, 300]
    rowHeight: 60
    prototypes:
      - type: UITableViewCell
        contentView: {subviews: [{type: UILabel, id: row, text: Row, frame: [16, 20, 90, 20]}]}
"""
CODE = """\
import SkeletonView
import UIKit

final class Feed: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.navigationBar.barTintColor = .systemYellow
    view.isSkeletonable = true
    view.addSubview(label)
    label.isSkeletonable = true
    view.showSkeleton()
  }
}

"""
SHELF = """\
import SkeletonView
import UIKit

final class Shelf: UIViewController, SkeletonCollectionViewDataSource {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: Shelf.layout())
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isSkeletonable = true
    list.isSkeletonable = true
    view.addSubview(list)
    NSLayoutConstraint.activate([list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])
    list.dataSource = self
    list.register(Book.self, forCellWithReuseIdentifier: "book")
    view.showSkeleton()
  }
  static func layout() -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
  func collectionSkeletonView(_ view: UICollectionView, cellIdentifierForItemAt path: IndexPath) -> String { "book" }
  func collectionSkeletonView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
}

final class Book: UICollectionViewCell {
  let cover = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    contentView.addSubview(cover)
    cover.isSkeletonable = true
  }
  required init?(coder: NSCoder) { fatalError() }
}
"""
LETTERS = """
return [...document.querySelectorAll('.after .device text')].filter((text) => text.textContent === arguments[0])
  .map((text) => { const style = getComputedStyle(text); return [style.fontWeight, style.fill, style.fontSize]; })
"""
PLACES = """
return [...document.querySelectorAll(arguments[0] + ' g[data-view="' + arguments[1] + '"]')].map((shape) => {
  const box = shape.querySelector('rect').getBBox(); return [Math.round(box.x), Math.round(box.y)]; })
"""


class LookTests(PageTest):
    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def test_weights_tints_and_rows(self):
        self.write("screen.yaml", SCREEN)
        self.preview("screen.yaml", folder=self.folder)
        self.assertEqual(self.script(LETTERS, "Headline")[0][0], "600")
        self.assertEqual(self.script(LETTERS, "Save")[0][1], "rgb(176, 0, 32)")
        before, after = [self.script(PLACES, side, 4) for side in (".before", ".after")]
        self.assertEqual(before, after)
        self.assertEqual(len(after), 5)
        self.assertEqual(len(self.script(LETTERS, "Row")), 5)
        self.check_accessibility()

    def test_large_titles_and_bars_with_a_colour(self):
        self.write("Feed.swift", CODE)
        self.preview("Feed.swift", folder=self.folder)
        weight, _, size = self.script(LETTERS, "News")[0]
        self.assertEqual((weight, size), ("700", "34px"))
        self.assertEqual(
            self.script("return document.querySelector('.after .device svg > g > rect').getBBox().height"), 143)

    def test_a_section_that_scrolls_sideways_below_the_status_bar(self):
        self.write("Shelf.swift", SHELF)
        self.preview("Shelf.swift", folder=self.folder)
        self.script("document.querySelector('.screen').hidden = false")
        places = self.script(PLACES, f"#{self.find('.screen').get_attribute('id')} .after", 2)
        self.assertEqual(len({y for _, y in places}), 1, places)
        self.assertEqual(len(places), 3, places)
        self.assertGreaterEqual(places[0][1], 47)
