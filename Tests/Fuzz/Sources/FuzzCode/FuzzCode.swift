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

/// The function by which libFuzzer makes a text of two others.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func joinCode(
  _ first: UnsafePointer<UInt8>?, _ count: Int, _ second: UnsafePointer<UInt8>?, _ secondCount: Int,
  _ joined: UnsafeMutablePointer<UInt8>?, _ room: Int, _ seed: CUnsignedInt
) -> Int {
  joinCode(
    (UnsafeBufferPointer(start: first, count: count), UnsafeBufferPointer(start: second, count: secondCount)),
    into: UnsafeMutableBufferPointer(start: joined, count: room), seed: seed)
}
