import FlyingSocks
import Foundation

/// The open sockets of this process. The server doesn't expose its sockets, so they are found by their addresses.
enum OpenSockets {
  /// Returns the socket that listens on a port of 127.0.0.1.
  static func listening(on port: UInt16) -> Int32? {
    first { socket in
      var isListening: Int32 = 0
      var size = socklen_t(MemoryLayout.size(ofValue: isListening))
      getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size)
      return isListening != 0 && isBound(socket, to: port)
    }
  }

  /// Returns the socket that connects a port of 127.0.0.1 with a peer. The two ends identify it.
  static func connected(from port: UInt16, to peer: Socket.Address) -> Int32? {
    first { (try? $0.remotePeer()) == peer && isBound($0, to: port) }
  }

  private static func isBound(_ socket: Socket, to port: UInt16) -> Bool {
    if case .ip4(_, port)? = try? socket.sockname() { true } else { false }
  }

  private static func first(where condition: (Socket) -> Bool) -> Int32? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return files.lazy.compactMap { Int32($0) }.first {
      condition(Socket(file: Socket.FileDescriptor(rawValue: $0)))
    }
  }
}
