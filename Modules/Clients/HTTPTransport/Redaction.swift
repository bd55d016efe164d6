import Foundation
import Models

extension HTTPRequest {
  /// The request for a log: all field names, and the values of the fields that aren't secret.
  var logLine: String {
    let fields = headers.names.map { "\($0): \(headers[$0] ?? "")" }
    let secrets = credentials.keys.sorted().map { "\($0.lowercased()): ‹redacted›" }
    return "\(method) \(url.redacted) [\((fields + secrets).joined(separator: ", "))]"
      .redacting(credentials.values)
  }
}

extension URL {
  /// The address for a log, without user and password, and without the values of parameters that usually hold keys.
  var redacted: String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return "‹redacted›"
    }
    components.user = nil
    components.password = nil
    components.queryItems = components.queryItems?.map { item in
      Self.isSecret(item.name) ? URLQueryItem(name: item.name, value: "redacted") : item
    }
    return (components.string ?? "‹redacted›").sanitized
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["key", "token", "secret", "password", "signature", "auth"].contains { name.contains($0) }
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { logLine }
  public var debugDescription: String { logLine }
}
