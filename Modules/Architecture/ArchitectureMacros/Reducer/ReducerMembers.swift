import SwiftSyntax
import SwiftSyntaxBuilder

extension MemberBlockItemListSyntax {
  /// Whether a nested type or type alias has this name.
  func declaresType(_ name: String) -> Bool {
    allDeclarations.contains { member in
      guard let named = member.asProtocol((any NamedDeclSyntax).self) else { return false }
      let isType =
        member.asProtocol((any DeclGroupSyntax).self) != nil || member.is(TypeAliasDeclSyntax.self)
      return isType && named.name.plainName == name
    }
  }

  /// The pattern of the property with this name.
  func property(_ name: String) -> PatternSyntax? {
    allDeclarations.lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .flatMap { $0.bindings.map(\.pattern) }
      .first { $0.trimmedDescription == name }
  }

  /// The method `reduce(into:action:)`.
  var reduceMethod: FunctionDeclSyntax? {
    allDeclarations.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { function in
      function.name.text == "reduce"
        && function.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
    }
  }
}
