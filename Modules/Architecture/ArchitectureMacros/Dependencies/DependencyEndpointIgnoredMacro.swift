import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a property that `@DependencyClient` makes no endpoint of. It generates nothing itself.
enum DependencyEndpointIgnoredMacro: PeerMacro {
  static let name = "DependencyEndpointIgnored"

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
