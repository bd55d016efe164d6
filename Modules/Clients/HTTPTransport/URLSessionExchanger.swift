import Dependencies
import Foundation
import Models
import Platform

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A sender of single requests through a URLSession that stores nothing, follows no redirects and answers no
/// challenges.
final class URLSessionExchanger: Sendable {
  private let session: URLSession
  private let delegate: Delegate

  init() {
    ProxyBypass.install()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The exchange has its own limits, which are finer than whole seconds.
    configuration.timeoutIntervalForRequest = 3600
    delegate = Delegate()
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
  }

  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - maximumBodySize: The longest body that is accepted, in bytes.
  ///   - idleTimeout: The time without data after which the exchange times out.
  func response(
    to request: URLRequest,
    maximumBodySize: Int,
    idleTimeout: Duration
  ) async -> APIResult<HTTPResponse> {
    let exchange = Exchange(maximumBodySize: maximumBodySize)
    let task = session.dataTask(with: request)
    delegate.exchanges.withLock { $0[task.taskIdentifier] = exchange }
    defer {
      delegate.exchanges.withLock { $0[task.taskIdentifier] = nil }
      task.cancel()
    }
    return await withTaskCancellationHandler {
      task.resume()
      return await withTaskGroup(of: Void.self) { group in
        group.addTask { await exchange.failWhenIdle(for: idleTimeout) }
        let outcome = await exchange.outcome()
        group.cancelAll()
        return outcome
      }
    } onCancel: {
      exchange.end(with: .failure(.cancelled))
    }
  }

  private final class Delegate: NSObject, URLSessionDataDelegate {
    let exchanges = Mutex<[Int: Exchange]>([:])

    private func exchange(for task: URLSessionTask) -> Exchange? {
      exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      guard let exchange = exchange(for: dataTask), let response = response as? HTTPURLResponse,
        let head = HTTPResponse(response)
      else { return completionHandler(.cancel) }
      completionHandler(exchange.receive(head) ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if exchange(for: dataTask)?.receive(data) == false { dataTask.cancel() }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      guard let exchange = exchange(for: task) else { return }
      if let error {
        exchange.end(with: .failure(APIError(error, host: task.originalRequest?.url?.host())))
      } else {
        // Foundation on Linux never reports the head of a redirect without a location.
        let head = (task.response as? HTTPURLResponse).flatMap(HTTPResponse.init)
        exchange.complete(orElse: head)
      }
    }
  }
}

extension Exchange {
  /// Ends the exchange with `timedOut` when no data has arrived for the given time.
  fileprivate func failWhenIdle(for timeout: Duration) async {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let end = lastActivity.advanced(by: timeout)
      guard end > clock.now else { return self.end(with: .failure(.timedOut)) }
      try? await clock.sleep(until: end)
    }
  }
}

extension HTTPResponse {
  fileprivate init?(_ response: HTTPURLResponse) {
    guard let url = response.url else { return nil }
    let fields = response.allHeaderFields.map { (String(describing: $0.key), String(describing: $0.value)) }
    self.init(status: response.statusCode, headers: HTTPHeaders(fields), url: url)
  }
}
