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
  ) async -> APIResult<HTTPResponse> {
    let collector = ResponseCollector(url: request.url, maximumBodySize: limits.bodySize)
    return await withTaskGroup(of: APIResult<HTTPResponse>.self) { group in
      group.addTask { await collect(collector, request: request, place: place, limits: limits) }
      group.addTask { await collector.failure(whenIdleFor: limits.idle, place: place) }
      let outcome = await group.next() ?? .failure(.cancelled)
      group.cancelAll()
      return outcome
    }
  }

  private func collect(
    _ collector: ResponseCollector,
    request: Request,
    place: String,
    limits: HTTPTransport.Limits
  ) async -> APIResult<HTTPResponse> {
    do {
      try await send(request) { try collector.receive($0) }
      try Task.checkCancellation()
      guard let response = collector.response else { throw HTTPExchangeError.closed }
      return .success(response)
    } catch let error as HTTPExchangeError {
      return .failure(APIError(error, at: place))
    } catch is ResponseCollector.TooLarge {
      let excerpt = "it is larger than \(limits.bodySize) bytes"
      return .failure(.undecodable(type: "body", path: "", excerpt: excerpt, service: place))
    } catch is CancellationError {
      return .failure(.cancelled)
    } catch {
      return .failure(.offline(detail: "the connection to \(place) failed"))
    }
  }
}

extension ResponseCollector {
  /// Waits until no data has arrived for the given time; returns `cancelled` if the task is cancelled before.
  fileprivate func failure(whenIdleFor timeout: Duration, place: String) async -> APIResult<HTTPResponse> {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let end = lastActivity.advanced(by: timeout)
      guard end > clock.now else {
        let limit = timeout.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
        return .failure(.timedOut(detail: "\(place) \(progress.delay) within \(limit)"))
      }
      try? await clock.sleep(until: end)
    }
    return .failure(.cancelled)
  }
}
