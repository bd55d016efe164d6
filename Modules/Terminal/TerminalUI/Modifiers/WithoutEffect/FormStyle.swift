/// The look of a form. It has no effect on a terminal.
public struct FormStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = FormStyle(name: "automatic")
  public static let grouped = FormStyle(name: "grouped")
  public static let columns = FormStyle(name: "columns")
}
