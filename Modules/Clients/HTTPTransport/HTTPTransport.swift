import Dependencies
import Foundation
import Logging
import Models

/// Sends requests, and keeps what every client needs in one place: limits of time and size, retries,
/// redirects, cancellation and the log.
///
/// A transport may be shared and used from anywhere. The pauses between attempts are slept on the
/// `continuousClock` dependency.
public struct HTTPTransport: Sendable {
  /// The limits of a transport.
  public struct Limits: Equatable, Sendable {
    /// How long nothing may arrive before an attempt has timed out.
    public var idle: Duration
    /// How long a request may take with all its attempts, redirects and pauses.
    public var total: Duration
    /// The longest body, in bytes.
    public var bodySize: Int

    public init(
      idle: Duration = .seconds(10),
      total: Duration = .seconds(30),
      bodySize: Int = 32 * 1024 * 1024
    ) {
      self.idle = idle
      self.total = total
      self.bodySize = bodySize
    }
  }

  public var limits: Limits
  private let logger: Logger
  private let exchanger = URLSessionExchanger()

  public init(limits: Limits = Limits(), logger: Logger = Logger(label: "http")) {
    self.limits = limits
    self.logger = logger
  }

  /// What live clients share.
  public static let shared = HTTPTransport()

  /// Sends a request and gives the answer, whatever its status.
  ///
  /// Redirects are followed, without taking credentials to another origin. A `GET` is repeated as its
  /// ``RetryPolicy`` says where the service is out of reach, too slow, fails or has too many requests.
  ///
  /// - Parameter request: The request.
  /// - Returns: The last attempt's answer, of any status that is no redirect.
  /// - Throws: `offline`, `timedOut`, `cancelled`; `undecodable` for a body that is too large or no HTTP;
  ///   `unexpectedStatus` for a redirect that must not be followed; `badRequest` for an address, and
  ///   `unauthorized` for a key, that cannot be sent.
  public func send(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let outcome = await withDeadline(limits.total) { await attempts(at: request) }
    return try outcome.get()
  }

  private func attempts(at request: HTTPRequest) async -> APIResult<HTTPResponse> {
    var attempt = 1
    while true {
      let outcome = await followingRedirects(request)
      guard request.method == "GET", attempt < request.retry.maximumAttempts,
        let delay = delay(after: outcome, attempt, request.retry)
      else { return outcome }
      logger.debug("trying again in \(delay), \(request.url.redacted)")
      do {
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: delay)
      } catch {
        return .failure(.cancelled)
      }
      attempt += 1
    }
  }

  /// The pause before the next attempt, or `nil` where the outcome stands.
  private func delay(
    after outcome: APIResult<HTTPResponse>,
    _ attempt: Int,
    _ policy: RetryPolicy
  ) -> Duration? {
    switch outcome {
    case .failure(.offline), .failure(.timedOut):
      return policy.delay(afterAttempt: attempt, requested: nil, isRateLimit: false)
    case .failure:
      return nil
    case .success(let response):
      guard response.status == 429 || (500...599).contains(response.status) else { return nil }
      return policy.delay(
        afterAttempt: attempt,
        requested: requestedDelay(response),
        isRateLimit: response.status == 429
      )
    }
  }

  private func requestedDelay(_ response: HTTPResponse) -> Duration? {
    switch RetryAfter(response.headers) {
    case nil: return nil
    case .delay(let delay): return delay
    case .date(let date):
      @Dependency(\.date.now) var now
      return RetryAfter.date(date).delay(from: now)
    }
  }

  private func followingRedirects(_ request: HTTPRequest) async -> APIResult<HTTPResponse> {
    var request = request
    var redirects = 0
    do throws(APIError) {
      while true {
        let response = try await exchange(request)
        guard let next = try Redirect.request(after: request, response) else { return .success(response) }
        redirects += 1
        guard redirects <= Redirect.maximum else {
          throw .unexpectedStatus(
            status: response.status,
            bodyExcerpt: "more than \(Redirect.maximum) redirects"
          )
        }
        request = next
      }
    } catch {
      return .failure(error)
    }
  }

  private func exchange(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    let urlRequest = try request.urlRequest()
    logger.debug("\(request.logLine)")
    let start = ContinuousClock.now
    let outcome = await exchanger.response(
      to: urlRequest,
      maximumBodySize: limits.bodySize,
      idleTimeout: limits.idle
    )
    let result =
      switch outcome {
      case .success(let response): "\(response.status), \(response.body.count) bytes"
      case .failure(let error): error.message.redacting(request.credentials.values)
      }
    logger.debug("\(request.method) \(request.url.redacted): \(result) in \(start.duration(to: .now))")
    return try outcome.get()
  }
}
