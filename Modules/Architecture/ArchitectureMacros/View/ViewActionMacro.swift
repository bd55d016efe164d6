import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Lets a view send its actions without naming the case that holds them.
enum ViewActionMacro: ExtensionMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.memberBlock.members.property("store") != nil else {
      context.diagnose(
        "'@ViewAction' requires '\(type.trimmed)' to have a 'store' property of type 'Store'",
        at: node
      )
      return []
    }
    DirectSends.diagnose(in: declaration, context)
    StoreAccess.diagnose(in: declaration, context)
    guard !protocols.isEmpty, context.allowsExtension(of: declaration, macro: "ViewAction") else { return [] }
    return try context.conformances(of: type, to: ["ComposableArchitecture.ViewActionSending"])
  }
}
