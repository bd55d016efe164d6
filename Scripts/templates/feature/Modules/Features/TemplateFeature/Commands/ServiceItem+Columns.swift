import CommandSupport
import ServiceClient

extension ServiceItem {
  /// The fields of an item.
  static let columns: [Column<ServiceItem>] = [
    Column("id", \.id),
    Column("name", \.name),
    Column("summary", \.summary),
  ]
}
