import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Whether an enum may have generic parameters, its own or those of a type around it. What an extension
  /// extends cannot be seen, and may be generic.
  func mayBeGeneric(_ declaration: EnumDeclSyntax) -> Bool {
    declaration.genericParameterClause != nil
      || lexicalContext.contains { node in
        node.is(ExtensionDeclSyntax.self)
          || node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      }
  }
}
