import Foundation

/// An action that opens an address with the user's browser or mail program, and says so.
@MainActor
public struct OpenURLAction {
  let open: @MainActor (URL) -> Void

  /// - Parameter url: The address.
  public func callAsFunction(_ url: URL) { open(url) }
}
