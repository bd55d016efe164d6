import Foundation
import Models

/// The rules for redirects: a limited number, only to `http` and `https`, never from `https` down to `http`, and
/// without anything that the new origin must not see.
struct Redirect {
  static let maximum = 5

  /// Returns the request for a redirect, or `nil` if the response isn't one.
  ///
  /// Statuses 301, 302 and 303 turn everything but `GET` and `HEAD` into a `GET` without a body; 307 and 308
  /// repeat the request as it was (RFC 9110, section 15.4).
  ///
  /// - Throws: `unexpectedStatus` for a redirect without a valid target or to a forbidden one.
  static func request(after request: HTTPRequest, _ response: HTTPResponse) throws(AttemptFailure)
    -> HTTPRequest?
  {
    guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
    guard let location = response.headers["Location"], !location.isEmpty,
      let url = URL(string: location, relativeTo: request.url)?.absoluteURL,
      let source = Origin(request.url), let target = Origin(url)
    else {
      let excerpt = "\(request.place) redirected to no valid address"
      throw AttemptFailure(.unexpectedStatus(status: response.status, bodyExcerpt: excerpt))
    }
    guard !(source.scheme == "https" && target.scheme == "http") else {
      let excerpt = "\(request.place) redirected from a secure to an insecure address"
      throw AttemptFailure(.unexpectedStatus(status: response.status, bodyExcerpt: excerpt))
    }
    var next = request
    next.url = url
    if response.status < 307, !["GET", "HEAD"].contains(request.method) {
      next.method = "GET"
      next.body = nil
    }
    if source != target {
      next.credentials = [:]
      next.headers = HTTPHeaders(
        ["Accept", "Accept-Language", "User-Agent"].compactMap { name in
          request.headers[name].map { (name, $0) }
        }
      )
    }
    return next
  }
}
