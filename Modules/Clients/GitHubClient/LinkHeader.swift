import Foundation
import HTTPTransport

/// The `Link` field, in which a service sends the addresses of other pages (RFC 8288).
enum LinkHeader {
  /// Returns the address of the next page; `nil` on the last page.
  static func next(in response: HTTPResponse) -> URL? {
    guard let field = response.headers["Link"] else { return nil }
    return links(in: field)
      .first { $0.relations.contains("next") }
      .flatMap { URL(string: $0.target, relativeTo: response.url)?.absoluteURL }
  }

  /// Returns the links of a field. Addresses and quoted parameters may contain commas and semicolons.
  private static func links(in field: String) -> [(target: String, relations: [String])] {
    var links: [(target: String, relations: [String])] = []
    var rest = field[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let target = String(rest[rest.index(after: start)..<end])
      let parameters = rest[rest.index(after: end)...].prefix(outsideQuotesUpTo: ",")
      rest = rest[parameters.endIndex...]
      links.append((target, relations(in: parameters)))
    }
    return links
  }

  private static func relations(in parameters: Substring) -> [String] {
    for parameter in parameters.split(separator: ";") {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == "rel"
      else { continue }
      let value = pair[1].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
      return value.lowercased().split(separator: " ").map(String.init)
    }
    return []
  }
}

extension Substring {
  fileprivate func prefix(outsideQuotesUpTo end: Character) -> Substring {
    var isQuoted = false
    return prefix { character in
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || character != end
    }
  }
}
