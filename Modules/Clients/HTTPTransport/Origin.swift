import Foundation

/// The origin of a URL: scheme, host and port (RFC 6454). Keys are never sent to another one.
struct Origin: Hashable, Sendable {
  var scheme: String
  var host: String
  var port: Int

  /// Returns `nil` for anything but an `http` or `https` URL with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host()?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
