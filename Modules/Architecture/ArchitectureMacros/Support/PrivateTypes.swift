import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Refuses a `private` type inside another, which no extension can name.
  ///
  /// - Returns: Whether an extension of the type can be generated.
  func allowsExtension(of declaration: some DeclGroupSyntax, macro: String) -> Bool {
    guard let enclosing = lexicalContext.first, enclosing.asProtocol((any DeclGroupSyntax).self) != nil,
      let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
    else { return true }
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
}
