import Dependencies
import Foundation
import Logging
import Models

/// A sender of requests with the parts that every client needs: limits of time and size, retries, redirects,
/// cancellation and logging.
///
/// A transport can be shared between clients and tasks. It waits between attempts on the `continuousClock`
/// dependency.
public struct HTTPTransport: Sendable {
  /// The limits of a transport.
  public struct Limits: Equatable, Sendable {
    /// The time without data after which an attempt times out.
    public var idle: Duration
    /// The time limit of a request with all its attempts, redirects and pauses.
    public var total: Duration
    /// The maximum size of a body, in bytes.
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
  private let exchange: HTTPExchange?
  private let clock: any Clock<Duration>

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - limits: The limits of time and size.
  ///   - logger: The logger for requests and responses.
  ///   - exchange: The sender of single requests; `nil` for the `httpExchange` dependency.
  ///   - clock: The clock for the limits of time.
  public init(
    limits: Limits = Limits(),
    logger: Logger = Logger(label: "http"),
    exchange: HTTPExchange? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.limits = limits
    self.logger = logger
    self.exchange = exchange
    self.clock = clock
  }

  /// The transport that live clients share.
  public static let shared = HTTPTransport()

  /// Sends a request and returns the response, whatever its status.
  ///
  /// Redirects are followed, without sending credentials to another origin. A `GET` is repeated according to its
  /// ``RetryPolicy`` if the service can't be reached, is too slow, fails or limits requests, unless the time limit
  /// would pass during the pause.
  ///
  /// - Parameter request: The request.
  /// - Returns: The last attempt's response, of any status except a redirect.
  /// - Throws: `offline`, `timedOut`, `cancelled`; `undecodable` for a body that is too large or isn't HTTP;
  ///   `unexpectedStatus` for a redirect that must not be followed; `invalidRequest` for an address, and
  ///   `unauthorized` for a key, that can't be sent.
  public func send(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let wait = CurrentWait(for: request.place)
    let overdue: @Sendable () -> APIError = { wait.overdue(after: limits.total) }
    let outcome = await withDeadline(limits.total, clock: clock, error: overdue) { stopwatch in
      await attempts(at: request.movingUserToCredentials(), wait, stopwatch)
    }
    return try outcome.get()
  }

  private func attempts(
    at request: HTTPRequest,
    _ wait: CurrentWait,
    _ stopwatch: Stopwatch
  ) async -> APIResult<HTTPResponse> {
    var attempt = 1
    while true {
      let outcome = await followingRedirects(request, wait)
      guard request.method == "GET", attempt < request.retry.maximumAttempts,
        let delay = delay(after: outcome, attempt, request.retry), stopwatch.elapsed + delay < limits.total
      else { return APIResult(outcome.mapError(\.error)) }
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

  /// Returns the pause before the next attempt, or `nil` if the outcome is final.
  private func delay(
    after outcome: Result<HTTPResponse, AttemptFailure>,
    _ attempt: Int,
    _ policy: RetryPolicy
  ) -> Duration? {
    switch outcome {
    case .failure(let failure):
      switch failure.error {
      case .offline where !failure.isPermanent, .timedOut:
        return policy.delay(afterAttempt: attempt, requested: nil, isRateLimit: false)
      default:
        return nil
      }
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

  private func followingRedirects(
    _ request: HTTPRequest,
    _ wait: CurrentWait
  ) async -> Result<HTTPResponse, AttemptFailure> {
    var request = request
    var redirects = 0
    do throws(AttemptFailure) {
      while true {
        let response = try await exchange(request, wait)
        guard let next = try Redirect.request(after: request, response) else { return .success(response) }
        redirects += 1
        guard redirects <= Redirect.maximum else {
          let excerpt = "\(request.place) redirected more than \(Redirect.maximum) times"
          throw AttemptFailure(.unexpectedStatus(status: response.status, bodyExcerpt: excerpt))
        }
        request = next
      }
    } catch {
      return .failure(error)
    }
  }

  private func exchange(
    _ request: HTTPRequest,
    _ wait: CurrentWait
  ) async throws(AttemptFailure) -> HTTPResponse {
    let exchangeRequest = try request.exchangeRequest()
    logger.debug("\(request.logLine)")
    let start = ContinuousClock.now
    let outcome = await currentExchange.response(
      to: exchangeRequest,
      at: request.place,
      limits: limits,
      clock: clock,
      wait: wait
    )
    let result =
      switch outcome {
      case .success(let response): "\(response.status), \(response.body.count) bytes"
      case .failure(let failure): failure.error.message.redacting(request.credentials.values)
      }
    logger.debug("\(request.method) \(request.url.redacted): \(result) in \(start.duration(to: .now))")
    return try outcome.get()
  }

  private var currentExchange: HTTPExchange {
    @Dependency(\.httpExchange) var standard
    return exchange ?? standard
  }
}
