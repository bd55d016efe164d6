import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a case of an enum reducer whose state goes away with the first action it sends. It generates nothing itself.
enum ReducerCaseEphemeralMacro: PeerMacro {
  static let name = "ReducerCaseEphemeral"

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
