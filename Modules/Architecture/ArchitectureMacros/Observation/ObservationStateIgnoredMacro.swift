import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a property that `@ObservableState` leaves alone. It generates nothing itself.
enum ObservationStateIgnoredMacro: PeerMacro {
  static let name = "ObservationStateIgnored"

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
