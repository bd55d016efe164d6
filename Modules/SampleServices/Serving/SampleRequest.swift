import Foundation
import NIOHTTP1

/// The parts of a request that the services read.
struct SampleRequest: Sendable {
  /// The components of the path after the service's name, percent-decoded. A trailing slash leaves an empty one.
  var route: [String]
  /// The path as it was sent.
  var path: String
  /// The items of the query, decoded, in order.
  var query: [(name: String, value: String)]
  /// `http://HOST`, from the client's `Host` header.
  var origin: String
  private var headers: HTTPHeaders

  init(_ head: HTTPRequestHead) {
    let target = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    route = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(Self.decoded)
    query = (target.count > 1 ? target[1] : "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        name: Self.decoded(parts[0].replacing("+", with: " ")),
        value: parts.count > 1 ? Self.decoded(parts[1].replacing("+", with: " ")) : ""
      )
    }
    headers = head.headers
    origin = "http://\(head.headers.first(name: "Host") ?? "127.0.0.1")"
  }

  /// Returns the value of a header, ignoring the case of its name.
  func header(_ name: String) -> String? {
    headers.first(name: name)
  }

  /// Returns the first non-empty value of a query item.
  func value(_ name: String) -> String? {
    query.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// Returns a query item as a number in `range`. The result is `standard` if the item is missing, isn't a number or is
  /// below the range; above the range it is the upper bound.
  func number(_ name: String, in range: ClosedRange<Int>, standard: Int) -> Int {
    guard let number = value(name).flatMap(Int.init), number >= range.lowerBound else { return standard }
    return min(number, range.upperBound)
  }

  /// Returns the address of this request with some query items replaced, for links to other pages.
  func link(setting items: [(name: String, value: String)]) -> String {
    var query = query
    for item in items {
      if let index = query.firstIndex(where: { $0.name == item.name }) {
        query[index].value = item.value
      } else {
        query.append(item)
      }
    }
    let text = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
    return "\(origin)\(path)?\(text)"
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  private static func encoded(_ text: String) -> String {
    let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }
}
