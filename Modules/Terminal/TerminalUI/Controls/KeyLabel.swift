/// A key and its action in a key bar, for keys handled elsewhere, such as by the selected row.
public struct KeyLabel: View {
  let shortcut: KeyboardShortcut
  let title: String

  /// - Parameters:
  ///   - key: The key.
  ///   - title: The title of its action.
  public init(_ key: KeyEquivalent, _ title: some StringProtocol) {
    shortcut = KeyboardShortcut(key)
    self.title = String(title)
  }

  public var body: some View {
    HStack {
      Text(shortcut.label).bold().foregroundColor(.accentColor)
      Text(title)
    }
  }
}
