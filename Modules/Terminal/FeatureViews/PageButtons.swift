import Foundation
import TerminalUI

/// The buttons of a key bar that open a web page, and copy its address.
public struct PageButtons: View, Equatable {
  private let page: URL?
  @Environment(\.openURL) private var openURL
  @Environment(\.copy) private var copy

  /// - Parameter page: The page; `nil` if there is none, which disables the buttons.
  public init(_ page: URL?) { self.page = page }

  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.page == rhs.page }

  public var body: some View {
    let (page, openURL, copy) = (page, openURL, copy)
    Group {
      Button("Open") { if let page { openURL(page) } }.keyboardShortcut("o").help("Open in the browser")
        .layoutPriority(-1.2)
      Button("Copy") { if let page { copy(page.absoluteString) } }.keyboardShortcut("y")
        .help("Copy the page's address").layoutPriority(-1.5)
    }
    .disabled(page == nil)
  }
}
