import Foundation

extension URL {
  /// Whether the port is missing or from 1 to 65535. For a number that is too large for an `Int`, `port` is `nil` too,
  /// although a request would go to the standard port.
  package var hasValidPort: Bool {
    if let port { return (1...65_535).contains(port) }
    let address = absoluteString
    guard let scheme = address.firstRange(of: "://") else { return true }
    let authority = address[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let colon = authority.lastIndex(of: ":") else { return true }
    let digits = authority[colon...].dropFirst()
    return digits.isEmpty || !digits.allSatisfy { "0"..."9" ~= $0 }
  }
}
