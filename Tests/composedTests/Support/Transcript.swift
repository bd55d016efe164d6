import Foundation
import Synchronization

/// Everything that comes out of an open file, as it comes.
final class Transcript: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isComplete = false
    var waiting: [(condition: @Sendable (String) -> Bool, continuation: CheckedContinuation<String, Never>)] =
      []

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let state = Mutex(State())

  /// Reads a file to its end on a thread of its own, and closes it then.
  init(reading file: Int32) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // NB: the side of a terminal whose other side is gone fails where a pipe would end.
        guard count > 0 else { break }
        change { $0.bytes += buffer[..<count] }
      }
      close(file)
      change { $0.isComplete = true }
    }
  }

  /// What has come so far.
  var text: String { state.withLock(\.text) }

  /// All that comes.
  func whole() async -> String { await text { _ in false } }

  /// What has come when `condition` holds for it, or all of it where it never does.
  func text(when condition: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append((condition, continuation)) }
    }
  }

  private func change(_ update: (inout State) -> Void) {
    let ready = state.withLock { state in
      update(&state)
      let text = state.text
      let ready = state.waiting.filter { state.isComplete || $0.condition(text) }
      state.waiting.removeAll { state.isComplete || $0.condition(text) }
      return ready.map { ($0.continuation, text) }
    }
    for (continuation, text) in ready { continuation.resume(returning: text) }
  }
}
