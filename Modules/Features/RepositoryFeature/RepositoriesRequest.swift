import ComposableArchitecture
import Foundation
import Models

/// The parameters of a request.
public struct RepositoriesRequest: Codable, Equatable, Hashable, Sendable {
  public var owner: String
  /// The address of the page; `nil` for the first one.
  public var page: URL?

  public init(owner: String, page: URL? = nil) {
    self.owner = owner
    self.page = page
  }
}
