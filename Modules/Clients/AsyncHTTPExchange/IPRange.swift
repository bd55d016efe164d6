#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An IP address, or a range of addresses with the same first bits.
struct IPRange: Sendable {
  /// The first address, in network byte order.
  let bytes: [UInt8]
  private let bits: Int

  /// Parses `10.0.0.1`, `10.0.0.0/8`, `::1`, `[::1]` or `fe80::/10`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let host =
      parts[0].hasPrefix("[") && parts[0].hasSuffix("]") ? parts[0].dropFirst().dropLast() : parts[0][...]
    var v4 = in_addr()
    var v6 = in6_addr()
    if inet_pton(AF_INET, String(host), &v4) == 1 {
      bytes = withUnsafeBytes(of: v4) { Array($0) }
    } else if inet_pton(AF_INET6, String(host), &v6) == 1 {
      bytes = withUnsafeBytes(of: v6) { Array($0) }
    } else {
      return nil
    }
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
    self.bits = bits
  }

  /// Returns whether all addresses of another range are in this one.
  func contains(_ other: IPRange) -> Bool {
    guard bytes.count == other.bytes.count, other.bits >= bits else { return false }
    return (0..<bits).allSatisfy { bit in
      (bytes[bit / 8] ^ other.bytes[bit / 8]) & (0x80 >> (bit % 8)) == 0
    }
  }
}
