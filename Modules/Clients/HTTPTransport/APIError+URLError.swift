import Foundation
import Models

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension APIError {
  /// A connection that ended before the response was complete.
  static let brokenConnection = APIError.offline(
    detail: "the connection broke before the answer was complete"
  )

  /// Converts an error of the system.
  ///
  /// - Parameters:
  ///   - error: The error that URLSession reported.
  ///   - host: The host that was asked, if known.
  init(_ error: any Error, host: String?) {
    guard let error = error as? URLError else {
      self = .offline(detail: "the connection failed")
      return
    }
    let host = host ?? "the host"
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .cannotFindHost, .dnsLookupFailed: self = .offline(detail: "\(host) was not found")
    case .cannotConnectToHost: self = .offline(detail: "\(host) accepts no connection")
    case .notConnectedToInternet: self = .offline(detail: "there is no connection to the network")
    case .networkConnectionLost: self = .brokenConnection
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      self = .offline(detail: "there is no trusted connection to \(host)")
    case .badURL: self = .badRequest(message: "\(host) isn't a valid host")
    case .badServerResponse: self = .offline(detail: "\(host) closed the connection without an answer")
    // The scheme was checked before. On Linux this means that the response isn't HTTP.
    case .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
      self = .undecodable(type: "HTTP", path: "", excerpt: "\(host) does not speak HTTP")
    // On Linux a body that ends too early is reported as `unknown`.
    case .unknown: self = .brokenConnection
    default: self = .offline(detail: "the connection to \(host) failed (code \(error.errorCode))")
    }
  }
}
