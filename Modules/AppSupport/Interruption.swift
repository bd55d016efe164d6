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
      // NB: the default action would end the process before the source hears of the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cancel()
        signal(number, SIG_DFL)
        queue.asyncAfter(deadline: .now() + .seconds(patience)) { _exit(CommandStatus.interrupted.rawValue) }
      }
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      source.resume()
      return source
    }
    // A signal that comes before the sources listen would be lost.
    _ = registrations.wait(timeout: .now() + .seconds(1))
  }

  /// Stops listening.
  func stop() {
    for source in sources { source.cancel() }
  }
}
