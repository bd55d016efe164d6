import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// Every member, including those inside `#if`, whatever its condition.
  var allDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let ifConfig = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return ifConfig.clauses.flatMap { $0.members.allDeclarations }
    }
  }

  var variables: [VariableDeclSyntax] { allDeclarations.compactMap { $0.as(VariableDeclSyntax.self) } }

  var storedProperties: [StoredProperty] { allDeclarations.flatMap(StoredProperty.all(in:)) }

  var enumCases: [EnumCase] { allDeclarations.flatMap(EnumCase.all(in:)) }

  /// Returns whether a nested type or type alias has this name.
  func declaresType(_ name: String) -> Bool {
    allDeclarations.contains { member in
      guard let named = member.asProtocol((any NamedDeclSyntax).self) else { return false }
      let isType =
        member.asProtocol((any DeclGroupSyntax).self) != nil || member.is(TypeAliasDeclSyntax.self)
      return isType && named.name.plainName == name
    }
  }

  /// Returns the binding of the property with this name.
  func property(_ name: String) -> PatternBindingSyntax? {
    variables.lazy.flatMap(\.bindings).first { $0.pattern.trimmedDescription == name }
  }

  /// Returns the method with this name and these labels.
  func method(_ name: String, _ labels: [String]) -> FunctionDeclSyntax? {
    allDeclarations.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == name && $0.signature.labels == labels
    }
  }

  /// Returns whether there is an initializer with these labels.
  func hasInitializer(_ labels: [String]) -> Bool {
    allDeclarations.contains { $0.as(InitializerDeclSyntax.self)?.signature.labels == labels }
  }

  /// Returns lines of code generated from members. The `#if` directives around the members are kept around the
  /// generated lines. A directive that would be empty is left out.
  func conditionalLines(_ lines: (DeclSyntax) -> [String]) -> [String] {
    flatMap { item -> [String] in
      guard let ifConfig = item.decl.as(IfConfigDeclSyntax.self) else { return lines(item.decl) }
      let clauses = ifConfig.clauses.map { ($0.directive, $0.members.conditionalLines(lines)) }
      if clauses.allSatisfy(\.1.isEmpty) { return [] }
      return clauses.flatMap { [$0] + $1 } + ["#endif"]
    }
  }

  /// Returns lines generated from stored properties, as ``conditionalLines(_:)`` does.
  func propertyLines(_ lines: (StoredProperty) -> [String]) -> [String] {
    conditionalLines { StoredProperty.all(in: $0).flatMap(lines) }
  }

  /// Returns lines generated from the cases of an enum, as ``conditionalLines(_:)`` does.
  func caseLines(_ line: (EnumCase) -> String?) -> [String] {
    conditionalLines { EnumCase.all(in: $0).compactMap(line) }
  }
}

extension IfConfigClauseSyntax {
  /// The members in the clause.
  var members: MemberBlockItemListSyntax {
    if case let .decls(members)? = elements { members } else { [] }
  }

  /// The line before the clause: `#if DEBUG`.
  var directive: String { poundKeyword.text + (condition.map { " " + $0.trimmedDescription } ?? "") }
}

extension FunctionSignatureSyntax {
  fileprivate var labels: [String] { parameterClause.parameters.map(\.firstName.plainName) }
}
