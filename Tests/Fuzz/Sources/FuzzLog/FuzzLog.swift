import Pipeline

/// The function that libFuzzer calls with every text it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: start, count: count)
  sendThroughPipeline(text, named: "fuzz.log")
  // The same text, when its content has to say what it is.
  sendThroughPipeline(text, named: "fuzz")
  return 0
}
