import Foundation
import Models

extension APIError {
  /// Converts a failure of an exchange.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - place: The service's name and host.
  init(_ error: HTTPExchangeError, at place: String) {
    switch error {
    case .notHTTP:
      self = .undecodable(type: "HTTP", path: "", excerpt: "it isn't HTTP", service: place)
    case .headTooLarge:
      self = .undecodable(type: "HTTP", path: "", excerpt: "its head is too large", service: place)
    case .badCompression:
      let excerpt = "its body isn't compressed as its head says"
      self = .undecodable(type: "body", path: "", excerpt: excerpt, service: place)
    case .overCompressed(let factor):
      let excerpt = "it expands to more than \(factor) times its size"
      self = .undecodable(type: "body", path: "", excerpt: excerpt, service: place)
    case .unusable(let reason):
      self = .misconfigured(detail: reason)
    case .untrusted(.handshake):
      self = .offline(detail: HTTPExchangeError.TLSFailure.handshake.sentence(place))
    case .untrusted(let failure):
      self = .untrusted(detail: "\(failure.sentence(place)); \(failure.remedy)")
    case .proxy(let proxy, .untrusted(let failure)) where failure != .handshake:
      let sentence = failure.sentence("the proxy \(proxy)")
      self = .untrusted(detail: "\(sentence), on the way to \(place); \(failure.remedy)")
    case .proxy(let proxy, let error):
      self = .offline(detail: "\(error.sentence("the proxy \(proxy)")), on the way to \(place)")
    case .unknownHost, .refused, .unreachable, .reset, .closed, .cutOff, .proxyRefused:
      self = .offline(detail: error.sentence(place))
    }
  }
}

extension HTTPExchangeError {
  fileprivate func sentence(_ place: String) -> String {
    switch self {
    case .unknownHost: "\(place) was not found"
    case .refused: "\(place) refused the connection"
    case .unreachable(let reason): "\(place) cannot be reached (\(reason))"
    case .reset: "\(place) reset the connection"
    case .closed: "\(place) closed the connection without an answer"
    case .cutOff(let received, let length?):
      "\(place) closed the connection after \(received) of \(length) bytes"
    case .cutOff(let received, nil):
      "\(place) closed the connection after \(received) byte\(received == 1 ? "" : "s"), "
        + "before the end of the answer"
    case .proxyRefused(let reason): "\(place) refused to pass the request on (\(reason))"
    case .unusable(let reason): reason
    case .untrusted(let failure): failure.sentence(place)
    case .proxy(let proxy, let error): error.sentence("the proxy \(proxy)")
    case .notHTTP, .headTooLarge, .badCompression, .overCompressed: "\(place) does not speak HTTP"
    }
  }
}

extension HTTPExchangeError.TLSFailure {
  fileprivate func sentence(_ place: String) -> String {
    switch self {
    case .expired(let date): "the certificate of \(place) expired on \(Self.day(date))"
    case .notYetValid(let date): "the certificate of \(place) isn't valid before \(Self.day(date))"
    case .unknownAuthority: "the certificate of \(place) is self-signed or of an unknown authority"
    case .wrongHost: "the certificate of \(place) is for another host"
    case .notTLS: "\(place) does not speak TLS"
    case .handshake: "\(place) and this program could not agree on a secure connection"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .expired: "it must be renewed, unless this machine's date is wrong"
    case .notYetValid: "check this machine's date"
    case .unknownAuthority: "if you trust it, let SSL_CERT_FILE name a file with the authority's certificate"
    case .wrongHost: "check the host in the address"
    case .notTLS: "perhaps its address begins with http:"
    case .handshake: "try again"
    }
  }

  private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
