import Foundation

/// A TCP connection to a port of 127.0.0.1, for tests below the level of HTTP.
final class RawConnection: Sendable {
  private let file: Int32

  struct Refused: Error {}

  init(port: UInt16) throws {
    #if os(Linux)
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
    }
    guard result == 0 else { throw Refused() }
  }

  deinit {
    close(file)
  }

  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Waits for the first bytes.
  ///
  /// - Returns: The number of bytes, 0 if the peer closed the connection, or the system's error.
  func read() async -> Result<Int, POSIXError> {
    // Waiting on a thread of the cooperative pool would leave fewer threads for the server.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [file] in
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = Foundation.read(file, &buffer, buffer.count)
        let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        continuation.resume(returning: count >= 0 ? .success(count) : .failure(error))
      }
    }
  }
}
