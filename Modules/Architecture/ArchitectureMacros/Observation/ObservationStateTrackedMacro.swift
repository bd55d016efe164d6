import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property into one that tells the state's registrar of reads and writes.
enum ObservationStateTrackedMacro {
  static let name = "ObservationStateTracked"
}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, !property.isLazy
    else { return [] }
    let storage = property.storageName
    let accessors = ObservationAccessors(property: property.name, storage: storage, observed: storage)
    return [
      accessors.initializer(storage), accessors.getter, accessors.setter, accessors.modifier,
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, !property.isLazy
    else { return [] }
    let type = property.type.map { ": \($0)" } ?? ""
    let initializer = property.initializer.map { " = \($0)" } ?? ""
    let observers = PropertyObservers(of: property).code
    return ["private var \(raw: property.storageName)\(raw: type)\(raw: initializer)\(raw: observers)"]
  }
}
