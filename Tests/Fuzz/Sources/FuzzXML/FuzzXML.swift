import Pipeline

/// The function that libFuzzer calls with every text it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: start, count: count)
  sendThroughXMLReader(text, named: "fuzz.storyboard")
  sendThroughInterfaceBuilder(text, named: "fuzz.storyboard")
  return 0
}
