import Dependencies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension DependencyValues {
  /// The session for requests.
  ///
  /// In tests, reading it without overriding it is an issue, and every request on it fails. (The issue is reported by
  /// the read and not by a request: a request runs on a thread from which an issue would not reach the test.)
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  private enum URLSessionKey: DependencyKey {
    static let liveValue = URLSession.shared

    static var testValue: URLSession {
      DependencyValues.reportUnimplemented(Self.self)
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [UnimplementedURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }
}

/// A protocol that refuses every request.
private final class UnimplementedURLProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { true }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let failure = UnimplementedFailure(
      description: """
        Unimplemented: @Dependency(\\.urlSession): \
        \(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")
        """
    )
    client?.urlProtocol(self, didFailWithError: failure)
  }

  override func stopLoading() {}
}
