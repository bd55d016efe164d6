import TerminalUI

/// A centered message shown when there is nothing else to show.
public struct EmptyStateView: View {
  let title: String
  let hint: String

  /// - Parameters:
  ///   - title: The message, such as "No favorites".
  ///   - hint: A suggestion for what to do next.
  public init(_ title: String, hint: String = "") {
    self.title = title
    self.hint = hint
  }

  public var body: some View {
    VStack {
      Text(title).bold()
      if !hint.isEmpty { Text(hint).dim() }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
