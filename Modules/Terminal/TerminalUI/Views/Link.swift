import Foundation

/// Text that links to a URL. Terminals with OSC 8 can open it.
///
/// [OSC 8](https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda) is "Hyperlinks in terminal
/// emulators".
public struct Link: View {
  let title: String
  let destination: URL

  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The URL.
  public init(_ title: some StringProtocol, destination: URL) {
    self.title = String(title)
    self.destination = destination
  }

  public var body: some View {
    Text(title).styled(
      TextStyling(
        foreground: .blue,
        attributes: .underline,
        link: destination.absoluteString
      )
    )
  }
}
