import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that other macros look for, and `#Preview`, which the compiler only checks. It generates nothing.
enum MarkerMacro: PeerMacro, DeclarationMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
