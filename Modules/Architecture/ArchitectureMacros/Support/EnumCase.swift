import SwiftSyntax

/// One case of an enum, as generated code uses it.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let attributes: AttributeListSyntax
  let isIndirect: Bool

  /// The name, with back-ticks if it was written with them.
  var name: String { element.name.text }
  var parameters: [EnumCaseParameterSyntax] { element.parameterClause.map { Array($0.parameters) } ?? [] }

  /// The names that patterns bind the payload to: `v0`, `v1` and so on.
  var bindings: [String] { parameters.indices.map { "v\($0)" } }

  /// Returns the cases that a member declares.
  static func all(in member: DeclSyntax) -> [EnumCase] {
    guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
    let isIndirect = declaration.modifiers.contains(.indirect)
    return declaration.elements.map {
      EnumCase(element: $0, attributes: declaration.attributes, isIndirect: isIndirect)
    }
  }

  /// Returns the type of the whole payload: `Void`, the only value's type, or a tuple with the case's labels.
  ///
  /// - Parameter names: The meanings of names in the payload that differ from those at the place of use.
  func valueType(renaming names: [String: String]) -> String {
    let types = parameters.map { $0.type.renaming(names).trimmedDescription }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default: return "(\(arguments(types)))"
    }
  }

  /// Returns an argument list that passes one value for each part of the payload, with the case's labels.
  func arguments(_ values: [String]) -> String {
    zip(parameters, values).map { parameter, value in parameter.label.map { "\($0): \(value)" } ?? value }
      .joined(separator: ", ")
  }

  /// Returns whether two cases are in different branches of one `#if`, so that only one of them exists.
  func isAlternative(to other: EnumCase) -> Bool {
    func clauses(_ node: some SyntaxProtocol) -> [(directive: SyntaxIdentifier, clause: SyntaxIdentifier)] {
      sequence(first: Syntax(node), next: \.parent).compactMap { node in
        guard let clause = node.as(IfConfigClauseSyntax.self), let directive = clause.parent?.parent
        else { return nil }
        return (directive.id, clause.id)
      }
    }
    let others = clauses(other.element)
    return clauses(element).contains { mine in
      others.contains { $0.directive == mine.directive && $0.clause != mine.clause }
    }
  }
}

extension EnumCaseParameterSyntax {
  /// The label that callers write, or nil.
  var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    return firstName.text
  }
}
