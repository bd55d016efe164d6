import Foundation

/// A view that links to a URL. Terminals with OSC 8 can open it.
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
    label.styled(
      TextStyling(
        foreground: .blue,
        attributes: .underline,
        link: destination.absoluteString
      )
    )
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
