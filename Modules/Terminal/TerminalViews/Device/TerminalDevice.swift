import Foundation
import Platform

/// A terminal that shows a full screen.
///
/// Between ``start()`` and ``stop()`` the terminal is in the modes of ``TerminalModes``. Its old modes are
/// restored on every way out: by a signal, after a crash, at exit, and while the process is stopped. A single
/// thread waits for input and for room to write; it is idle when nothing happens.
final class TerminalDevice: Sendable {
  struct State {
    enum Phase { case new, running, stopped }

    var phase = Phase.new
    /// Whether the terminal is in the device's modes. Output written while it isn't is dropped.
    var isEntered = false
    /// The bytes that the terminal hasn't accepted yet.
    var pending: [UInt8] = []
    var reportsReady = false
    var capabilities = TerminalCapabilities()
    /// Whether the query for the terminal's capabilities is still unanswered.
    var awaitsReplies = false
    var lastSize = Size.zero
    /// Runs another program on the terminal, as soon as the terminal is a shell's.
    var borrower: (@Sendable () -> Void)?
    /// Whether Ctrl-C has been pressed.
    var isInterrupted = false
  }

  /// The terminal's events in order, for one consumer. The stream ends when the device is stopped.
  let events: AsyncStream<TerminalEvent>
  let colorDepth: ColorDepth

  let continuation: AsyncStream<TerminalEvent>.Continuation
  let state = Mutex(State())
  // Reopened files if possible: they don't block, and the flags of files shared with other processes stay
  // untouched.
  let input: Int32
  let output: Int32
  let wake: WakePipe
  let modes: TerminalModes
  private let environment: [String: String]
  private let owned: [Int32]
  let handlesSignals: Bool
  private let original: termios
  let repliesArrived = DispatchSemaphore(value: 0)
  let loopEnded = DispatchSemaphore(value: 0)

