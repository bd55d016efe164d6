import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// Lines of code generated from members, with the `#if` directives around the members kept around
  /// what is generated from them. A directive that would hold nothing is left out.
  func conditionalLines(_ lines: (DeclSyntax) -> [String]) -> [String] {
    flatMap { item -> [String] in
      guard let ifConfig = item.decl.as(IfConfigDeclSyntax.self) else { return lines(item.decl) }
      var isEmpty = true
      var result: [String] = []
      for clause in ifConfig.clauses {
        let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
        result.append(clause.poundKeyword.text + condition)
        guard case let .decls(members) = clause.elements else { continue }
        let nested = members.conditionalLines(lines)
        isEmpty = isEmpty && nested.isEmpty
        result += nested
      }
      return isEmpty ? [] : result + ["#endif"]
    }
  }

  /// Every member, those inside `#if` included, whatever its condition.
  var allDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let ifConfig = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return ifConfig.clauses.flatMap { clause -> [DeclSyntax] in
        guard case let .decls(members) = clause.elements else { return [] }
        return members.allDeclarations
      }
    }
  }
}

extension [String] {
  /// The lines as one piece of code, without those that are empty.
  var code: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
