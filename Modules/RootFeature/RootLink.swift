import ComposableArchitecture

/// A link into the app: the name of a tab, and optionally something to show in it, as in `coins` and `coins/bitcoin`.
public struct RootLink: Equatable, Sendable {
  /// A reason not to open a link.
  public enum OpeningError: Error, Equatable, CustomStringConvertible {
    /// There is no tab of that name.
    case unknownTab(String)
    /// The tab shows nothing of that name.
    case unknownName(String, Tab)

    public var description: String {
      switch self {
      case .unknownTab(let name):
        "'\(name)' isn't a tab; the tabs are \(Tab.allCases.map(\.linkName).joined(separator: ", "))"
      case .unknownName(let name, let tab):
        "the tab \(tab.linkName) can't show '\(name)'; '\(tab.linkName)' alone opens the tab"
      }
    }
  }

  /// The tab to open.
  public let tab: Tab
  /// The thing to show in the tab; empty for the tab alone.
  public let name: String

  /// - Parameter text: The link.
  /// - Throws: `OpeningError` if no tab has the name.
  public init(_ text: String) throws(OpeningError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let tabName = parts.first.map(String.init) ?? ""
    guard let tab = Tab.allCases.first(where: { $0.linkName == tabName.lowercased() }) else {
      throw .unknownTab(tabName)
    }
    self.tab = tab
    name = parts.count > 1 ? String(parts[1]) : ""
  }
}

extension RootTab {
  /// The name of the tab in links: its title in lowercase, with hyphens for spaces.
  static var linkName: String { title.lowercased().replacing(" ", with: "-") }

  static func open(_ link: RootLink, in state: inout State) throws(RootLink.OpeningError) {
    guard !link.name.isEmpty else { return }
    guard let opened = self.state(opening: link.name) else { throw .unknownName(link.name, link.tab) }
    state = opened
  }
}
