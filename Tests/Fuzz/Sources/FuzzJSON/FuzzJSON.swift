import Pipeline

/// The function that libFuzzer calls with every text it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  sendThroughPipeline(UnsafeBufferPointer(start: start, count: count), named: "fuzz.json")
  return 0
}
