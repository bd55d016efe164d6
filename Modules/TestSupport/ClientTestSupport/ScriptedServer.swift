import Foundation
import LoopbackServer
import Platform

/// An HTTP server that responds exactly as a test tells it to, faults included. It has no socket: only
/// ``HTTPTransport/HTTPExchange/scripted`` reaches it.
///
///     let server = ScriptedServer(.json(#"{"data":[]}"#), .status(503))
///     let client = ReqresClient.live(configuration: .init(baseURL: server.url), transport: .test())
package final class ScriptedServer: Sendable {
  private struct Requests {
    var arrived: [LoopbackRequest] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  /// The server's URL, without a path. Each server has another host.
  package let url: URL
  /// The server's host, as messages name it.
  package var host: String { url.host() ?? "" }
  private let response: @Sendable (LoopbackRequest) -> LoopbackResponse
  private let arrivals = Mutex(Requests())

  /// Creates a server that calls a closure for each response.
  package init(response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) {
    self.response = response
    url = ScriptedNetwork.newAddress()
    ScriptedNetwork.add(self)
  }

  /// Creates a server that gives the responses in order, and the last one again for all further requests.
  package convenience init(_ responses: LoopbackResponse...) {
    let next = Mutex(0)
    self.init { _ in
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard !responses.isEmpty else { return .status(500, body: "the test scripted no response") }
      return responses[min(index, responses.count - 1)]
    }
  }

  deinit {
    ScriptedNetwork.remove(url)
  }

  /// All requests received so far, in order of arrival.
  package var requests: [LoopbackRequest] { arrivals.withLock { $0.arrived } }

  /// Waits until a number of requests have arrived.
  ///
  /// - Parameter count: The number of requests since the creation of the server.
  /// - Returns: The requests so far.
  package func requests(atLeast count: Int) async -> [LoopbackRequest] {
    await withCheckedContinuation { continuation in
      let isDone = arrivals.withLock { requests in
        if requests.arrived.count < count { requests.waiting.append((count, continuation)) }
        return requests.arrived.count >= count
      }
      if isDone { continuation.resume() }
    }
    return requests
  }

  /// Records a request and returns the response to it.
  func respond(to request: LoopbackRequest) -> LoopbackResponse {
    let ready = arrivals.withLock { requests in
      requests.arrived.append(request)
      let count = requests.arrived.count
      defer { requests.waiting.removeAll { $0.count <= count } }
      return requests.waiting.filter { $0.count <= count }
    }
    for (_, continuation) in ready { continuation.resume() }
    return response(request)
  }
}

/// The scripted servers that exist, by host.
enum ScriptedNetwork {
  private struct Entry {
    weak var server: ScriptedServer?
  }

  private static let servers = Mutex((count: 0, entries: [String: Entry]()))

  static func newAddress() -> URL {
    let number = servers.withLock { servers in
      servers.count += 1
      return servers.count
    }
    guard let url = URL(string: "http://scripted-\(number).test") else { preconditionFailure("no URL") }
    return url
  }

  static func add(_ server: ScriptedServer) {
    servers.withLock { $0.entries[server.url.host() ?? ""] = Entry(server: server) }
  }

  static func remove(_ url: URL) {
    _ = servers.withLock { $0.entries.removeValue(forKey: url.host() ?? "") }
  }

  static func server(at url: URL) -> ScriptedServer? {
    servers.withLock { $0.entries[url.host() ?? ""]?.server }
  }
}
