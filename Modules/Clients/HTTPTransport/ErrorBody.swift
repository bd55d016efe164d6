import Foundation
import Models

/// The body of an unsuccessful response: JSON of one of the usual shapes, plain text, HTML, or nothing.
public struct ErrorBody: Equatable, Sendable {
  /// The message for people, without control characters; `nil` if there is none.
  public var message: String?
  /// The whole body, if it is JSON.
  public var json: JSONValue?

  public init(_ body: Data) {
    json = try? JSONDecoder().decode(JSONValue.self, from: body)
    message = (json.map(Self.message(in:)) ?? Self.text(body))?.sanitized.nonEmpty
  }

  /// Returns the first of `message`, `status.error_message` and `error`, which may be a string or an object.
  private static func message(in json: JSONValue) -> String? {
    let candidates = [
      json["message"], json["status"]?["error_message"], json["error"]?["message"],
      json["error"]?["error_message"], json["error"]?["description"], json["error"],
    ]
    return candidates.lazy.compactMap { $0?.string?.nonEmpty }.first.map { $0.truncated }
  }

  private static func text(_ body: Data) -> String? {
    let text = body.excerpt
    guard text.hasPrefix("<") else { return text }
    return "a web page instead of data"
  }
}

extension Data {
  /// The beginning of the text, on one line and without control characters.
  package var excerpt: String {
    // No character needs more than four bytes, so this prefix is enough however large the body is.
    String(decoding: prefix(4 * String.excerptLength), as: UTF8.self)
      .sanitized.trimmingCharacters(in: .whitespaces).truncated
  }
}

extension String {
  fileprivate static let excerptLength = 200

  fileprivate var truncated: String {
    count > Self.excerptLength ? prefix(Self.excerptLength) + "…" : self
  }

  package var nonEmpty: String? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
