import Foundation
import Synchronization

/// Everything that comes out of an open file, as it comes.
final class Transcript: Sendable {
  private struct Waiting {
    let condition: @Sendable (String) -> Bool
    let reaction: @Sendable () -> Void
    let continuation: CheckedContinuation<String, Never>
  }

  private struct State {
    var bytes: [UInt8] = []
    var isComplete = false
    var waiting: [Waiting] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let state = Mutex(State())
  private let completion = DispatchGroup()

  /// Reads a file to its end on a thread of its own, and closes it then.
  init(reading file: Int32) {
    completion.enter()
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
      completion.leave()
    }
  }

  /// What has come so far.
  var text: String { state.withLock(\.text) }

  /// Blocks until all has come, and returns it.
  func waitUntilComplete() -> String {
    completion.wait()
    return text
  }

  /// All that comes.
  func whole() async -> String { await text { _ in false } }

  /// What has come when `condition` holds for it, or all of it where it never does.
  ///
  /// - Parameters:
  ///   - condition: Asked with all that has come, whenever something comes.
  ///   - reaction: Called at that moment, when the test itself may be far from its turn: until then, the
  ///     process that is written of goes on.
  func text(
    when condition: @escaping @Sendable (String) -> Bool,
    then reaction: @escaping @Sendable () -> Void = {}
  ) async -> String {
    await withCheckedContinuation { continuation in
      change { state in
        state.waiting.append(Waiting(condition: condition, reaction: reaction, continuation: continuation))
      }
    }
  }

  private func change(_ update: (inout State) -> Void) {
    let (ready, text) = state.withLock { state in
      update(&state)
      let text = state.text
      let ready = state.waiting.filter { state.isComplete || $0.condition(text) }
      state.waiting.removeAll { state.isComplete || $0.condition(text) }
      return (ready, text)
    }
    for waiting in ready {
      waiting.reaction()
      waiting.continuation.resume(returning: text)
    }
  }
}
