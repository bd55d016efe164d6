import Foundation
import Synchronization

/// The bytes read from an open file so far.
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

  /// Reads a file to its end on a dedicated thread, and then closes it.
  init(reading file: Int32) {
    completion.enter()
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // When the other side is closed, reading a terminal fails, whereas reading a pipe ends.
        guard count > 0 else { break }
        change { $0.bytes += buffer[..<count] }
      }
      close(file)
      change { $0.isComplete = true }
      completion.leave()
    }
  }

  /// The text so far.
  var text: String { state.withLock(\.text) }

  /// Blocks until the end, and returns the whole text.
  func waitUntilComplete() -> String {
    completion.wait()
    return text
  }

  /// Waits for the end and returns the whole text.
  func whole() async -> String { await text { _ in false } }

  /// Waits until the text meets a condition, and returns it. Returns the whole text if it never does.
  ///
  /// - Parameters:
  ///   - condition: Called with the whole text whenever it grows.
  ///   - reaction: Called at once when the condition is met. The test may get its turn much later, and the process
  ///     continues meanwhile.
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
