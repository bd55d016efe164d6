import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the key and the accessors of a property: `@Entry` of `EnvironmentValues`, `@DependencyEntry` of
/// `DependencyValues`.
enum EntryMacro: AccessorMacro, PeerMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, property.value != nil
    else { return [] }
    let value = "self[\(property.key).self]"
    return property.accessors([block("get", [value]), block("set", ["\(value) = newValue"])])
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = node.baseName
    let isDependency = name == "DependencyEntry"
    guard let property = StoredProperty(declaration), !property.isConstant else {
      context.diagnose("'@\(name)' can only be applied to a 'var' without accessors", at: declaration)
      return []
    }
    guard let value = property.value else {
      let kind = isDependency ? "live" : "default"
      context.diagnose("'@\(name)' needs the \(kind) value: 'var \(property.name) = …'", at: declaration)
      return []
    }
    let type = property.type.map { ": \($0)" } ?? ""
    let key = isDependency ? "Dependencies.DependencyKey" : "TerminalUI.EnvironmentKey"
    // Without a type, only a stored property has that of its value.
    let defaultValue =
      type.isEmpty ? "let defaultValue = \(value)" : block("var defaultValue\(type)", ["\(value)"])
    let member = isDependency ? "static let liveValue\(type) = \(value)" : "static \(defaultValue)"
    return ["\(raw: block("private nonisolated enum \(property.key): \(key)", [member]))"]
  }
}

extension StoredProperty {
  fileprivate var key: String { identifier.prefixed("__Key_") }

  /// The value in the declaration. Optionals have one even if it isn't written.
  fileprivate var value: ExprSyntax? { initializer ?? (isImplicitlyNil ? "nil" : nil) }
}
