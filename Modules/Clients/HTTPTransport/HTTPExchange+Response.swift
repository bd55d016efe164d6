import Foundation
import Models

extension HTTPExchange {
  /// Sends a request once and collects the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - place: The service's name and host, for messages.
  ///   - limits: The limits of size and of time without data.
  ///   - clock: The clock for the limit of time.
  ///   - wait: The description of what a request waits for.
  func response(
    to request: Request,
    at place: String,
    limits: HTTPTransport.Limits,
    clock: any Clock<Duration>,
    wait: CurrentWait
  ) async -> Result<HTTPResponse, AttemptFailure> {
    let stopwatch = Stopwatch(clock)
    let collector = ResponseCollector(
      url: request.url,
      maximumBodySize: limits.bodySize,
      stopwatch: stopwatch
    )
    wait.begin(collector, at: place, proxy: proxyName(request.url)) { isInHandshake(request.url) }
    return await withTaskGroup(of: Result<HTTPResponse, AttemptFailure>.self) { group in
      group.addTask { await collect(collector, request: request, place: place, limits: limits) }
      group.addTask { await collector.failure(whenIdleFor: limits.idle, stopwatch: stopwatch, wait: wait) }
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
    stopwatch: Stopwatch,
    wait: CurrentWait
  ) async -> Result<HTTPResponse, AttemptFailure> {
    while !Task.isCancelled {
      let end = lastActivity + timeout
      guard end > stopwatch.elapsed else { return .failure(AttemptFailure(wait.timedOut(after: timeout))) }
      try? await stopwatch.sleep(until: end)
    }
    return .failure(AttemptFailure(.cancelled))
  }
}
