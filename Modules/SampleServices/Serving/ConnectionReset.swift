import FlyingFox
import FlyingSocks
import Foundation

/// A handler that resets the connection without sending a byte.
///
/// The server runs a web socket handler before it writes anything, and closes the connection if the handler throws.
/// There is no other way for a handler to prevent a response.
struct ConnectionReset: WSHandler {
  struct DroppedConnection: Error {}

  let peer: HTTPRequest.Address?
  let port: UInt16

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    if case .ip4(let address, let remote)? = peer,
      let socket = OpenSockets.connected(from: port, to: .ip4(address, port: remote))
    {
      // Closing a socket with a linger time of zero sends RST instead of FIN.
      var none = linger()
      none.l_onoff = 1
      none.l_linger = 0
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &none, socklen_t(MemoryLayout.size(ofValue: none)))
    }
    throw DroppedConnection()
  }
}
