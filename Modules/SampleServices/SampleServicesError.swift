import Foundation
import NIOCore

/// The reason why the sample services didn't start.
public enum SampleServicesError: Error, Hashable, Sendable, LocalizedError {
  /// Another process listens on the port.
  case portInUse(UInt16)
  /// The system refused the port; `reason` is the system's message.
  case cannotStart(port: UInt16, reason: String)

  init(_ error: any Error, port: UInt16) {
    guard let code = (error as? IOError)?.errnoCode else {
      self = .cannotStart(port: port, reason: error.localizedDescription)
      return
    }
    self =
      code == EADDRINUSE
      ? .portInUse(port) : .cannotStart(port: port, reason: String(cString: strerror(code)))
  }

  /// A message for people: what happened, and what to do.
  public var errorDescription: String? {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use: choose another, or 0 for any free one"
    case .cannotStart(0, let reason):
      "cannot listen on 127.0.0.1: \(reason)"
    case .cannotStart(let port, let reason):
      "cannot listen on 127.0.0.1:\(port): \(reason)"
    }
  }
}
