import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FavoritesClient
import HTTPTransport
import SessionRecording

/// A check at the start of a program, before it asks or writes anything: every dependency of its features has a live
/// value.
enum LaunchCheck {
  /// Returns the failure of a program whose features use dependencies without a live value; `nil` if there are none.
  ///
  /// - Parameter command: The program's root command.
  @MainActor
  static func failure(of command: any ParsableCommand.Type) -> CommandFailure? {
    let missing = withDependencies {
      // The wiring makes these for each command.
      $0.favoritesClient = FavoritesClient()
    } operation: {
      let transport = DependencyValues().missingLiveValues { _ = $0.httpExchange }
      return command.allRecordedFeatures.reduce(into: transport) { missing, feature in
        missing += feature.missingLiveValues().filter { !missing.contains($0) }
      }
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.description).joined(separator: ", ")
    return CommandFailure(
      "the program was built without a live value of \(names); "
        + "link the module that has it, or set it in Wiring"
    )
  }
}
