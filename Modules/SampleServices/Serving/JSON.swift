import Foundation

/// A JSON value. A field without a value is `null`.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  init(_ value: String?) { self = value.map(JSON.string) ?? .null }
  init(_ value: Int?) { self = value.map(JSON.integer) ?? .null }
  init(_ value: Double?) { self = value.map(JSON.number) ?? .null }

  /// The value as UTF-8 text, with sorted keys.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self))
    } catch {
      // Strings, finite numbers and collections of these: nothing else is encoded.
      preconditionFailure("each of these values can be encoded: \(error)")
    }
  }
}

extension JSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    // JSON has no infinity. Most of these services are written in JavaScript, which writes null.
    case .number(let value): value.isFinite ? try container.encode(value) : try container.encodeNil()
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members):
      try container.encode(Dictionary(members.map { ($0.key, $0.value) }) { _, last in last })
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}

extension JSON {
  /// Returns the object with one more member; any other value is returned as it is.
  func adding(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [(key: key, value: value)])
  }
}
