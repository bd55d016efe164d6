/// The look of a tab view with pages. It has no effect on a terminal.
public enum PageTabViewStyle {
  /// Whether dots show the page. It has no effect on a terminal.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }
}
