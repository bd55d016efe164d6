import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The diagnosis of a `store` that is less visible than its view. The view sends through it wherever the view is
/// visible.
enum StoreAccess {
  static func diagnose(in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext) {
    let needed = access(of: declaration, in: context)
    for store in declaration.memberBlock.members.variables
    where (store.modifiers.access ?? .internal) < needed
      && store.bindings.contains(where: { $0.pattern.trimmedDescription == "store" })
    {
      context.diagnose(
        "'@ViewAction' requires 'store' to be as visible as its view: it must be '\(needed)'",
        at: store,
        fixIts: [.replace("Make 'store' '\(needed)'", store, with: store.withAccess(needed))]
      )
    }
  }

  /// Returns the visibility of a view. The types around it limit it.
  private static func access(
    of declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) -> AccessLevel {
    let enclosing = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    let types = enclosing.filter { !$0.is(ExtensionDeclSyntax.self) }
    let extended = enclosing.first?.as(ExtensionDeclSyntax.self)
    let own = declaration.modifiers.access ?? extended?.modifiers.access ?? .internal
    // A private declaration is visible in the whole file or type around it.
    return max(types.map { $0.modifiers.access ?? .internal }.reduce(own, min), .fileprivate)
  }
}

extension VariableDeclSyntax {
  /// Returns the declaration with another access modifier.
  fileprivate func withAccess(_ access: AccessLevel) -> VariableDeclSyntax {
    var result = self
    if let written = result.modifiers.firstIndex(where: { $0.access != nil }) {
      let name = result.modifiers[written].name
      result.modifiers[written].name = name.with(\.tokenKind, .identifier("\(access)"))
      return result
    }
    let modifier = DeclModifierSyntax(name: .identifier("\(access)", trailingTrivia: .space))
    result.leadingTrivia = []
    result.modifiers.insert(modifier, at: result.modifiers.startIndex)
    result.leadingTrivia = leadingTrivia
    return result
  }
}
