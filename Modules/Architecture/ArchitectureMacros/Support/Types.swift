import SwiftSyntax

extension TokenSyntax {
  /// The identifier without back-ticks.
  var plainName: String { identifier?.name ?? text }

  /// Returns the identifier with a prefix, in back-ticks only if it still needs them.
  func prefixed(_ prefix: String) -> String {
    let name = prefix + plainName
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || !$0.isASCII }
    return isPlain ? name : "`\(name)`"
  }
}

extension TypeSyntax {
  /// The name without module or generic arguments: `Shared` of `Sharing.Shared<Int>`.
  var baseName: String {
    let token = self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name
    return token?.text ?? trimmedDescription
  }

  /// The type inside an optional, or nil if the type isn't spelled as one.
  var unwrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unparenthesized }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return implicit.wrappedType.unparenthesized
    }
    if let attributed = self.as(AttributedTypeSyntax.self), attributed.specifiers.isEmpty {
      return attributed.baseType.unwrappedOptional
    }
    return genericArgument(of: "Optional")
  }

  /// Returns the first generic argument of the named type: `Alert` of `AlertState<Alert>`, with or without a module
  /// in front of the name.
  func genericArgument(of name: String) -> TypeSyntax? { genericArguments(of: name).first }

  /// Returns the generic arguments of the named type, with or without a module in front of the name.
  func genericArguments(of name: String) -> [TypeSyntax] {
    guard baseName == name else { return [] }
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { argument in
      guard case let .type(type) = argument.argument else { return nil }
      return type.trimmed
    } ?? []
  }

  /// The type without redundant parentheses.
  var unparenthesized: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return trimmed }
    return only.type.unparenthesized
  }
}