  /// Checks whether the terminal can be used, without changing it.
  ///
  /// - Parameters:
  ///   - input: The file descriptor to read keys from.
  ///   - output: The file descriptor to write the screen to.
  ///   - environment: The environment variables of the process.
  ///   - isPlain: Whether only lines of text are written, which any terminal shows.
  ///   - handlesSignals: Whether to handle the signals of the process. Only one device at a time can.
  /// - Throws: ``TerminalFailure`` if it isn't a terminal or can't move its cursor.
  init(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isPlain: Bool = false,
    handlesSignals: Bool = true
  ) throws(TerminalFailure) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    guard isPlain || environment["TERM"] != "dumb" else { throw .dumb }
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { throw .system(call: "tcgetattr", code: errno) }
    original = attributes
    wake = try WakePipe()
    let ownInput = Self.reopen(input, O_RDONLY)
    let ownOutput = Self.reopen(output, O_WRONLY)
    self.input = ownInput ?? input
    self.output = ownOutput ?? output
    owned = [ownInput, ownOutput].compactMap { $0 }
    self.environment = environment
    self.handlesSignals = handlesSignals
    modes = TerminalModes(environment: environment, isPlain: isPlain)
    colorDepth = ColorDepth(environment: environment)
    (events, continuation) = AsyncStream.makeStream()
  }

  deinit {
    wake.closeBoth()
    for descriptor in owned { close(descriptor) }
  }

  private static func reopen(_ descriptor: Int32, _ access: Int32) -> Int32? {
    var path = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
    let own = open(path, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own >= 0 ? own : nil
  }

  /// The current columns and rows of the screen.
  var size: Size { TerminalModes.size(of: output, environment: environment) }

  /// The capabilities that the terminal has reported so far.
  var capabilities: TerminalCapabilities { state.withLock(\.capabilities) }

  /// Whether Ctrl-C has been pressed, even if keys before it are still among the events. As in a shell, they are dropped.
  var isInterrupted: Bool { state.withLock(\.isInterrupted) }

  var supportsSynchronizedOutput: Bool { capabilities.synchronizedOutput }
  var supportsKittyGraphics: Bool { capabilities.kittyGraphics }

  /// The brightness of the background, from the terminal's report or else from the environment.
  var background: ScreenTheme.Background {
    capabilities.background ?? ScreenTheme.Background(environment: environment)
  }

  /// Whether the terminal still has output to accept. If so, ``TerminalEvent/ready`` follows once it has
  /// accepted everything: frames drawn until then would only queue up.
  var isBusy: Bool {
    state.withLock { state in
      if !state.pending.isEmpty { state.reportsReady = true }
      return !state.pending.isEmpty
    }
  }

  // MARK: Starting and stopping

  /// Takes the terminal, queries its capabilities, and begins to listen. It doesn't wait for the replies.
  ///
  /// - Throws: ``TerminalFailure`` if the system refuses, or if the device has been started before.
  func start() throws(TerminalFailure) {
    guard state.withLock({ $0.phase == .new }) else { throw .inUse }
    if handlesSignals {
      try TerminalSignals.acquire(
        terminal: input,
        output: output,
        wake: wake.writing,
        attributes: original,
        leaving: modes.leaving,
        leavingKeys: TerminalModes.leavingKeys
      )
    }
    do throws(TerminalFailure) {
      try enter()
    } catch {
      if handlesSignals { TerminalSignals.release() }
      throw error
    }
    let size = size
    state.withLock { state in
      state.phase = .running
      state.lastSize = size
      state.awaitsReplies = !modes.queries.isEmpty
    }
    write(modes.queries)
    Thread.detachNewThread { [self] in
      listen()
      loopEnded.signal()
    }
  }

  /// Restores the terminal as it was. Nothing can be written afterwards.
  func stop() {
    let (wasRunning, awaitsReplies) = state.withLock { state in
      defer { state.phase = .stopped }
      return (state.phase == .running, state.awaitsReplies && state.isEntered)
    }
    guard wasRunning else { return }
    // A reply that arrived after this would be typed into the shell.
    if awaitsReplies { _ = repliesArrived.wait(timeout: .now() + .milliseconds(150)) }
    wake.send(.stop)
    loopEnded.wait()
    leave()
    if handlesSignals { TerminalSignals.release() }
    continuation.finish()
  }

  /// Stops the process until a shell continues it, as Ctrl-Z does. The terminal is restored for that time.
  func suspend() { wake.send(.suspend) }

  /// Gives the terminal to another program for a time. The device takes it again after that.
  ///
  /// - Parameter borrower: Runs the program until its end. It is called on the listening thread.
  func lend(to borrower: @escaping @Sendable () -> Void) {
    state.withLock { $0.borrower = borrower }
    wake.send(.lend)
  }

  /// Puts the terminal into the device's modes.
  func enter() throws(TerminalFailure) {
    var attributes = modes.raw(original)
    let code = state.withLock { state -> Int32 in
      if handlesSignals { TerminalSignals.setEntered(true) }
      while tcsetattr(input, TCSANOW, &attributes) != 0 {
        if errno != EINTR { return errno }
      }
      state.isEntered = true
      return 0
    }
    guard code == 0 else {
      if handlesSignals { TerminalSignals.setEntered(false) }
      throw .system(call: "tcsetattr", code: code)
    }
    write(modes.entering + (capabilities.keyProtocol ? TerminalModes.enteringKeys : []))
  }

  /// Restores the terminal's old modes.
  func leave() {
    state.withLock { state in
      guard state.isEntered else { return }
      state.isEntered = false
      state.pending = []
      var rest = ((state.capabilities.keyProtocol ? TerminalModes.leavingKeys : []) + modes.leaving)[...]
      for _ in 0..<50 where !rest.isEmpty {
        guard let count = send(rest) else { break }
        rest = rest.dropFirst(count)
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if !rest.isEmpty { _ = poll(&request, 1, 20) }
      }
      // Pending mouse reports would be typed into the shell.
      tcflush(input, TCIFLUSH)
      var attributes = original
      while tcsetattr(input, TCSANOW, &attributes) != 0, errno == EINTR {}
      if handlesSignals { TerminalSignals.setEntered(false) }
    }
  }

  // MARK: Writing

  /// Writes to the terminal without waiting. Bytes that it doesn't accept at once are sent later.
  ///
  /// - Parameter bytes: The bytes to write. They are dropped while the terminal isn't in the device's modes.
  func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    let isWaiting = state.withLock { state in
      guard state.isEntered else { return false }
      state.pending += bytes
      return state.pending.count > bytes.count ? true : !flush(&state)
    }
    if isWaiting { wake.send(.flush) }
  }

  /// Writes as many pending bytes as the terminal accepts.
  ///
  /// - Returns: Whether nothing is left.
  func flush(_ state: inout State) -> Bool {
    if handlesSignals, TerminalSignals.isGivenBack { state.pending = [] }
    var rest = state.pending[...]
    while !rest.isEmpty {
      guard let count = send(rest) else {
        rest = []
        wake.send(.end)
        break
      }
      if count == 0 { break }
      rest = rest.dropFirst(count)
    }
    if rest.isEmpty {
      state.pending.removeAll(keepingCapacity: state.pending.capacity < 1 << 20)
    } else {
      state.pending.removeFirst(state.pending.count - rest.count)
    }
    return state.pending.isEmpty
  }

  /// Sends bytes to the terminal.
  ///
  /// - Returns: The number of bytes accepted; `nil` if the terminal was disconnected.
  private func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: return nil
      }
    }
  }
}
