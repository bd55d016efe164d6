import Foundation

/// A port of 127.0.0.1 that refuses connections. It stays reserved as long as this object lives.
public final class RefusingPort: Sendable {
  /// The URL `http://127.0.0.1:PORT`, which refuses every connection.
  public let url: URL
  private let socket: Socket

  public init() throws {
    socket = try Socket.bound()
    url = try socket.url
  }
}
