import Foundation

/// The coding of states and actions in a trace: JSON, with readable times and without losing any value.
enum TraceCoding {
  static func encode(_ value: any Encodable) throws -> JSONValue { try JSONValue(data(value)) }

  /// Returns the encoded document.
  static func data(_ value: any Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
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

  static func decode<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    let decoder = JSONDecoder()
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
