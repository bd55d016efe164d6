import Foundation

/// A control that opens an address, as ``EnvironmentValues/openURL`` does. Terminals with OSC 8 can open it, too.
///
/// Tab leads to it. It never has the focus before a key has moved it, so a page with a link at its end begins at the top.
///
/// [OSC 8](https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda) is "Hyperlinks in terminal
/// emulators".
public struct Link<Label: View>: View {
  let label: Label
  let destination: URL

  /// - Parameters:
  ///   - destination: The URL.
  ///   - label: The view whose text links to it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  public var body: some View {
    LinkButton(
      label: label.styled(
        TextStyling(
          foreground: .blue,
          attributes: .underline,
          link: destination.absoluteString
        )
      ),
      destination: destination
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

private struct LinkButton<Label: View>: View {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL

  init(label: Label, destination: URL) {
    self.label = label
    self.destination = destination
  }

  var body: some View {
    let (openURL, destination) = (openURL, destination)
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.plain)
    .environment(\.isLink, true)
  }
}

extension EnvironmentValues {
  private enum IsLinkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a button is that of a link.
  var isLink: Bool {
    get { self[IsLinkKey.self] }
    set { self[IsLinkKey.self] = newValue }
  }
}

extension Link where Label == Text {
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The URL.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
