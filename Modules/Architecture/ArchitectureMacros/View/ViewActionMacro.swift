import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Lets a view send its own actions without naming the case that holds them.
enum ViewActionMacro {}

extension ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.memberBlock.members.property("store") != nil else { return [] }
    let code: DeclSyntax = "extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}"
    return [code.cast(ExtensionDeclSyntax.self)]
  }
}

extension ViewActionMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let feature = feature(of: node) else { return [] }
    guard declaration.memberBlock.members.property("store") != nil else {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      context.diagnose(
        "'@ViewAction' requires '\(name)' to have a 'store' property of type 'Store'", at: node)
      return []
    }
    DirectSends.diagnose(in: declaration, context)
    let access = AccessLevel(of: declaration, in: context).prefix
    return [
      """
      @discardableResult
      \(raw: access)func send(_ action: \(raw: feature).Action.View) -> ComposableArchitecture.StoreTask {
      self.store.send(.view(action))
      }
      """
    ]
  }

  private static func feature(of node: AttributeSyntax) -> String? {
    guard case let .argumentList(arguments)? = node.arguments,
      let argument = arguments.first(where: { $0.label?.text == "for" }),
      let member = argument.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    return base.trimmedDescription
  }
}
