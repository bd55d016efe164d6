import Platform

/// The heads of the requests that a server received.
final class RequestLog: Sendable {
  private let texts = Mutex<[String]>([])

  /// The heads, in order of arrival.
  var all: [String] { texts.withLock { $0 } }

  func append(_ text: String) {
    texts.withLock { $0.append(text) }
  }
}
