import CLibFuzzer
import SkelinspectKit

/// Changes Swift code in place: every fourth time it takes one to three tokens of declarations away, as while somebody
/// types, otherwise what libFuzzer does to any text.
///
/// - Returns: how long the text is then.
public func changeCode(
  _ text: UnsafeMutablePointer<UInt8>, _ count: Int, room: Int, seed: UInt32
) -> Int {
  guard seed % 4 == 0 else { return LLVMFuzzerMutate(text, count, room) }
  var code = Array(UnsafeBufferPointer(start: text, count: count))
  var seed = seed / 4
  for _ in 0...seed % 3 {
    let tokens = declarationTokens(ofSwift: code)
    if tokens.isEmpty { break }
    seed = seed &* 1_664_525 &+ 1_013_904_223
    code.removeSubrange(tokens[Int(seed >> 8) % tokens.count])
  }
  guard code.count < count else { return LLVMFuzzerMutate(text, count, room) }
  _ = UnsafeMutableBufferPointer(start: text, count: count).update(fromContentsOf: code)
  return code.count
}

/// Puts one text behind the other, as a file of its own or in the same one.
///
/// - Returns: how long both are; 0 where there is no room.
public func joinCode(
  _ texts: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>),
  into room: UnsafeMutableBufferPointer<UInt8>,
  seed: UInt32
) -> Int {
  let joined = Array(texts.0) + (seed % 2 == 0 ? Array("\n//---\n".utf8) : []) + Array(texts.1)
  guard joined.count <= room.count else { return 0 }
  _ = room.update(fromContentsOf: joined)
  return joined.count
}
