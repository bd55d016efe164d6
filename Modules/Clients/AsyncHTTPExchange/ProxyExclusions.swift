import Foundation

/// The hosts of `no_proxy`, which are reached without a proxy: a list of names, addresses, and address ranges such as
/// `10.0.0.0/8`. A name includes all names below it. `*` alone includes all hosts.
struct ProxyExclusions: Sendable {
  private let isComplete: Bool
  private let names: [Substring]
  private let ranges: [IPRange]

  init(_ text: String) {
    let entries = text.lowercased().split { $0 == "," || $0.isWhitespace }
    isComplete = entries == ["*"]
    ranges = entries.compactMap { IPRange($0) }
    names = entries.filter { IPRange($0) == nil }.map { $0.trimmed(".") }
  }

  /// Returns whether a host, as in a URL, is reached without a proxy.
  func contains(_ host: String) -> Bool {
    if isComplete { return true }
    if let address = IPRange(host[...]) { return ranges.contains { $0.contains(address) } }
    let host = host.lowercased()[...].trimmed(".")
    return names.contains { !$0.isEmpty && (host == $0 || host.hasSuffix(".\($0)")) }
  }
}

extension Substring {
  fileprivate func trimmed(_ character: Character) -> Substring {
    var text = drop { $0 == character }
    while text.last == character { text.removeLast() }
    return text
  }
}
