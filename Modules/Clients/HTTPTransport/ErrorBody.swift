import Foundation
import Models

/// The body of an unsuccessful response: JSON of one of the usual shapes, plain text, HTML, or nothing.
public struct ErrorBody: Equatable, Sendable {
  /// The message for people, without control characters; `nil` if there is none.
  public var message: String?

  /// - Parameter body: The body.
  public init(_ body: Data) {
    let fields = try? JSONDecoder().decode(MessageFields.self, from: body)
    message = (fields.map(Self.message(in:)) ?? Self.text(body))?.sanitized.nonEmpty
  }

  private static func message(in fields: MessageFields) -> String? {
    fields.candidates.lazy.compactMap { $0?.nonEmpty }.first.map { $0.truncated }
  }

  /// Returns the beginning of a body for a message, without markup. A body with many invalid bytes isn't shown.
  static func text(_ body: Data) -> String {
    let text = body.excerpt
    if text.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("<") { return "a web page instead of data" }
    let invalid = text.count { $0 == "\u{FFFD}" }
    return invalid > 3 && invalid * 4 > text.count ? "binary data instead of text" : text
  }
}

/// The fields of a JSON body that may contain the message, the most specific first. A field of another type counts as
/// missing, so every JSON body can be decoded.
private struct MessageFields: Decodable {
  var candidates: [String?] = []

  private enum CodingKeys: String, CodingKey {
    case message, status, error, description
    case errorMessage = "error_message"
  }

  init(from decoder: any Decoder) throws {
    guard let body = try? decoder.container(keyedBy: CodingKeys.self) else { return }
    let status = try? body.nestedContainer(keyedBy: CodingKeys.self, forKey: .status)
    let error = try? body.nestedContainer(keyedBy: CodingKeys.self, forKey: .error)
    candidates = [
      body.lenient(String.self, .message), status?.lenient(String.self, .errorMessage),
      error?.lenient(String.self, .message), error?.lenient(String.self, .errorMessage),
      error?.lenient(String.self, .description), body.lenient(String.self, .error),
    ]
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
