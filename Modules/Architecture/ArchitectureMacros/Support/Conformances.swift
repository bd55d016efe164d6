import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Returns the extension in which a macro declares conformances, or nothing if there are none to declare.
  ///
  /// - Parameters:
  ///   - type: The type to extend.
  ///   - names: The names of the protocols.
  func conformances(of type: some TypeSyntaxProtocol, to names: [String]) throws -> [ExtensionDeclSyntax] {
    guard !names.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {\n}")]
  }

  /// Refuses a `private` type inside another, because no extension can name it.
  ///
  /// - Returns: Whether an extension of the type can be generated.
  func allowsExtension(of declaration: some DeclGroupSyntax, macro: String) -> Bool {
    guard let modifier = hidingModifier(of: declaration) else { return true }
    let fixed = modifier.with(\.name.tokenKind, .keyword(.fileprivate))
    diagnose(
      """
      '@\(macro)' cannot be applied to a 'private' nested type: its conformance is declared in an extension, \
      where the type cannot be seen
      """,
      at: modifier,
      fixIts: [.replace("Replace 'private' with 'fileprivate'", modifier, with: fixed)]
    )
    return false
  }

  /// Returns the `private` before a type inside another, which hides it from extensions.
  func hidingModifier(of declaration: some DeclGroupSyntax) -> DeclModifierSyntax? {
    guard lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return declaration.modifiers.first { $0.name.tokenKind == .keyword(.private) }
  }
}
