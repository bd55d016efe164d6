import Foundation

/// A key or a token. It can be sent but not printed: every description of it is `‹redacted›`.
public struct Secret: Hashable, Sendable {
  /// The key itself. Only a request's header may contain it.
  let value: String
  /// The text before the key in a header.
  private var prefix = ""

  /// - Parameter text: The key. Surrounding whitespace is removed; the result is `nil` if nothing is left.
  public init?(_ text: String?) {
    let value = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !value.isEmpty else { return nil }
    self.value = value
  }

  /// Returns the same key with a prefix for the header field: `Bearer `.
  public func prefixed(_ prefix: String) -> Secret {
    var secret = self
    secret.prefix = prefix
    return secret
  }

  /// The value of the header field.
  var headerValue: String { prefix + value }

  /// Whether the key consists of visible ASCII characters, as all services' keys do. Only then is it valid in a header
  /// (RFC 9110, section 5.5).
  var canBeSent: Bool {
    value.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "‹redacted›" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Returns the text with every occurrence of the secrets replaced.
  package func redacting(_ secrets: some Sequence<Secret>) -> String {
    secrets.reduce(self) { $0.replacing($1.value, with: $1.description) }
  }
}
