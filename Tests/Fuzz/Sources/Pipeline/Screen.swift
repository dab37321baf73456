/// A screen whose classes and outlets are in `code.dict`: a controller, a view and a cell of their own classes, a
/// table with prototypes, a collection, and an outlet collection.
let screen = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Screen" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <subviews>
            <label text="Name" id="n"><rect key="frame" x="20" y="20" width="280" height="20"/></label>
            <view id="k" customClass="Card"><rect key="frame" x="0" y="50" width="320" height="80"/>
              <subviews>
                <label text="Title" id="t"><rect key="frame" x="20" y="0" width="280" height="20"/></label>
                <imageView id="i"><rect key="frame" x="20" y="30" width="40" height="40"/></imageView>
              </subviews>
              <connections>
                <outlet property="title" destination="t" id="1"/>
                <outlet property="image" destination="i" id="2"/>
              </connections>
            </view>
            <stackView axis="vertical" id="r"><rect key="frame" x="0" y="130" width="320" height="40"/>
              <subviews>
                <label text="One" id="o"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
                <label text="Two" id="w"><rect key="frame" x="0" y="20" width="320" height="20"/></label>
              </subviews>
            </stackView>
            <tableView rowHeight="44" id="b"><rect key="frame" x="0" y="170" width="320" height="200"/>
              <prototypes>
                <tableViewCell reuseIdentifier="Post" id="p" customClass="PostCell">
                  <rect key="frame" x="0" y="0" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" id="e">
                    <rect key="frame" x="0" y="0" width="320" height="44"/>
                    <subviews>
                      <label text="Post" id="h"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections><outlet property="title" destination="h" id="3"/></connections>
                </tableViewCell>
                <tableViewCell reuseIdentifier="News" id="q"><rect key="frame" x="0" y="44" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" id="f"/>
                </tableViewCell>
              </prototypes>
            </tableView>
            <collectionView id="l"><rect key="frame" x="0" y="370" width="320" height="198"/>
              <collectionViewFlowLayout key="collectionViewLayout" id="y">
                <size key="itemSize" width="50" height="50"/>
              </collectionViewFlowLayout>
              <cells/>
              <connections><outlet property="dataSource" destination="c" id="4"/></connections>
            </collectionView>
          </subviews>
        </view>
        <connections>
          <outlet property="name" destination="n" id="5"/>
          <outlet property="card" destination="k" id="6"/>
          <outlet property="stack" destination="r" id="7"/>
          <outlet property="table" destination="b" id="8"/>
          <outlet property="grid" destination="l" id="9"/>
          <outletCollection property="rows" destination="o" id="10"/>
          <outletCollection property="rows" destination="w" id="11"/>
        </connections>
      </viewController>
    </objects></scene></scenes>
  </document>
  """

/// A cell that code registers.
let cellNib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell reuseIdentifier="Box" id="b" customClass="BoxCell">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <subviews><imageView id="i"><rect key="frame" x="0" y="0" width="50" height="50"/></imageView></subviews>
        </view>
        <connections><outlet property="image" destination="i" id="1"/></connections>
      </collectionViewCell>
    </objects>
  </document>
  """

/// A view that loads its own file.
let ownerNib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge">
        <connections>
          <outlet property="content" destination="v" id="1"/>
          <outlet property="title" destination="t" id="2"/>
        </connections>
      </placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><label text="Badge" id="t"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
      </view>
    </objects>
  </document>
  """
