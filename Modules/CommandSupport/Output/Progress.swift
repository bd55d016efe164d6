import Platform

/// A spinner on standard error for operations that take longer than a blink; on a terminal that can't erase it, a line
/// for each step.
final class Progress: Sendable {
  /// The form of the progress.
  enum Style { case none, spinner, lines }

  private struct State {
    var text = ""
    var frame = 0
    var isDrawn = false
    var line: String?
    var isPaused = false
    var isFinished = false
  }

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// Fast commands show no spinner. Others show one within 100 ms after their start.
  private static let delay = Duration.milliseconds(50)
  private static let interval = Duration.milliseconds(100)

  private let stream: any CommandStream
  private let clock: any Clock<Duration>
  private let style: Style
  private let state = Mutex(State())

  init(stream: any CommandStream, clock: any Clock<Duration>, style: Style) {
    self.stream = stream
    self.clock = clock
    self.style = style
  }

  /// Draws until the calling task is cancelled.
  func draw() async {
    guard style != .none else { return }
    var pause = Self.delay
    while (try? await clock.sleep(for: pause)) != nil {
      pause = Self.interval
      state.withLock { state in
        if state.isPaused || state.isFinished { return }
        if style == .lines { return writeLine(&state) }
        let text = state.text.isEmpty ? "" : " \(state.text)"
        try? stream.write("\r\u{1B}[2K\(Self.frames[state.frame])\(text)")
        state.frame = (state.frame + 1) % Self.frames.count
        state.isDrawn = true
      }
    }
  }

  /// Changes the text next to the spinner.
  func setText(_ text: String) {
    state.withLock { $0.text = text }
  }

  /// Removes the spinner and writes other output, without a spinner frame in between.
  func interrupt(to write: () throws -> Void) rethrows {
    try state.withLock { state in
      erase(&state)
      try write()
    }
  }

  /// Removes the spinner until ``resume()``.
  func pause() {
    state.withLock { state in
      erase(&state)
      state.isPaused = true
    }
  }

  /// Draws the spinner again.
  func resume() {
    state.withLock { $0.isPaused = false }
  }

  /// Removes the spinner. It isn't drawn again.
  func finish() {
    state.withLock { state in
      erase(&state)
      state.isFinished = true
    }
  }

  private func writeLine(_ state: inout State) {
    let line = state.text.isEmpty ? "Loading…\n" : "Loading \(state.text)…\n"
    guard line != state.line else { return }
    state.line = line
    try? stream.write(line)
  }

  private func erase(_ state: inout State) {
    guard state.isDrawn else { return }
    try? stream.write("\r\u{1B}[2K")
    state.isDrawn = false
  }
}
