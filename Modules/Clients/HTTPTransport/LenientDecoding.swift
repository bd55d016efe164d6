import Foundation

extension KeyedDecodingContainer {
  /// Decodes a value; returns `nil` if it is missing, null or of another type.
  package func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// Decodes a whole number, or a string that holds one; returns `nil` if the value is neither.
  package func lenientInteger(_ key: Key) -> Int? {
    lenient(Int.self, key) ?? lenient(String.self, key).flatMap { Int($0) }
  }

  /// Decodes an http or https address; returns `nil` if the value isn't one.
  package func lenientURL(_ key: Key) -> URL? {
    lenient(String.self, key).flatMap(URL.init(web:))
  }

  /// Decodes a date in ISO 8601 format, with or without fractional seconds; returns `nil` if the value isn't one.
  package func lenientDate(_ key: Key) -> Date? {
    lenient(String.self, key).flatMap(Date.init(lenientISO8601:))
  }
}

extension URL {
  /// Creates a URL from text if it is an http or https address.
  package init?(web text: String) {
    guard let url = URL(string: text), Origin(url) != nil else { return nil }
    self = url
  }

  /// Creates a URL from a literal in the source.
  package init(constant text: StaticString) {
    // A static string is part of the program: if it isn't a URL, every run fails.
    guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) isn't an address") }
    self = url
  }
}

extension Date {
  package init?(lenientISO8601 text: String) {
    let whole = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = (try? whole.parse(text)) ?? (try? fractional.parse(text)) else { return nil }
    self = date
  }
}
