import SwiftSyntax
import SwiftSyntaxBuilder

extension StoredProperty {
  /// Returns accessors as they are added to the property, beside its own or in braces that are put around them.
  func accessors(_ code: [String]) -> [AccessorDeclSyntax] {
    (binding.accessorBlock == nil ? code.indented : code).map { "\(raw: $0)" }
  }

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
