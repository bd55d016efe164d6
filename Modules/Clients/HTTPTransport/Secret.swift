import Foundation

/// A key or a token. It can be sent, and it cannot be printed: whatever describes it says `‹redacted›`.
public struct Secret: Hashable, Sendable {
  /// The key itself. Nothing but a request's header should ever hold it.
  let value: String
  /// What stands before the key in a header.
  private var prefix = ""

  /// - Parameter text: The key; blanks and line breaks around it are dropped. `nil` where nothing is left.
  public init?(_ text: String?) {
    let value = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !value.isEmpty else { return nil }
    self.value = value
  }

  /// The same key, with something before it in a header: `Bearer `.
  public func prefixed(_ prefix: String) -> Secret {
    var secret = self
    secret.prefix = prefix
    return secret
  }

  /// What a header field says.
  var headerValue: String { prefix + value }

  /// Whether it consists of visible ASCII characters, as every service's keys do, so that it can stand in a
  /// header (RFC 9110, section 5.5).
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
  /// The text with each of the secrets replaced, wherever it stands.
  package func redacting(_ secrets: some Sequence<Secret>) -> String {
    secrets.reduce(self) { $0.replacing($1.value, with: $1.description) }
  }
}
