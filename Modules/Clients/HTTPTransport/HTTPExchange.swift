import Dependencies
import Foundation

/// The part of a transport that talks to a network. It sends single requests, without retries, redirects or limits.
///
/// The live value is in the module `AsyncHTTPExchange`, which brings SwiftNIO and TLS along and is linked by programs
/// only. Tests of clients use a scripted exchange.
@DependencyClient
public struct HTTPExchange: Sendable {
  /// Sends a request once and returns after the whole response has been received.
  ///
  /// Events arrive in order: `connected`, `head`, and `body` for each piece of the decompressed body. `connected` may
  /// come again, if a kept connection turns out to be closed. If `receive`
  /// throws, the exchange ends with that error and reads no further. Cancelling the task ends the exchange.
  ///
  /// - Throws: ``HTTPExchangeError``, `CancellationError`, or the error that `receive` threw.
  public var send:
    @Sendable (
      _ request: Request,
      _ receive: @escaping @Sendable (Event) throws -> Void
    ) async throws -> Void

  /// Returns the name of the proxy on the way to an address, without user and password; `nil` if there is none.
  @DependencyEndpointIgnored
  public var proxyName: @Sendable (_ url: URL) -> String? = { _ in nil }

  /// Returns whether the host of an address has accepted a connection, and has yet to complete the TLS handshake.
  @DependencyEndpointIgnored
  public var isInHandshake: @Sendable (_ url: URL) -> Bool = { _ in false }
}

extension HTTPExchange {
  /// A request as it goes over the network.
  public struct Request: Equatable, Sendable {
    public var method: String
    /// An http or https address without user, password and fragment.
    public var url: URL
    /// All fields, including secret ones.
    public var headers: HTTPHeaders
    public var body: Data?

    public init(method: String = "GET", url: URL, headers: HTTPHeaders = [:], body: Data? = nil) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
    }
  }

  /// An event of an exchange.
  public enum Event: Equatable, Sendable {
    /// There is a connection, and the request is on its way.
    case connected
    /// The head of the response has arrived.
    case head(status: Int, headers: HTTPHeaders)
    /// A piece of the body has arrived.
    case body(Data)
  }
}

extension HTTPExchange: TestDependencyKey {
  /// An exchange that fails the test, by name, when it is used.
  public static let testValue = HTTPExchange()

  /// An exchange that reaches nothing: previews never use a network.
  public static let previewValue = HTTPExchange { _, _ in
    throw HTTPExchangeError.unusable("previews have no network")
  }
}

extension DependencyValues {
  /// The sender of single HTTP requests.
  public var httpExchange: HTTPExchange {
    get { self[HTTPExchange.self] }
    set { self[HTTPExchange.self] = newValue }
  }
}
