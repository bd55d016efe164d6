import Foundation
import Platform

/// The state shared by the server's threads. The threads keep it alive until the last of them ends.
final class ServerCore: Sendable {
  struct Requests {
    var arrived: [LoopbackRequest] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<[LoopbackRequest], Never>)] = []
  }

  let requests = Mutex(Requests())
  private let socket: Socket
  private let stopped: Descriptor
  private let response: @Sendable (LoopbackRequest) -> LoopbackResponse

  init(
    socket: Socket,
    stopped: Descriptor,
    response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) {
    self.socket = socket
    self.stopped = stopped
    self.response = response
  }

  deinit {
    let waiting = requests.withLock { $0.waiting }
    for (_, continuation) in waiting { continuation.resume(returning: []) }
  }

  /// Refuses connections from now on.
  func stopListening() {
    socket.stopListening()
  }

  /// Accepts connections until the server is stopped. Each is served on a separate thread.
  func acceptConnections() {
    while socket.waitUntilReadable(orStopped: stopped) {
      guard let connection = socket.accept() else { continue }
      Thread.detachNewThread { self.serve(connection) }
    }
  }

  private func serve(_ connection: Socket) {
    guard let request = read(from: connection) else { return }
    record(request)
    let response = response(request)
    guard connection.send(response.bytes) else { return }
    switch response.ending {
    case .close: connection.finishSending(orStopped: stopped)
    case .reset: connection.resetOnClose()
    case .silence: connection.waitUntilPeerCloses(orStopped: stopped)
    case .drip(let byte, let milliseconds):
      while !connection.peerHasClosed(orStopped: stopped, within: milliseconds) {
        guard connection.send(Data([byte])) else { return }
      }
    }
  }

  private func record(_ request: LoopbackRequest) {
    let (arrived, ready) = requests.withLock { requests in
      requests.arrived.append(request)
      let count = requests.arrived.count
      let ready = requests.waiting.filter { $0.count <= count }
      requests.waiting.removeAll { $0.count <= count }
      return (requests.arrived, ready)
    }
    for (_, continuation) in ready { continuation.resume(returning: arrived) }
  }

  /// The first byte of a TLS connection (RFC 8446, section 5.1), which gets a response without TLS.
  private static let handshake: UInt8 = 0x16

  private func read(from connection: Socket) -> LoopbackRequest? {
    var received = Data()
    let blankLine = Data("\r\n\r\n".utf8)
    while true {
      if received.first == Self.handshake { return LoopbackRequest(head: "TLS / TLS") }
      if let end = received.range(of: blankLine) {
        guard
          var request = LoopbackRequest(head: String(decoding: received[..<end.lowerBound], as: UTF8.self))
        else { return nil }
        let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
        while received.count - end.upperBound < length {
          guard let more = connection.receive(orStopped: stopped) else { return nil }
          received.append(more)
        }
        request.body = Data(received[end.upperBound...])
        return request
      }
      guard let more = connection.receive(orStopped: stopped) else { return nil }
      received.append(more)
    }
  }
}
