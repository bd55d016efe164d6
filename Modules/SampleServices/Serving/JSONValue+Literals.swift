import JSONValues

// Answers are written as literals. A field without a value is `null`.
extension JSONValue {
  init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }
  init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }
  init(_ value: Double?) { self = value.map(JSONValue.decimal) ?? .null }

  static func integer(_ value: Int) -> JSONValue { .number("\(value)") }

  /// Returns a number, or null for infinity.
  ///
  /// JSON has no infinity. Most of these services are written in JavaScript, which writes null.
  static func decimal(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .null }
    return Int(exactly: value).map(integer) ?? .number("\(value)")
  }

  /// Returns the object with one more member; any other value is returned as it is.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .decimal(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
