import Foundation
import HTTPTransport
import LoopbackServer

extension HTTPExchange {
  /// An exchange that reaches the ``ScriptedServer``s of this process. Any other host refuses the connection.
  package static let scripted = HTTPExchange { request, receive in
    guard let server = ScriptedNetwork.server(at: request.url) else { throw HTTPExchangeError.refused }
    try receive(.connected)
    let response = server.respond(to: LoopbackRequest(request))
    try await ScriptedResponse(response).play(receive)
  }
}

extension LoopbackRequest {
  /// Converts a request of an exchange.
  fileprivate init(_ request: HTTPExchange.Request) {
    let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let path = components?.percentEncodedPath ?? ""
    let query = components?.percentEncodedQuery.map { "?\($0)" } ?? ""
    self.init(
      method: request.method,
      target: (path.isEmpty ? "/" : path) + query,
      headers: request.headers.names.map { Header(name: $0, value: request.headers[$0] ?? "") },
      body: request.body ?? Data()
    )
  }
}

/// A response's bytes, read as a client reads them.
private struct ScriptedResponse {
  private var status: Int?
  private var headers: HTTPHeaders = [:]
  private var body = Data()
  private let ending: LoopbackResponse.Ending

  init(_ response: LoopbackResponse) throws {
    ending = response.ending
    body = response.bytes
    let blankLine = Data("\r\n\r\n".utf8)
    // Informational responses are passed over.
    while status.map({ $0 < 200 }) ?? !body.isEmpty {
      guard let end = body.range(of: blankLine) else {
        guard body.isEmpty else { throw HTTPExchangeError.notHTTP }
        status = nil
        return
      }
      try readHead(String(decoding: body[..<end.lowerBound], as: UTF8.self))
      body = Data(body[end.upperBound...])
    }
  }

  private mutating func readHead(_ text: String) throws {
    var lines = text.split(separator: "\r\n")[...]
    let words = lines.popFirst()?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      throw HTTPExchangeError.notHTTP
    }
    self.status = status
    headers = HTTPHeaders(
      lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts[0], parts.count == 2 ? parts[1] : "")
      }
    )
  }

  /// Passes the response on, in pieces, and ends as the script says.
  func play(_ receive: @Sendable (HTTPExchange.Event) throws -> Void) async throws {
    let length = status == 204 || status == 304 ? 0 : headers["Content-Length"].flatMap { Int($0) }
    if let status {
      try receive(.head(status: status, headers: headers))
      let whole = length.map { body.prefix($0) } ?? body
      for piece in [whole.prefix(whole.count / 2), whole.dropFirst(whole.count / 2)] where !piece.isEmpty {
        try receive(.body(Data(piece)))
      }
      if let length, body.count >= length { return }
    }
    switch ending {
    case .close where status != nil && length == nil: return
    case .close where status != nil: throw HTTPExchangeError.cutOff(received: body.count, length: length)
    case .close: throw HTTPExchangeError.closed
    case .reset: throw HTTPExchangeError.reset
    case .silence: try await Task.sleep(for: .seconds(86_400))
    case .drip(let byte, let milliseconds):
      while true {
        try await Task.sleep(for: .milliseconds(Int(milliseconds)))
        try receive(.body(Data([byte])))
      }
    }
  }
}
