// A package's platforms hold for all of its targets, and SkelinspectCapture is for iOS and tvOS.
#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)
  #error("SkelinspectKit is for macOS and Linux; an app takes the product SkelinspectCapture")
#endif
