import CommandSupport
import Dispatch
import Foundation

/// Ctrl-C, and a polite end (`SIGTERM`).
///
/// The first signal cancels the work, and the process ends when the work has come to its end. The second
/// ends the process at once, and so does waiting too long for the work.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Listens from now on.
  ///
  /// - Parameters:
  ///   - patience: How many seconds the work has to come to its end.
  ///   - cancel: Cancels the work. Called on any thread.
  init(patience: Int = 3, cancel: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption", qos: .userInitiated)
    let registrations = DispatchGroup()
    sources = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cancel()
        signal(number, SIG_DFL)
        queue.asyncAfter(deadline: .now() + .seconds(patience)) { _exit(CommandStatus.interrupted.rawValue) }
      }
      registrations.enter()
      source.setRegistrationHandler {
        // NB: the default action would end the process before the source hears of the signal. It stays in force
        // until the source listens, so that a signal in between is not lost.
        signal(number, SIG_IGN)
        registrations.leave()
      }
      source.resume()
      return source
    }
    registrations.wait()
  }

  /// Stops listening.
  func stop() {
    for source in sources { source.cancel() }
  }
}
