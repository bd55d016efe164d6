import Foundation
import Models

/// The origin of a URL: scheme, host and port (RFC 6454). Keys are never sent to another one.
struct Origin: Hashable, Sendable {
  var scheme: String
  /// The host in lower case; an IPv6 address without brackets.
  var host: String
  var port: Int

  /// Returns `nil` for anything but an `http` or `https` URL with a host and a valid port.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host()?.lowercased(), !host.isEmpty, url.hasValidPort
    else { return nil }
    self.scheme = scheme
    self.host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    port = url.port ?? Self.standardPort(scheme)
  }

  private static func standardPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension Origin: CustomStringConvertible {
  /// The host, with the port unless it is the scheme's standard port.
  var description: String {
    let name = (host.contains(":") ? "[\(host)]" : host).sanitized
    return port == Self.standardPort(scheme) ? name : "\(name):\(port)"
  }
}
