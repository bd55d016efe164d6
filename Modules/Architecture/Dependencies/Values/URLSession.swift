import Foundation
import IssueReporting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension DependencyValues {
  /// The session for requests. In tests, a request on it without overriding it is an issue, and fails.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  private enum URLSessionKey: DependencyKey {
    static let liveValue = URLSession.shared

    static var testValue: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [UnimplementedURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }
}

private final class UnimplementedURLProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { true }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    reportIssue(
      """
      Unimplemented: @Dependency(\\.urlSession)

        Request:
          \(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")
      """
    )
    client?.urlProtocol(self, didFailWithError: UnimplementedFailure(description: "urlSession"))
  }

  override func stopLoading() {}
}
