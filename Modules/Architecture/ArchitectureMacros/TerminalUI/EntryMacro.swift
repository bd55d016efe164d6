import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the key and the accessors of a property of `EnvironmentValues`.
enum EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, defaultValue(of: property) != nil
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
      context.diagnose("'@Entry' can only be applied to a 'var' without accessors", at: declaration)
      return []
    }
    guard let value = defaultValue(of: property) else {
      context.diagnose("'@Entry' needs the default value: 'var \(property.name) = …'", at: declaration)
      return []
    }
    // Without a type, only a stored property has that of its value.
    let member: DeclSyntax =
      if let type = property.type {
        "@MainActor static var defaultValue: \(type) { \(value) }"
      } else {
        "@MainActor static let defaultValue = \(value)"
      }
    return [
      """
      private nonisolated enum \(raw: keyName(property)): TerminalUI.EnvironmentKey {
      \(member)
      }
      """
    ]
  }

  private static func keyName(_ property: StoredProperty) -> String { property.identifier.prefixed("__Key_") }

  /// Returns the value in a property's declaration. Optionals have one even if it isn't written.
  private static func defaultValue(of property: StoredProperty) -> ExprSyntax? {
    property.initializer ?? (property.isImplicitlyNil ? "nil" : nil)
  }
}
