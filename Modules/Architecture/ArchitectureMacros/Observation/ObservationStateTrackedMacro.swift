import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property into one that notifies the state's registrar of reads and writes.
enum ObservationStateTrackedMacro: AccessorMacro, PeerMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = property(declaration) else { return [] }
    let storage = property.storageName
    let accessors = ObservationAccessors(
      property: property.name,
      storage: storage,
      observed: storage,
      isInPlace: property.observers.isEmpty
    )
    return property.accessors([
      property.initAccessor(), accessors.getter, accessors.setter, accessors.modifier,
    ])
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = property(declaration) else { return [] }
    let type = property.type.map { ": \($0)" } ?? ""
    let initializer = property.initializer.map { " = \($0)" } ?? ""
    return ["private var \(raw: property.storageName + type + initializer + property.observers)"]
  }

  private static func property(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    StoredProperty(declaration).flatMap { $0.isConstant || $0.isLazy ? nil : $0 }
  }
}
