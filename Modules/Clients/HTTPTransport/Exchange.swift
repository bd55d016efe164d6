import Dependencies
import Foundation
import Models
import Platform

/// One request in flight. It collects the response, and ends once.
final class Exchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<APIResult<HTTPResponse>, Never>?
    var outcome: APIResult<HTTPResponse>?
    var response: HTTPResponse?
    var lastActivity: ContinuousClock.Instant
  }

  private let state: Mutex<State>
  private let maximumBodySize: Int

  init(maximumBodySize: Int) {
    self.maximumBodySize = maximumBodySize
    state = Mutex(State(lastActivity: .now))
  }

  /// The time when data last arrived; at first, the time when the exchange began.
  var lastActivity: ContinuousClock.Instant { state.withLock { $0.lastActivity } }

  /// Waits for the end and returns the outcome.
  func outcome() async -> APIResult<HTTPResponse> {
    await withCheckedContinuation { continuation in
      let outcome: APIResult<HTTPResponse>? = state.withLock { state in
        if state.outcome == nil { state.continuation = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Ends the exchange, unless it has ended already.
  func end(with outcome: APIResult<HTTPResponse>) {
    let continuation: CheckedContinuation<APIResult<HTTPResponse>, Never>? = state.withLock { state in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
  }

  /// Stores the head of the response. Returns false if its body would be too large.
  func receive(_ response: HTTPResponse) -> Bool {
    state.withLock { state in
      state.response = response
      state.lastActivity = .now
    }
    let announced = response.headers["Content-Length"].flatMap { Int($0) } ?? 0
    return accepts(announced)
  }

  /// Appends a piece of the body. Returns false if the body is too large.
  func receive(_ data: Data) -> Bool {
    let size = state.withLock { state in
      state.response?.body.append(data)
      state.lastActivity = .now
      return state.response?.body.count ?? 0
    }
    return accepts(size)
  }

  /// Ends the exchange after everything has arrived.
  ///
  /// - Parameter head: The response to end with if no head was received.
  func complete(orElse head: HTTPResponse?) {
    if let response = state.withLock({ $0.response }) {
      end(with: response.isTruncated ? .failure(.brokenConnection) : .success(response))
    } else if let head {
      end(with: .success(head))
    } else {
      end(with: .failure(.offline(detail: "the connection was closed without an answer")))
    }
  }

  private func accepts(_ size: Int) -> Bool {
    guard size > maximumBodySize else { return true }
    let limit = "the answer is larger than \(maximumBodySize) bytes"
    end(with: .failure(.undecodable(type: "body", path: "", excerpt: limit)))
    return false
  }
}

extension HTTPResponse {
  /// Whether the body is shorter than its `Content-Length`, as when the connection is closed early. A compressed body
  /// can't be compared: it is longer here than it was in transit.
  fileprivate var isTruncated: Bool {
    guard headers["Content-Encoding"] == nil, let length = headers["Content-Length"].flatMap({ Int($0) })
    else { return false }
    return body.count < length
  }
}
