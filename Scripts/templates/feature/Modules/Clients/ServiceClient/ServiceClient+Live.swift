import Dependencies
import Models

extension ServiceClient: DependencyKey {
  /// Gives what is compiled in: there is no service yet. `ReqresClient+Live.swift` shows how to ask one, with
  /// `HTTPTransport` in the row of this module in `Package.swift`.
  public static let liveValue = ServiceClient { [.mock, .mock2] }
}
