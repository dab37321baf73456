"""Writes the Swift code of an app: models, services, screens and cells, some of which show skeletons."""

from __future__ import annotations

from pathlib import Path

FILES_OF_A_FOLDER = 50

STORYBOARD_NAME = "Screen.storyboard"

# One of so many files each speaks of skeletons: a screen, a cell.
SKELETONS_EACH = 10

SCREEN = """\
import UIKit
{library}
final class Screen{n}ViewController: BaseViewController, UITableViewDelegate {{

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!
    private lazy var avatarView: UIImageView = {{
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.translatesAutoresizingMaskIntoConstraints = false{mark_in_closure}
        return view
    }}()
    private let viewModel = Screen{n}ViewModel()

    override func viewDidLoad() {{
        super.viewDidLoad()
        view.addSubview(avatarView)
        tableView.register(Cell{n}.self, forCellReuseIdentifier: "Cell{n}"){marks}
        NSLayoutConstraint.activate([
            avatarView.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            avatarView.heightAnchor.constraint(equalToConstant: 48),
        ])
        viewModel.onChange = {{ [weak self] state in self?.render(state) }}
    }}

    private func render(_ state: Screen{n}ViewModel.State) {{
        switch state {{
        case .loading: {show}
        case .loaded(let items):
            {hide}
            titleLabel.text = "\\(items.count) entries"
            tableView.reloadData()
        case .failed(let error): present(error)
        }}
    }}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.select(indexPath.row)
    }}
"""

CELL = """\
import UIKit
{library}
/// One entry of a list: "{{" in a text is not a block.
final class Cell{n}: UITableViewCell {{
    static let identifier = "Cell{n}"
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {{
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [nameLabel, detailLabel].forEach(stack.addArrangedSubview)
        contentView.addSubview(stack){marks}
    }}

    required init?(coder: NSCoder) {{ fatalError("init(coder:) has not been implemented") }}

    func configure(with item: Item{n}) {{
        nameLabel.text = item.name
        detailLabel.attributedText = NSAttributedString(string: item.detail ?? "—")
    }}
"""

SERVICE = """\
import Foundation

protocol Service{n}Protocol: AnyObject {{
    func items(of page: Int, completion: @escaping (Result<[Item{n}], Error>) -> Void)
}}

final class Service{n}: Service{n}Protocol {{
    private let session: URLSession
    private let decoder = JSONDecoder()

    init(session: URLSession = .shared) {{ self.session = session }}
"""

MODEL = """\
import Foundation

struct Item{n}: Codable, Hashable {{
    let id: Int
    let name: String
    let detail: String?

    enum CodingKeys: String, CodingKey {{ case id, name, detail = "detail_text" }}
}}

final class Screen{n}ViewModel {{
    enum State {{ case loading, loaded([Item{n}]), failed(Error) }}
    var onChange: ((State) -> Void)?
"""

# What any file goes on with, in turn.
MEMBERS = [
    """
    /// Loads a page, newest first; `{{` and `}}` in comments are not blocks.
    func load{k}(_ page: Int, completion: @escaping (Result<[Int], Error>) -> Void) {{
        let query = ["page": "\\(page)", "limit": "{k}"]
        request("/items/\\(page)", query: query) {{ [weak self] data, response, error in
            guard let self = self, let data = data else {{ return completion(.failure(error ?? Failure.unknown)) }}
            do {{ completion(.success(try self.parse(data))) }} catch {{ completion(.failure(error)) }}
        }}
    }}
""",
    """
    // MARK: - Step {k}

    private func update{k}(_ values: [Double], scale: Double = 1.5) -> [String: Double] {{
        var result: [String: Double] = [:]
        for (index, value) in values.enumerated() where value > 0 {{
            let key = index.isMultiple(of: 2) ? "even-\\(index)" : "odd-\\(index)"
            result[key, default: 0] += value * scale / Double(values.count)
        }}
        return result.filter {{ $0.value > 0.01 }}
    }}
""",
    """
    var summary{k}: String {{
        let names = entries.map {{ $0.name.trimmingCharacters(in: .whitespaces) }}.filter {{ !$0.isEmpty }}
        if names.isEmpty {{ return NSLocalizedString("summary.none", comment: "No entries") }}
        let head = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\\(head) and \\(names.count - 3) more" : head
    }}
""",
]

# A member that hands the closures that it is given on to the next.
HANDING_ON = """
    func perform{k}(_ step: @escaping (UIView) -> Void, then next: @escaping () -> Void) {{
        queue.async {{ [weak self] in
            self?.perform{after}({{ step($0) }}, then: next)
            self?.perform{after}(step) {{ next() }}
        }}
    }}
"""


def write(folder: Path, files: int, lines: int, hands_closures_on: bool = False) -> None:
    """Writes so many files of about so many lines in folders below one, and a storyboard's project around them."""
    (folder / "App.xcodeproj").mkdir(parents=True)
    kinds = [HANDING_ON, *MEMBERS] if hands_closures_on else MEMBERS
    members = {k: [member.format(k=k, after=k + len(kinds)) for member in kinds] for k in range(lines // 7)}
    for n in range(files):
        directory = folder / f"Module{n // FILES_OF_A_FOLDER}"
        directory.mkdir(exist_ok=True)
        text = head(n)
        k = 0
        count = text.count("\n")
        while count < lines - 10:
            member = members[k][k % len(kinds)]
            text += member
            count += member.count("\n")
            k += 1
        (directory / f"File{n}.swift").write_text(text + "}\n", encoding="utf-8")
    (folder / "Loading.swift").write_text(HELPERS, encoding="utf-8")
    (folder / STORYBOARD_NAME).write_text(STORYBOARD, encoding="utf-8")


def head(n: int) -> str:
    kind = (SCREEN, CELL, SERVICE, MODEL)[n % 4]
    # What belongs together has one number.
    number = n // 4
    has_skeletons = number % SKELETONS_EACH == 0
    return kind.format(
        n=number,
        library="import SkeletonView\n" if has_skeletons else "",
        mark_in_closure="\n        view.isSkeletonable = true" if has_skeletons else "",
        marks="\n        [nameLabel, detailLabel, stack].forEach { $0.isSkeletonable = true }"
        if has_skeletons and kind is CELL else "\n        [titleLabel, tableView].forEach { $0?.isSkeletonable = true }"
        if has_skeletons else "",
        show="view.showAnimatedGradientSkeleton()" if has_skeletons else "spinner.startAnimating()",
        hide="view.hideSkeleton()" if has_skeletons else "spinner.stopAnimating()")


HELPERS = """\
import SkeletonView
import UIKit

extension UIView {
    func showLoading() { showAnimatedGradientSkeleton() }
    func hideLoading() { hideSkeleton() }
}
"""

STORYBOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
    <scenes>
        <scene sceneID="s">
            <objects>
                <viewController id="vc" customClass="Screen0ViewController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <subviews>
                            <label opaque="NO" id="title">
                                <rect key="frame" x="16" y="60" width="358" height="21"/>
                            </label>
                            <tableView alwaysBounceVertical="YES" style="plain" rowHeight="44" id="table">
                                <rect key="frame" x="0.0" y="100" width="390" height="744"/>
                            </tableView>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="title" id="o1"/>
                        <outlet property="tableView" destination="table" id="o2"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""
