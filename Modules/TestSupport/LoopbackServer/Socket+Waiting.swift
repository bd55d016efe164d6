import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Socket {
  /// Waits until there is something to read or accept; returns false if the server was stopped.
  func waitUntilReadable(orStopped stopped: Descriptor) -> Bool {
    poll(stopped: stopped, milliseconds: -1) == .readable
  }

  /// Ends sending, then waits until the peer has read everything and closed the connection.
  func finishSending(orStopped stopped: Descriptor) {
    shutdown(descriptor.number, Int32(SHUT_WR))
    waitUntilPeerCloses(orStopped: stopped)
  }

  /// Waits until the peer closes the connection or the server is stopped.
  func waitUntilPeerCloses(orStopped stopped: Descriptor) {
    while !peerHasClosed(orStopped: stopped, within: -1) {}
  }

  /// Returns whether the peer closed the connection, or the server was stopped, within the time.
  func peerHasClosed(orStopped stopped: Descriptor, within milliseconds: Int32) -> Bool {
    switch poll(stopped: stopped, milliseconds: milliseconds) {
    case .stopped: return true
    case .timedOut: return false
    case .readable: return receive(orStopped: stopped) == nil
    }
  }

  private enum Event {
    case readable, stopped, timedOut
  }

  private func poll(stopped: Descriptor, milliseconds: Int32) -> Event {
    var descriptors = [
      pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped.number, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      #if canImport(Glibc)
        let count = Glibc.poll(&descriptors, 2, milliseconds)
      #elseif canImport(Musl)
        let count = Musl.poll(&descriptors, 2, milliseconds)
      #else
        let count = Darwin.poll(&descriptors, 2, milliseconds)
      #endif
      if count < 0, errno == EINTR { continue }
      if count < 0 || descriptors[1].revents != 0 { return .stopped }
      return count == 0 ? .timedOut : .readable
    }
  }
}
