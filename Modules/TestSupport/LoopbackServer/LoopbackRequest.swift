import Foundation

/// A request received by the server.
public struct LoopbackRequest: Equatable, Sendable {
  public var method: String
  /// The path and the query as received, still encoded.
  public var target: String
  /// The header fields in order, with names as received.
  public var headers: [Header]
  public var body: Data

  public struct Header: Equatable, Sendable {
    public var name: String
    public var value: String

    package init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  package init(method: String, target: String, headers: [Header], body: Data) {
    (self.method, self.target, self.headers, self.body) = (method, target, headers, body)
  }

  /// The path without the query, still encoded.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// The decoded items of the query. If a name occurs twice, the last value counts.
  public var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return items.reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
  }

  /// Returns the value of a header field, ignoring the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension LoopbackRequest {
  /// Parses the head of a request, which ends before the empty line.
  init?(head: some StringProtocol) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = first.split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return Header(name: String(line[..<colon]), value: String(value))
    }
    body = Data()
  }
}
