import Foundation

/// An action that opens an address: by default with the user's browser or mail program, and says so.
///
/// An app that opens some addresses itself puts its own action into the environment:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let id = id(of: url) else { return .systemAction }
///   store.send(.linkOpened(id))
///   return .handled
/// })
/// ```
@MainActor
public struct OpenURLAction {
  /// The way in which an address was opened, or not.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The app has opened the address.
    public static let handled = Result(kind: .handled)
    /// The address isn't opened.
    public static let discarded = Result(kind: .discarded)
    /// The address is opened with the user's browser or mail program.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns that another address is opened with the user's browser or mail program.
    ///
    /// - Parameter url: The other address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// Opens an address with the user's browser or mail program.
  private(set) var open: (URL) -> Void
  private let handler: ((URL) -> Result)?

  /// - Parameter handler: Opens an address, or says that the system does.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    open = { _ in }
  }

  init(open: @escaping (URL) -> Void) {
    self.open = open
    handler = nil
  }

  /// - Parameter url: The address.
  public func callAsFunction(_ url: URL) {
    guard let handler else { return open(url) }
    if case .system(let other) = handler(url).kind { open(other ?? url) }
  }

  /// Returns the action with another one for what the app leaves to the system.
  func around(_ outer: OpenURLAction) -> OpenURLAction {
    guard handler != nil else { return self }
    var action = self
    action.open = { outer($0) }
    return action
  }
}
