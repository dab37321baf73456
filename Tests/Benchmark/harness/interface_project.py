"""Writes the storyboards and xibs of an app: tables, and the cells that code registers for them."""

from __future__ import annotations

from pathlib import Path

HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch">
"""

MARK = """\
<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>\
</userDefinedRuntimeAttributes>"""

STORYBOARD = """\
    <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Screen{n}ViewController"><view key="view" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><tableView id="t" estimatedRowHeight="80" rowHeight="80">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                {mark}
                <connections><outlet property="dataSource" destination="c" id="o"/></connections>
            </tableView></subviews>
            {mark}
        </view><connections><outlet property="tableView" destination="t" id="p"/></connections></viewController>
    </objects></scene></scenes>
</document>
"""

XIB = """\
    <objects><tableViewCell id="cell" customClass="Cell{n}" reuseIdentifier="Cell{n}">
        <rect key="frame" x="0.0" y="0.0" width="393" height="80"/>
        <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="80"/>
            <subviews><label id="name"><rect key="frame" x="16" y="8" width="200" height="20"/>{mark}</label></subviews>
        </tableViewCellContentView>
        {mark}
    </tableViewCell></objects>
</document>
"""

SCREEN = """\
import SkeletonView
import UIKit

final class Screen{n}ViewController: UIViewController, SkeletonTableViewDataSource {{
    @IBOutlet private var tableView: UITableView!

    override func viewDidLoad() {{
        super.viewDidLoad()
        tableView.register(UINib(nibName: "Cell{n}", bundle: nil), forCellReuseIdentifier: "Cell{n}")
        view.showSkeleton()
    }}

    func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String {{ "Cell{n}" }}
}}
"""


def write(folder: Path, count: int) -> None:
    """A storyboard, a xib and their code for each two of the count."""
    folder.mkdir(parents=True)
    (folder / "project.yml").touch()
    for n in range(count // 2):
        (folder / f"Screen{n}.storyboard").write_text(
            HEAD.format(kind="Storyboard.XIB") + STORYBOARD.format(n=n, mark=MARK))
        (folder / f"Cell{n}.xib").write_text(HEAD.format(kind="XIB") + XIB.format(n=n, mark=MARK))
        (folder / f"Screen{n}ViewController.swift").write_text(SCREEN.format(n=n))
