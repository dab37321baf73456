extension String {
  /// A path as a URI writes it: all bytes but RFC 3986's unreserved ones and `/` as `%` and two digits. What is
  /// no UTF-8 in it is shown as `\xE9`, and means that byte.
  var percentEncoded: String {
    let unreserved: (UInt8) -> Bool = { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return shownBytes.reduce(into: "") { result, byte in
      if unreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + hexadecimal(UInt64(byte), digits: 2).uppercased()
      }
    }
  }
}
