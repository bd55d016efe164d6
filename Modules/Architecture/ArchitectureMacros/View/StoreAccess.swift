import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Refuses a `store` that is less visible than its view: the view sends through it wherever it is seen itself.
enum StoreAccess {
  /// The access modifiers, from what is seen least to what is seen most.
  private static let levels: [Keyword] = [.private, .fileprivate, .internal, .package, .public]
  private static let unwritten = 2

  static func diagnose(in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext) {
    let needed = level(of: declaration, in: context)
    for member in declaration.memberBlock.members.allDeclarations {
      guard let store = member.as(VariableDeclSyntax.self),
        store.bindings.contains(where: { $0.pattern.trimmedDescription == "store" }),
        level(of: store.modifiers) ?? unwritten < needed
      else { continue }
      let keyword = TokenSyntax.keyword(levels[needed]).text
      context.diagnose(
        "'@ViewAction' requires 'store' to be as visible as its view: it must be '\(keyword)'",
        at: store,
        fixIts: [.replace("Make 'store' '\(keyword)'", store, with: store.withAccess(levels[needed]))]
      )
    }
  }

  private static func level(of modifiers: DeclModifierListSyntax) -> Int? {
    for modifier in modifiers where modifier.detail == nil {
      guard case let .keyword(keyword) = modifier.name.tokenKind else { continue }
      if let level = levels.firstIndex(of: keyword == .open ? .public : keyword) { return level }
    }
    return nil
  }

  /// From where a view is seen: the types around it limit that.
  private static func level(
    of declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) -> Int {
    let enclosing = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    let types = enclosing.filter { !$0.is(ExtensionDeclSyntax.self) }
    let extended = enclosing.first.flatMap { $0.as(ExtensionDeclSyntax.self) }
    let own = level(of: declaration.modifiers) ?? extended.flatMap { level(of: $0.modifiers) } ?? unwritten
    // What is private is seen by the whole of the file or the type that it stands in.
    return max(types.map { level(of: $0.modifiers) ?? unwritten }.reduce(own, min), 1)
  }
}

extension VariableDeclSyntax {
  /// The declaration with another access modifier.
  fileprivate func withAccess(_ keyword: Keyword) -> VariableDeclSyntax {
    var result = self
    let written = result.modifiers.firstIndex { modifier in
      let texts = ["private", "fileprivate", "internal", "package", "public", "open"]
      return modifier.detail == nil && texts.contains(modifier.name.text)
    }
    if let written {
      result.modifiers[written].name = result.modifiers[written].name.with(\.tokenKind, .keyword(keyword))
      return result
    }
    let modifier = DeclModifierSyntax(name: .keyword(keyword, trailingTrivia: .space))
    guard result.attributes.isEmpty, result.modifiers.isEmpty else {
      result.modifiers.insert(modifier, at: result.modifiers.startIndex)
      return result
    }
    result.leadingTrivia = []
    result.modifiers.insert(modifier, at: result.modifiers.startIndex)
    result.leadingTrivia = leadingTrivia
    return result
  }
}
