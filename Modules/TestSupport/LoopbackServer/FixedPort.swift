import Platform

/// Ports of 127.0.0.1 for tests that need a specific port number.
///
/// A port chosen by the system doesn't stay free after a test has closed it. The system may give it to a
/// server that asks for any port, or to an outgoing connection. The ports here are below the system's range
/// (from 32768 on Linux, from 49152 elsewhere), so only a request for that number can take one.
public enum FixedPort {
  private static let range: Range<UInt16> = 20_000..<32_000
  // The start is random so that other test processes use other ports.
  private static let last = Mutex(UInt16.random(in: range))

  /// Returns a free port, a different one for each call.
  ///
  /// - Throws: A `SocketError` if none is free.
  public static func next() throws -> UInt16 {
    var failure: SocketError?
    for _ in range {
      let port = last.withLock { last in
        last = last + 1 < range.upperBound ? last + 1 : range.lowerBound
        return last
      }
      do {
        return try Socket.bound(to: port).port
      } catch let error as SocketError {
        failure = error
      }
    }
    throw failure ?? SocketError(call: "bind", code: 0)
  }
}
