import SwiftSyntax
import SwiftSyntaxBuilder

extension StoredProperty {
  /// Returns accessors to add to the property.
  func accessors(_ code: [String]) -> [AccessorDeclSyntax] { code.map { "\(raw: $0)" } }

  /// Returns the accessor that initializes the storage behind the property.
  func initAccessor(value: String = "initialValue") -> String {
    """
    @storageRestrictions(initializes: \(storageName))
    init(initialValue) {
      \(storageName) = \(value)
    }
    """
  }
}
