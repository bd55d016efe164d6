import Foundation
import Models
import Platform

/// The response to one request, collected while it arrives.
final class ResponseCollector: Sendable {
  /// The body is larger than accepted.
  struct TooLarge: Error {}

  /// The state of a response.
  enum Progress: Equatable {
    case connecting
    case waiting
    /// The head has arrived, and some bytes of the body.
    case receiving(count: Int)
  }

  private struct State {
    var progress = Progress.connecting
    var response: HTTPResponse?
    var lastActivity = Duration.zero
  }

  private let state = Mutex(State())
  private let url: URL
  private let maximumBodySize: Int
  private let stopwatch: Stopwatch

  init(url: URL, maximumBodySize: Int, stopwatch: Stopwatch) {
    self.url = url
    self.maximumBodySize = maximumBodySize
    self.stopwatch = stopwatch
  }

  /// The time when data last arrived; at first zero, when the exchange began.
  var lastActivity: Duration { state.withLock { $0.lastActivity } }
  var progress: Progress { state.withLock { $0.progress } }
  /// The response so far; `nil` before its head has arrived.
  var response: HTTPResponse? { state.withLock { $0.response } }

  /// Adds the content of an event.
  ///
  /// - Throws: ``TooLarge``.
  func receive(_ event: HTTPExchange.Event) throws {
    try state.withLock { state in
      state.lastActivity = stopwatch.elapsed
      switch event {
      case .connected:
        state.progress = .waiting
      case .head(let status, let headers):
        state.response = HTTPResponse(status: status, headers: headers, url: url)
        state.progress = .receiving(count: 0)
        let length = headers["Content-Length"].flatMap { Int($0) } ?? 0
        if length > maximumBodySize { throw TooLarge() }
      case .body(let data):
        guard case .receiving(let count) = state.progress else { return }
        state.progress = .receiving(count: count + data.count)
        guard count + data.count <= maximumBodySize else { throw TooLarge() }
        state.response?.body.append(data)
      }
    }
  }
}
