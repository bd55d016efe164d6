import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a case of an enum reducer that `@Reducer` runs no reducer for. It generates nothing itself.
enum ReducerCaseIgnoredMacro: PeerMacro {
  static let name = "ReducerCaseIgnored"

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
