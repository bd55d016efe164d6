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
    if let socket {
      // Closing a socket that lingers for no time sends RST in place of FIN.
      var none = linger()
      none.l_onoff = 1
      none.l_linger = 0
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &none, socklen_t(MemoryLayout.size(ofValue: none)))
    }
    throw Dropped()
  }

  /// The socket between the server and the peer. The server does not say which one it reads from, but no
  /// other has both ends the same.
  private var socket: Int32? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return files.lazy.compactMap { Int32($0) }.first { file in
      let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
      guard
        let remote = try? socket.remotePeer(), HTTPRequest.Address.make(from: remote) == peer,
        case .ip4(_, port)? = try? socket.sockname()
      else { return false }
      return true
    }
  }
}
