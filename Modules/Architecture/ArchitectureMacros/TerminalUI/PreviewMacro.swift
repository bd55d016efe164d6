import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves a preview out of the program. Its views are checked by the compiler.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
