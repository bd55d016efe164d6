import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without module or generic arguments: `Shared` of `@Sharing.Shared<Int>`.
  var baseName: String { attributeName.baseName }
}

extension AttributeListSyntax {
  /// The attributes by name, including those inside `#if`.
  var baseNames: [String] {
    flatMap { element -> [String] in
      switch element {
      case let .attribute(attribute):
        return [attribute.baseName]
      case let .ifConfigDecl(ifConfig):
        return ifConfig.clauses.flatMap { clause -> [String] in
          guard case let .attributes(nested) = clause.elements else { return [] }
          return nested.baseNames
        }
      }
    }
  }

  func contains(_ name: String) -> Bool { baseNames.contains(name) }

  /// Whether the attributes make the compiler warn about every use of their declaration.
  var deprecate: Bool {
    contains { element in
      guard case let .attribute(attribute) = element, attribute.baseName == "available",
        let arguments = attribute.arguments
      else { return false }
      return arguments.tokens(viewMode: .sourceAccurate).contains { $0.text == "deprecated" }
    }
  }
}
