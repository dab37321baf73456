# The formula of a Homebrew tap. `Packaging/pack release` fills in the owner, the version and the sums.
class Skelinspect < Formula
  desc "Shows what SkeletonView would do to a view hierarchy, and why"
  homepage "https://github.com/OWNER/skelinspect"
  version "VERSION"
  license "MIT"

  head do
    url "https://github.com/OWNER/skelinspect.git", branch: "main"

    depends_on xcode: ["26.0", :build]
    depends_on "libyaml"

    uses_from_macos "swift" => :build
    uses_from_macos "expat"
  end

  depends_on macos: :sequoia

  on_macos do
    url "https://github.com/OWNER/skelinspect/releases/download/vVERSION/skelinspect-VERSION-macos.tar.gz"
    sha256 "SHA256 of skelinspect-VERSION-macos.tar.gz"
  end

  on_linux do
    on_arm do
      url "https://github.com/OWNER/skelinspect/releases/download/vVERSION/skelinspect-VERSION-linux-arm64.tar.gz"
      sha256 "SHA256 of skelinspect-VERSION-linux-arm64.tar.gz"
    end
    on_intel do
      url "https://github.com/OWNER/skelinspect/releases/download/vVERSION/skelinspect-VERSION-linux-x86_64.tar.gz"
      sha256 "SHA256 of skelinspect-VERSION-linux-x86_64.tar.gz"
    end
  end

  def install
    if build.head?
      arguments = OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
      system "swift", "build", *arguments, "-c", "release", "--product", "skelinspect"
      system "Packaging/install", ".build/release/skelinspect", prefix
    else
      prefix.install "bin", "share"
    end
  end

  test do
    (testpath/"screen.yaml").write <<~YAML
      type: UIView
      isSkeletonable: true
      subviews: [{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]
    YAML
    assert_match "[unreachable-skeletonable]", shell_output("#{bin}/skelinspect lint screen.yaml", 1)
  end
end
