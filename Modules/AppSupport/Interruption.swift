import CommandSupport
import Dispatch
import Foundation
import Synchronization
import TerminalUI

/// A handler of Ctrl-C (`SIGINT`) and `SIGTERM`. A signal that the process was started to ignore, as under `nohup` or
/// in the background of a script, stays ignored.
///
/// The first signal cancels the work, and the process ends when the work has finished. The second signal ends the
/// process at once, and so does a timeout. The terminal is given back before.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  /// The signal that cancelled the work.
  private let first = First()

  private final class First: Sendable { let signal = Mutex<Int32?>(nil) }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - gracePeriod: The time in seconds that the work has to finish.
  ///   - cancel: Cancels the work. Called on any thread.
  init(gracePeriod: Int = 3, cancel: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption", qos: .userInitiated)
    let registrations = DispatchGroup()
    sources = [SIGINT, SIGTERM].compactMap { [first] number in
      // NB: The default action would end the process before the source receives the signal.
      let previous = signal(number, SIG_IGN)
      if Self.isIgnoring(previous) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        let isFirst = first.signal.withLock { signal in
          defer { signal = signal ?? number }
          return signal == nil
        }
        guard isFirst else { Self.end(number) }
        cancel()
        queue.asyncAfter(deadline: .now() + .seconds(gracePeriod)) { Self.end(number) }
      }
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      source.resume()
      return source
    }
    // A signal that arrives before the sources listen would be lost.
    _ = registrations.wait(timeout: .now() + .seconds(1))
  }

  /// Returns whether a handler ignores its signal.
  static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // A handler is an address, and `SIG_IGN` the address 1.
    unsafeBitCast(handler, to: Int.self) == 1
  }

  private static func end(_ signal: Int32) -> Never {
    restoreTerminal()
    _exit(128 + signal)
  }

  /// Returns the exit status of the process.
  ///
  /// - Parameter status: The status of the work.
  func status(of status: CommandStatus) -> CommandStatus {
    let signal = first.signal.withLock { $0 }
    return status == .interrupted && signal == SIGTERM ? .terminated : status
  }

  /// Stops listening.
  func stop() {
    for source in sources { source.cancel() }
  }
}
