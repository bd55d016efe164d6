import ComposableArchitecture
import Foundation
import IssueReporting
import JSONValues

/// The coding of states and actions in a trace: JSON, with readable times and without losing any value.
package enum TraceCoding {
  package static func encode(_ value: any Encodable) throws -> JSONValue { try JSONValue(data(value)) }

  /// Returns the encoded document.
  package static func data(_ value: any Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.userInfo[.stackElementIDs] = LockIsolated<Set<StackElementID>>([])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      // Only whole seconds are the same after they have been read back from text.
      let seconds = date.timeIntervalSinceReferenceDate
      guard seconds == seconds.rounded(), abs(seconds) < 5e10 else { return try container.encode(seconds) }
      try container.encode(date.formatted(.iso8601))
    }
    return try encoder.encode(value)
  }

  /// Decodes a document.
  ///
  /// - Parameter elementIDs: Gets the identifiers of stack elements in the document.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from json: String,
    elementIDs: LockIsolated<Set<StackElementID>> = LockIsolated([])
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.stackElementIDs] = elementIDs
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      return try Date(try container.decode(String.self), strategy: .iso8601)
    }
    return try decoder.decode(Value.self, from: Data(json.utf8))
  }

  /// Returns the shared values that can be encoded, by name: any `Codable` value, or one with a `Codable` raw value.
  static func shared(_ values: [String: Any]) -> [String: JSONValue] {
    func raw(_ value: some RawRepresentable) -> (any Encodable)? { value.rawValue as? any Encodable }
    return values.compactMapValues { value in
      let encodable = value as? any Encodable ?? (value as? any RawRepresentable).flatMap { raw($0) }
      return encodable.flatMap { try? encode($0) }
    }
  }

  /// Returns a closure that decodes the shared value in a document, given its type. A value of another type
  /// is reported as an issue.
  static func decoder(of json: JSONValue) -> @Sendable (any Any.Type) -> Any? {
    { type in
      if let value = shared(json, as: type) { return value }
      reportIssue("The shared value \(json.text) isn't a recorded \(type).")
      return nil
    }
  }

  private static func shared(_ json: JSONValue, as type: any Any.Type) -> Any? {
    func decoded<Value: Decodable>(_ type: Value.Type) -> Value? { try? decode(type, from: json.text) }
    func raw<Value: RawRepresentable>(_: Value.Type) -> Value? {
      (shared(json, as: Value.RawValue.self) as? Value.RawValue).flatMap(Value.init)
    }
    if let type = type as? any Decodable.Type { return decoded(type) }
    return (type as? any RawRepresentable.Type).flatMap { raw($0) }
  }

  /// Returns whether shared values of a type can be recorded.
  static func isCodable(_ type: any Any.Type) -> Bool {
    func isCodable<Value: RawRepresentable>(_: Value.Type) -> Bool { Self.isCodable(Value.RawValue.self) }
    return type is any Codable.Type || (type as? any RawRepresentable.Type).map { isCodable($0) } ?? false
  }

  /// Returns a short description of why a document can't be decoded.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return reason("there is no '\(key.stringValue)'", context)
    case .typeMismatch(_, let context): return reason("a value is of another type", context)
    case .valueNotFound(_, let context): return reason("a value is missing", context)
    case .dataCorrupted(let context): return reason(context.debugDescription, context)
    @unknown default: return "it has another form"
    }
  }

  private static func reason(_ problem: String, _ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: "/")
    return path.isEmpty ? problem : "\(problem) at '\(path)'"
  }
}

extension JSONValue {
  /// The document of a state in two parts: the state, and the shared values that its feature uses.
  var parts: (state: JSONValue, shared: [String: JSONValue]) {
    guard case .object(var members) = self, case .object(let shared)? = members.removeValue(forKey: "$shared")
    else { return (self, [:]) }
    return (.object(members), shared)
  }

  /// Returns the document of a state with shared values; `nil` if the state isn't an object.
  func adding(_ shared: [String: JSONValue]) -> JSONValue? {
    guard !shared.isEmpty else { return self }
    guard case .object(let members) = self else { return nil }
    return .object(members.merging(["$shared": .object(shared)]) { $1 })
  }
}
