import CommandSupport
import Dispatch
import Foundation

/// A handler of Ctrl-C (`SIGINT`) and `SIGTERM`.
///
/// The first signal cancels the work, and the process ends when the work has finished. The second signal ends the
/// process at once, and so does a timeout.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - gracePeriod: The time in seconds that the work has to finish.
  ///   - cancel: Cancels the work. Called on any thread.
  init(gracePeriod: Int = 3, cancel: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption", qos: .userInitiated)
    let registrations = DispatchGroup()
    sources = [SIGINT, SIGTERM].map { number in
      // NB: The default action would end the process before the source receives the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cancel()
        signal(number, SIG_DFL)
        queue.asyncAfter(deadline: .now() + .seconds(gracePeriod)) {
          _exit(CommandStatus.interrupted.rawValue)
        }
      }
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      source.resume()
      return source
    }
    // A signal that arrives before the sources listen would be lost.
    _ = registrations.wait(timeout: .now() + .seconds(1))
  }

  /// Stops listening.
  func stop() {
    for source in sources { source.cancel() }
  }
}
