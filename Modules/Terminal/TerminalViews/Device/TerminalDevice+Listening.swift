import Foundation
import Platform

extension TerminalDevice {
  /// Waits for input, signals and room for pending output, until told to stop.
  func listen() {
    var parser = InputParser()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let isWriting = state.withLock { !$0.pending.isEmpty }
      var requests = [
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWriting ? output : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let count = poll(&requests, nfds_t(requests.count), parser.flushDelay.map(Self.milliseconds) ?? -1)
      if count < 0 {
        if errno == EINTR { continue }
        return end()
      }
      if count == 0, !deliver(parser.flush()) { return }
      if requests[0].revents != 0 {
        for command in wake.receive() where !handle(command) { return }
        // The command may already have consumed the input.
        continue
      }
      if requests[1].revents != 0 {
        let count = read(input, &bytes, bytes.count)
        if count > 0 {
          if !deliver(parser.feed(bytes[..<count])) { return }
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          return end()
        }
      }
      if requests[2].revents != 0 { flushPending() }
    }
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  /// Carries out a command.
  ///
  /// - Returns: Whether to keep listening.
  private func handle(_ command: UInt8) -> Bool {
    switch command {
    case WakePipe.Command.stop.rawValue: return false
    case WakePipe.Command.end.rawValue:
      end()
      return false
    case WakePipe.Command.suspend.rawValue: return stopProcess(group: 0)
    case WakePipe.Command.lend.rawValue:
      return withoutTerminal {
        let borrower = state.withLock { state in
          defer { state.borrower = nil }
          return state.borrower
        }
        borrower?()
      }
    case UInt8(SIGTSTP): return stopProcess(group: getpid())
    case UInt8(SIGCONT): resume()
    case UInt8(SIGWINCH): reportSize()
    default: break
    }
    return true
  }

  /// Delivers events to the consumer.
  ///
  /// - Returns: Whether to keep listening.
  private func deliver(_ events: [InputEvent]) -> Bool {
    for event in events {
      switch event {
      case .reply(let reply): recordCapability(from: reply)
      case .key(KeyPress("z", modifiers: .control)) where handlesSignals:
        if !stopProcess(group: 0) { return false }
      case .key, .mouse, .paste:
        if event == .key(KeyPress("c", modifiers: .control)) { state.withLock { $0.isInterrupted = true } }
        continuation.yield(.input(event))
      }
    }
    return true
  }

  private func recordCapability(from reply: TerminalReply) {
    if reply == .keyProtocol { return useKeyProtocol() }
    let (isLast, didChange) = state.withLock { state in
      let (wasComplete, before) = (!state.awaitsReplies, state.capabilities)
      switch reply {
      case .mode(2026, let isSupported): state.capabilities.synchronizedOutput = isSupported
      case .mode(69, let isSupported): state.capabilities.columnMargins = isSupported
      case .mode, .keyProtocol: break
      case .column(let column): state.capabilities.repetition = column == TerminalModes.columnAfterRepetition
      case .kittyGraphics: state.capabilities.kittyGraphics = true
      case .background(let background): state.capabilities.background = background
      case .deviceAttributes:
        defer { state.awaitsReplies = false }
        return (state.awaitsReplies, state.capabilities != TerminalCapabilities())
      }
      // Between the terminal and the program, something may have changed the order.
      return (false, wasComplete && state.capabilities != before)
    }
    if isLast { repliesArrived.signal() }
    if didChange { continuation.yield(.capabilitiesChanged) }
  }

  /// Makes the terminal send keys by the kitty keyboard protocol.
  private func useKeyProtocol() {
    state.withLock { $0.capabilities.keyProtocol = true }
    if handlesSignals { TerminalSignals.usesKeyProtocol() }
    write(TerminalModes.enteringKeys)
  }

  private func flushPending() {
    let isReady = state.withLock { state in
      guard flush(&state), state.reportsReady else { return false }
      state.reportsReady = false
      return true
    }
    if isReady { continuation.yield(.ready) }
  }

  private func reportSize() {
    let size = size
    let didChange = state.withLock { state in
      defer { state.lastSize = size }
      return state.lastSize != size
    }
    if didChange { continuation.yield(.resized(size)) }
  }

  /// Gives the terminal back, stops processes, and takes the terminal again when they continue.
  ///
  /// - Parameter group: The processes to stop, as in `kill`: 0 means the whole job.
  /// - Returns: Whether to keep listening.
  private func stopProcess(group: pid_t) -> Bool {
    withoutTerminal { if handlesSignals { TerminalSignals.stop(group, wake: wake) } }
  }

  /// Gives the terminal back, does something, and takes the terminal again.
  ///
  /// - Returns: Whether to keep listening.
  private func withoutTerminal(_ body: () -> Void) -> Bool {
    leave()
    body()
    // A SIGCONT may have arrived already and must not be handled a second time.
    let commands = wake.receive().filter { $0 != UInt8(SIGCONT) }
    resume()
    return commands.allSatisfy(handle)
  }

  /// Takes the terminal again after the process was stopped, by this device or from outside.
  private func resume() {
    do {
      try enter()
    } catch {
      return wake.send(.end)
    }
    reportSize()
    continuation.yield(.resumed)
  }

  /// Reports that the terminal was disconnected.
  private func end() {
    state.withLock { state in
      state.isEntered = false
      state.pending = []
    }
    continuation.yield(.ended)
    continuation.finish()
  }
}
