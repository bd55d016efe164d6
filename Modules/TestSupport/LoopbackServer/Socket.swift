import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP socket on 127.0.0.1, closed when it is released.
final class Socket: Sendable {
  let descriptor: Descriptor
  let port: UInt16

  private init(descriptor: Descriptor, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }

  /// Returns a socket bound to a port, without listening.
  ///
  /// - Parameter port: The port; 0 for any free port.
  static func bound(to port: UInt16 = 0) throws -> Socket {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = Descriptor(try check("socket", socket(AF_INET, kind, 0)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = try check("bind", bind(descriptor.number, address, length))
        _ = try check("getsockname", getsockname(descriptor.number, address, &length))
      }
    }
    return Socket(descriptor: descriptor, port: UInt16(bigEndian: address.sin_port))
  }

  /// Returns a socket that listens on a free port.
  static func listening() throws -> Socket {
    let socket = try bound()
    _ = try check("listen", listen(socket.descriptor.number, 128))
    return socket
  }

  /// `http://127.0.0.1:PORT`.
  var url: URL {
    get throws {
      guard let url = URL(string: "http://127.0.0.1:\(port)") else {
        throw SocketError(call: "URL", code: EINVAL)
      }
      return url
    }
  }

  /// Refuses connections from now on. The port stays reserved.
  func stopListening() {
    shutdown(descriptor.number, Int32(SHUT_RDWR))
  }

  /// Accepts the next connection. Call it only if there is one.
  func accept() -> Socket? {
    #if canImport(Glibc)
      let number = Glibc.accept(descriptor.number, nil, nil)
    #elseif canImport(Musl)
      let number = Musl.accept(descriptor.number, nil, nil)
    #else
      let number = Darwin.accept(descriptor.number, nil, nil)
      var on: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return number < 0 ? nil : Socket(descriptor: Descriptor(number), port: port)
  }

  /// Sends data in full; returns false if the peer has closed the connection.
  func send(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.send(descriptor.number, bytes.baseAddress, bytes.count, flags)
        #elseif canImport(Musl)
          Musl.send(descriptor.number, bytes.baseAddress, bytes.count, flags)
        #else
          Darwin.send(descriptor.number, bytes.baseAddress, bytes.count, flags)
        #endif
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Receives data; returns `nil` if the peer has closed the connection or the server was stopped.
  func receive(orStopped stopped: Descriptor) -> Data? {
    guard waitUntilReadable(orStopped: stopped) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor.number, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Makes closing reset the connection, so that the peer's next read fails.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor.number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  private static func check(_ call: String, _ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw SocketError(call: call, code: errno) }
    return result
  }
}
