import Pipeline

/// The function that libFuzzer calls with every text it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCode(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  sendWithScreen(UnsafeBufferPointer(start: start, count: count))
  return 0
}
