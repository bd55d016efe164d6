import Foundation

/// A button that copies a text or an address to the clipboard of the user's terminal, and says so.
///
/// A terminal has no other apps to share with. What is copied can be pasted into any of them.
public struct ShareLink<Label: View>: View {
  let item: String
  let label: Label
  @Environment(\.copy) private var copy

  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The title of what is shared in SwiftUI. It has no effect on a terminal.
  ///   - message: The words beside what is shared in SwiftUI. They have no effect on a terminal.
  ///   - label: The content of the button.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.item = item
    self.label = label()
  }

  /// - Parameters:
  ///   - item: The address.
  ///   - subject: The title of what is shared in SwiftUI. It has no effect on a terminal.
  ///   - message: The words beside what is shared in SwiftUI. They have no effect on a terminal.
  ///   - label: The content of the button.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item.absoluteString, label: label)
  }

  public var body: some View {
    Button {
      copy(item)
    } label: {
      label
    }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension ShareLink where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - item: The text.
  ///   - subject: The title of what is shared in SwiftUI. It has no effect on a terminal.
  ///   - message: The words beside what is shared in SwiftUI. They have no effect on a terminal.
  public init(
    _ title: String = "Share…",
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - item: The address.
  ///   - subject: The title of what is shared in SwiftUI. It has no effect on a terminal.
  ///   - message: The words beside what is shared in SwiftUI. They have no effect on a terminal.
  public init(
    _ title: String = "Share…",
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item) { Text(title) }
  }
}
