import Foundation

/// Where a URL leads: scheme, host and port (RFC 6454). Keys never leave it.
struct Origin: Hashable, Sendable {
  var scheme: String
  var host: String
  var port: Int

  /// `nil` for anything but an `http` or `https` URL with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host()?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
