import Foundation

extension KeyedDecodingContainer {
  /// The value, or `nil` where it is missing, null or of another type.
  package func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// The value of a text that holds an http or https address, or `nil`; an empty text is none.
  package func lenientURL(_ key: Key) -> URL? {
    lenient(String.self, key).flatMap(URL.init(web:))
  }

  /// The moment that a text in the form of ISO 8601 names, with or without fractions of seconds, or `nil`.
  package func lenientDate(_ key: Key) -> Date? {
    lenient(String.self, key).flatMap(Date.init(lenientISO8601:))
  }
}

extension URL {
  /// The address that a text holds, where it is one that a browser may be sent to.
  package init?(web text: String) {
    guard let url = URL(string: text), Origin(url) != nil else { return nil }
    self = url
  }

  /// An address that is written in the program.
  package init(constant text: StaticString) {
    // A static string is part of the program: what is wrong with it is wrong in every run.
    guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) is no address") }
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

/// An element of an array that is left out where it cannot be read, instead of losing the whole array.
package struct Lossy<Element: Decodable & Sendable>: Decodable, Sendable {
  package var element: Element?

  package init(from decoder: any Decoder) throws {
    element = try? Element(from: decoder)
  }
}
