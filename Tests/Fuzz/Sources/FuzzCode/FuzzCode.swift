import Pipeline

/// The function that libFuzzer calls with every text it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCode(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  sendWithScreen(UnsafeBufferPointer(start: start, count: count))
  return 0
}

/// The function by which libFuzzer makes a text of another.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeCode(_ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: CUnsignedInt)
  -> Int
{
  changeCode(text, count, room: room, seed: seed)
}
