import SwiftSyntax

extension TypeSyntax {
  /// Returns the type with unqualified names replaced: `Self` by the type it means, for use inside another type.
  func renaming(_ names: [String: String]) -> TypeSyntax {
    TypeRenamer(names: names).rewrite(self).as(TypeSyntax.self) ?? self
  }

  /// The unqualified names in the type: `List` and `Row` of `List<Row.State>`.
  var names: Set<String> {
    Set(tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(IdentifierTypeSyntax.self)?.name.text })
  }
}

private final class TypeRenamer: SyntaxRewriter {
  let names: [String: String]

  init(names: [String: String]) {
    self.names = names
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    var node = node
    if let name = names[node.name.text] {
      node.name = node.name.with(\.tokenKind, .identifier(name))
    }
    return super.visit(node)
  }
}
