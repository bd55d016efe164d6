/// Ports of 127.0.0.1 for a test that asks for a port by its number.
///
/// A port that the system chose does not stay free once a test has closed it: the system hands it out again,
/// to a server that asks for any port, or to an outgoing connection. These lie below the ports that it hands
/// out (from 32768 on Linux, from 49152 elsewhere), so that nobody has one who does not ask for that very one.
public enum FixedPort {
  private static let range: Range<UInt16> = 20_000..<32_000
  // Other processes that run tests begin elsewhere.
  private static let last = Locked(UInt16.random(in: range))

  /// A port on which nobody listens, another one for each call.
  ///
  /// - Throws: A `SocketError` where none is free.
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
