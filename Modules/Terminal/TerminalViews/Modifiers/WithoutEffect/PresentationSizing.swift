/// The size of a sheet. It has no effect on a terminal.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let fitted = PresentationSizing(name: "fitted")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
}
