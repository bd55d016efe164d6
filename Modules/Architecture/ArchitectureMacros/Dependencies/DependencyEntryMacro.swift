import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the key and the accessors of a property of `DependencyValues`.
enum DependencyEntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, liveValue(of: property) != nil
    else { return [] }
    let key = keyName(property)
    return ["get {\nself[\(raw: key).self]\n}", "set {\nself[\(raw: key).self] = newValue\n}"]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant else {
      context.diagnose("'@DependencyEntry' can only be applied to a 'var' without accessors", at: declaration)
      return []
    }
    guard let liveValue = liveValue(of: property) else {
      context.diagnose("'@DependencyEntry' needs the live value: 'var \(property.name) = …'", at: declaration)
      return []
    }
    let type = property.type.map { ": \($0)" } ?? ""
    return [
      """
      private nonisolated enum \(raw: keyName(property)): Dependencies.DependencyKey {
      static let liveValue\(raw: type) = \(liveValue)
      }
      """
    ]
  }

  private static func keyName(_ property: StoredProperty) -> String { property.identifier.prefixed("__Key_") }

  /// Returns the value in a property's declaration. Optionals have one even if it isn't written.
  private static func liveValue(of property: StoredProperty) -> ExprSyntax? {
    property.initializer ?? (property.isImplicitlyNil ? "nil" : nil)
  }
}
