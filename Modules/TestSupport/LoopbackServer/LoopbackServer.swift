import Foundation

/// An HTTP server on 127.0.0.1 that answers exactly what a test tells it to, faults included.
///
/// ```swift
/// let server = try LoopbackServer(.json(#"{"data":[]}"#), .status(503))
/// let answer = try await client.fetch(server.url)
/// #expect(server.requests.map(\.path) == ["/things"])
/// ```
///
/// Each connection serves one request. The server stops when it is released.
public final class LoopbackServer: Sendable {
  /// Where it listens: `http://127.0.0.1:PORT`, without a path.
  public let url: URL

  private let core: ServerCore
  private let wakeUp: Pipe

  /// Starts a server that asks a closure for each answer.
  ///
  /// - Parameter answer: Called once for each request, on a thread of its own; requests that come at the
  ///   same time are answered at the same time.
  /// - Throws: A `SocketError` where the system has no socket or port to give.
  public init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
    let socket = try Socket.listening()
    wakeUp = try Pipe()
    url = try socket.url
    core = ServerCore(socket: socket, stopped: wakeUp.readEnd, answer: answer)
    Thread.detachNewThread { [core] in core.acceptConnections() }
  }

  /// Starts a server that answers the first request with the first answer, and so on. The last answer is
  /// given again to whatever comes after it.
  public convenience init(_ answers: LoopbackAnswer...) throws {
    let next = Locked(0)
    try self.init { _ in
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard !answers.isEmpty else { return .status(500, body: "the test scripted no answer") }
      return answers[min(index, answers.count - 1)]
    }
  }

  deinit {
    stop()
  }

  /// Everything that was asked so far, in the order in which it arrived.
  public var requests: [LoopbackRequest] { core.requests.withLock { $0.arrived } }

  /// Waits until so many requests have arrived.
  ///
  /// - Parameter count: How many, from the start of the server.
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

/// A port of 127.0.0.1 on which nobody listens, and nobody else can, as long as this lives.
public final class RefusingPort: Sendable {
  /// `http://127.0.0.1:PORT`, where every connection is refused.
  public let url: URL
  private let socket: Socket

  public init() throws {
    socket = try Socket.bound()
    url = try socket.url
  }
}
