/// Reads a JSON document (RFC 8259).
struct JSONParser {
  /// Why a text is no JSON document, and where.
  struct Failure: Error, Equatable {
    /// From 1.
    let column: Int
  }

  private static let deepest = 256
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

  /// - Parameter text: The document, in UTF-8.
  /// - Throws: ``Failure``; also for documents that are nested too deep.
  static func parse(_ text: some Sequence<UInt8>) throws(Failure) -> JSONValue {
    var parser = JSONParser(text)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else { throw parser.failure }
    return value
  }

  private var failure: Failure { Failure(column: position + 1) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    defer { skipSpace() }
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw failure }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    return try body(&self)
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      guard skip(":") else { throw failure }
      members[key] = try value()
    } while skip(",")
    guard skip("}") else { throw failure }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    repeat { elements.append(try value()) } while skip(",")
    guard skip("]") else { throw failure }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let first = digits.first, first == "-" || first.isNumber, Double(digits) != nil else {
      position = start
      throw failure
    }
    return .number(digits)
  }

  private mutating func string() throws(Failure) -> String {
    guard skip("\"") else { throw failure }
    var units: [UInt8] = []
    var start = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure }
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      units += bytes[start..<position - 1]
      units += Array(try escape().utf8)
      start = position
    }
    units += bytes[start..<position]
    guard skip("\"") else { throw failure }
    guard let text = String(validating: units, as: UTF8.self) else { throw failure }
    return text
  }

  private mutating func escape() throws(Failure) -> String {
    guard let byte = next else { throw failure }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    default: throw failure
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), skip("\\"), skip("u") { units.append(try unit()) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard position + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw failure }
    position += 4
    return unit
  }
}
