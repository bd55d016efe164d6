/// The formats that show a column.
public struct ColumnFormats: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Rows of a table for users.
  public static let table = ColumnFormats(rawValue: 1 << 0)
  /// Tab-separated lines.
  public static let plain = ColumnFormats(rawValue: 1 << 1)
  /// JSON.
  public static let json = ColumnFormats(rawValue: 1 << 2)
  /// A single record, one field a line.
  public static let detail = ColumnFormats(rawValue: 1 << 3)
  /// Every format.
  public static let all: ColumnFormats = [.table, .plain, .json, .detail]
}
