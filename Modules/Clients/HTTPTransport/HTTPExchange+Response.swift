import Foundation
import Models

extension HTTPExchange {
  /// Sends a request once and collects the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - place: The service's name and host, for messages.
  ///   - limits: The limits of size and of time without data.
  func response(
    to request: Request,
    at place: String,
    limits: HTTPTransport.Limits
  ) async -> Result<HTTPResponse, AttemptFailure> {
    let collector = ResponseCollector(url: request.url, maximumBodySize: limits.bodySize)
    return await withTaskGroup(of: Result<HTTPResponse, AttemptFailure>.self) { group in
      group.addTask { await collect(collector, request: request, place: place, limits: limits) }
      group.addTask { await collector.failure(whenIdleFor: limits.idle, place: place) }
      let outcome = await group.next() ?? .failure(AttemptFailure(.cancelled))
      group.cancelAll()
      return outcome
    }
  }

  private func collect(
    _ collector: ResponseCollector,
    request: Request,
    place: String,
    limits: HTTPTransport.Limits
  ) async -> Result<HTTPResponse, AttemptFailure> {
    do {
      try await send(request) { try collector.receive($0) }
      try Task.checkCancellation()
      guard let response = collector.response else { throw HTTPExchangeError.closed }
      return .success(response)
    } catch let error as HTTPExchangeError {
      return .failure(AttemptFailure(error, at: place))
    } catch is ResponseCollector.TooLarge {
      let size = limits.bodySize
      let limit = size > 0 && size.isMultiple(of: 1 << 20) ? "\(size >> 20) MiB" : "\(size) bytes"
      let excerpt = "it is larger than \(limit)"
      let error = APIError.undecodable(type: "body", path: "", excerpt: excerpt, service: place)
      return .failure(AttemptFailure(error))
    } catch is CancellationError {
      return .failure(AttemptFailure(.cancelled))
    } catch {
      return .failure(AttemptFailure(.offline(detail: "the connection to \(place) failed")))
    }
  }
}

extension ResponseCollector {
  /// Waits until no data has arrived for the given time; returns `cancelled` if the task is cancelled before.
  fileprivate func failure(
    whenIdleFor timeout: Duration,
    place: String
  ) async -> Result<HTTPResponse, AttemptFailure> {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let end = lastActivity.advanced(by: timeout)
      guard end > clock.now else {
        let limit = timeout.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
        return .failure(AttemptFailure(.timedOut(detail: "\(place) \(progress.delay) within \(limit)")))
      }
      try? await clock.sleep(until: end)
    }
    return .failure(AttemptFailure(.cancelled))
  }
}
