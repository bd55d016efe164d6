import Foundation
import Platform

/// Signal handlers that restore the terminal when the process ends, and report other signals to a device.
///
/// A handler may interrupt anything. Everything it needs is allocated before it is installed, and it calls
/// only functions that are safe in a handler: `write`, `poll`, `tcsetattr`, `sigaction`, `raise` and those
/// used by ``StandardStreamBuffer`` (POSIX.1-2017, 2.4.3).
enum TerminalSignals {
  /// The data that the handlers need.
  private struct HandlerData {
    var terminal: Int32 = -1
    var output: Int32 = -1
    var wake: Int32 = -1
    var attributes = termios()
    /// The bytes that leave the key protocol, and those that leave the modes.
    var leaving = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// The number of bytes that leave the key protocol.
    var keysCount = 0
    /// The text that is printed meanwhile, if the screen is written to another file descriptor.
    var printed: StandardStreamBuffer?
    var errors: StandardStreamBuffer?
  }

  /// The signals of faults, which end the process.
  private static let terminating = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE]
  /// The signals that end a process which doesn't handle them. One that does goes on with the app: it ends the app
  /// itself, which gives the terminal back.
  private static let terminatingByDefault: [Int32] = {
    let signals = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
      SIGSYS,
    ]
    #if os(Linux)
      return signals + [SIGPWR, SIGSTKFLT, SIGIO]
    #else
      return signals
    #endif
  }()
  private static let notifying = [SIGWINCH, SIGTSTP, SIGCONT]

  // Written only while no handler is installed, by the one device that has acquired the signals.
  private nonisolated(unsafe) static let data = {
    let data = UnsafeMutablePointer<HandlerData>.allocate(capacity: 1)
    data.initialize(to: HandlerData())
    return data
  }()
  // Written only while the signal in question has no handler of this type; indexed by the signal's number.
  private nonisolated(unsafe) static let previous = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    return previous
  }()
  private static let isAcquired = Atomic(false)
  /// Whether the terminal is in the device's modes.
  private static let isEntered = Atomic(false)
  /// Whether the terminal sends keys by the kitty keyboard protocol.
  private static let hasKeyProtocol = Atomic(false)

  // MARK: The device's side

  /// Acquires the signals for a device.
  ///
  /// The calling thread gets a separate stack for handlers, so the terminal is restored even after a stack
  /// overflow.
  ///
  /// - Parameters:
  ///   - terminal: The terminal's file descriptor.
  ///   - output: A file descriptor that writes to it without blocking.
  ///   - wake: The file descriptor that receives a byte for each signal reported to the device.
  ///   - attributes: The terminal's original attributes.
  ///   - leaving: The bytes that leave the device's modes.
  ///   - leavingKeys: The bytes that are written before these if ``usesKeyProtocol()`` was called.
  static func acquire(
    terminal: Int32,
    output: Int32,
    wake: Int32,
    attributes: termios,
    leaving: [UInt8],
    leavingKeys: [UInt8]
  ) throws(TerminalFailure) {
    guard
      isAcquired.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { throw .inUse }
    // Freed by `release`. A signal handler reads it, and a handler must not touch reference-counted memory.
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leavingKeys.count + leaving.count)
    _ = bytes.initialize(from: leavingKeys + leaving)
    hasKeyProtocol.store(false, ordering: .sequentiallyConsistent)
    data.pointee = HandlerData(
      terminal: terminal,
      output: output,
      wake: wake,
      attributes: attributes,
      leaving: bytes,
      keysCount: leavingKeys.count,
      printed: output == STDOUT_FILENO ? nil : StandardStreamBuffer(STDOUT_FILENO),
      errors: StandardStreamBuffer(STDERR_FILENO)
    )
    useAlternateStack
    restoreAtExit
    for signal in terminating {
      install(terminate, for: signal, flags: Int32(SA_ONSTACK) | Int32(SA_NODEFER))
    }
    for signal in terminatingByDefault {
      install(terminate, for: signal, flags: Int32(SA_ONSTACK) | Int32(SA_NODEFER), replacesDefaultOnly: true)
    }
    for signal in notifying { install(notify, for: signal, flags: Int32(SA_ONSTACK) | Int32(SA_RESTART)) }
  }

  /// Restores the previous signal handlers.
  static func release() {
    for signal in terminating + terminatingByDefault + notifying {
      sigaction(signal, previous + Int(signal), nil)
    }
    data.pointee.leaving.deallocate()
    data.pointee.printed?.discard()
    data.pointee.errors?.discard()
    data.pointee = HandlerData()
    isAcquired.store(false, ordering: .releasing)
  }

  /// Records whether the terminal is in the device's modes.
  static func setEntered(_ value: Bool) {
    let wasEntered = isEntered.exchange(value, ordering: .sequentiallyConsistent)
    if value {
      // Text that was printed before, and waits in a buffer of the C library, belongs to the terminal.
      fflush(nil)
      data.pointee.printed?.capture()
      data.pointee.errors?.capture()
    } else if wasEntered {
      fflush(nil)
      restoreStreams()
    }
  }

  /// Whether the terminal has been given back without the device: the process is about to end.
  static var isGivenBack: Bool { !isEntered.load(ordering: .sequentiallyConsistent) }

  /// Records that the terminal is about to send keys by the kitty keyboard protocol.
  static func usesKeyProtocol() { hasKeyProtocol.store(true, ordering: .sequentiallyConsistent) }

  /// Stops processes, as Ctrl-Z does in an ordinary terminal.
  ///
  /// - Parameters:
  ///   - group: The processes to stop, as in `kill`.
  ///   - wake: The pipe that reports when the process continues. The wait is short, because a process without
  ///     a shell isn't stopped at all.
  static func stop(_ group: pid_t, wake: WakePipe) {
    sigaction(SIGTSTP, previous + Int(SIGTSTP), nil)
    kill(group, SIGTSTP)
    var request = pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 200) < 0, errno == EINTR {}
    install(notify, for: SIGTSTP, flags: Int32(SA_ONSTACK) | Int32(SA_RESTART))
  }

  private static func install(
    _ handler: @escaping Handler,
    for signal: Int32,
    flags: Int32,
    replacesDefaultOnly: Bool = false
  ) {
    var old = sigaction()
    sigaction(signal, nil, &old)
    // The parent may want the process to outlive its terminal (nohup). `SIG_DFL` is the address 0, `SIG_IGN` 1.
    guard replacesDefaultOnly ? address(of: old) == 0 : address(of: old) != 1 else {
      previous[Int(signal)] = old
      return
    }
    var action = sigaction()
    setHandler(handler, of: &action)
    sigemptyset(&action.sa_mask)
    action.sa_flags = flags
    sigaction(signal, &action, previous + Int(signal))
  }

  private static let useAlternateStack: Void = {
    var stack = stack_t()
    stack.ss_size = 128 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 128 << 10, alignment: 16)
    sigaltstack(&stack, nil)
  }()

  private static let restoreAtExit: Void = { _ = atexit { TerminalSignals.restoreTerminal() } }()

  /// Returns the first line that was written to standard error after a place, if it is kept until the terminal is restored,
  /// and moves the place to the end. Of what is kept, only the end stays if there is much.
  static func errorLine(after place: inout Int) -> String? {
    data.pointee.printed?.trim()
    return data.pointee.errors?.line(after: &place)
  }

  // MARK: The handlers' side

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Ends the process with the signal. SA_NODEFER keeps the signal unblocked, so `raise` takes effect at
  /// once.
  private static let terminate: Handler = { signal in
    TerminalSignals.restoreTerminal()
    sigaction(signal, TerminalSignals.previous + Int(signal), nil)
    raise(signal)
  }

  private static let notify: Handler = { signal in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(TerminalSignals.data.pointee.wake, &byte, 1)
    errno = code
  }

  /// Restores the terminal, once. Can be called on any thread.
  static func restoreTerminal() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let start = hasKeyProtocol.load(ordering: .sequentiallyConsistent) ? 0 : data.pointee.keysCount
    var rest = UnsafeRawBufferPointer(data.pointee.leaving)[start...]
    var attempts = 0
    while !rest.isEmpty, attempts < 50 {
      let count = write(data.pointee.output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        attempts += 1
        var request = pollfd(fd: data.pointee.output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 20)
      }
    }
    tcsetattr(data.pointee.terminal, TCSANOW, &data.pointee.attributes)
    restoreStreams()
  }

  private static func restoreStreams() {
    data.pointee.printed?.restore()
    data.pointee.errors?.restore()
  }

  #if canImport(Darwin)
    private static func setHandler(_ handler: @escaping Handler, of action: inout sigaction) {
      action.__sigaction_u.__sa_handler = handler
    }
    private static func address(of action: sigaction) -> Int {
      // A handler is an address.
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    }
  #else
    private static func setHandler(_ handler: @escaping Handler, of action: inout sigaction) {
      action.__sigaction_handler.sa_handler = handler
    }
    private static func address(of action: sigaction) -> Int {
      // A handler is an address.
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }
  #endif
}
