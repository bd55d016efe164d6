import FlyingFox
import FlyingSocks
import Foundation

/// Drops the connection with a reset, before a single byte of an answer.
///
/// The server gives a handler of web sockets its turn before it writes anything, and closes the connection
/// when that throws: the one place where a handler can keep it from answering.
struct ConnectionReset: WSHandler {
  struct Dropped: Error {}

  let peer: HTTPRequest.Address?
  let port: UInt16

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    if case .ip4(let address, let remote)? = peer,
      let socket = OpenSockets.connected(from: port, to: .ip4(address, port: remote))
    {
      // Closing a socket that lingers for no time sends RST in place of FIN.
      var none = linger()
      none.l_onoff = 1
      none.l_linger = 0
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &none, socklen_t(MemoryLayout.size(ofValue: none)))
    }
    throw Dropped()
  }
}
