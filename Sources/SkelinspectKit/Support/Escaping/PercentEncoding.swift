extension String {
  /// A path as a URI writes it: all bytes but RFC 3986's unreserved ones and `/` as `%` and two digits. What is
  /// no UTF-8 in it is shown as `\xE9`, and means that byte.
  var percentEncoded: String {
    shownBytes.reduce(into: "") { result, byte in
      if byte.isASCIILetterOrDigit || "-._~/".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + hexadecimal(UInt64(byte), digits: 2).uppercased()
      }
    }
  }
}
