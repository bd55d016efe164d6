import Foundation
import Platform

/// An HTTP server on 127.0.0.1 that responds exactly as a test tells it to, faults included.
///
/// ```swift
/// let server = try LoopbackServer(.json(#"{"data":[]}"#), .status(503))
/// let response = try await client.fetch(server.url)
/// #expect(server.requests.map(\.path) == ["/things"])
/// ```
///
/// Each connection serves one request. The server stops when it is released.
public final class LoopbackServer: Sendable {
  /// The server's URL, `http://127.0.0.1:PORT`, without a path.
  public let url: URL

  private let core: ServerCore
  private let wakeUp: Pipe

  /// Starts a server that calls a closure for each response.
  ///
  /// - Parameter response: Returns the response to a request. It is called on a separate thread for each
  ///   request, concurrently for concurrent requests.
  /// - Throws: A `SocketError` if the system has no free socket or port.
  public init(response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) throws {
    let socket = try Socket.listening()
    wakeUp = try Pipe()
    url = try socket.url
    core = ServerCore(socket: socket, stopped: wakeUp.readEnd, response: response)
    Thread.detachNewThread { [core] in core.acceptConnections() }
  }

  /// Starts a server that gives the responses in order. The last response is repeated for all further
  /// requests.
  public convenience init(_ responses: LoopbackResponse...) throws {
    let next = Mutex(0)
    try self.init { _ in
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard !responses.isEmpty else { return .status(500, body: "the test scripted no response") }
      return responses[min(index, responses.count - 1)]
    }
  }

  deinit {
    stop()
  }

  /// All requests received so far, in order of arrival.
  public var requests: [LoopbackRequest] { core.requests.withLock { $0.arrived } }

  /// Waits until a number of requests have arrived.
  ///
  /// - Parameter count: The number of requests since the start of the server.
  /// - Returns: The requests so far.
  public func requests(atLeast count: Int) async -> [LoopbackRequest] {
    await withCheckedContinuation { continuation in
      let arrived: [LoopbackRequest]? = core.requests.withLock { requests in
        if requests.arrived.count >= count { return requests.arrived }
        requests.waiting.append((count, continuation))
        return nil
      }
      if let arrived { continuation.resume(returning: arrived) }
    }
  }

  /// Stops listening and ends every connection that is still open.
  public func stop() {
    wakeUp.closeWriteEnd()
    core.stopListening()
  }
}
