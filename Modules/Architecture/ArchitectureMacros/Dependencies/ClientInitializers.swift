import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The initializers of a dependency client: one that takes every property, and one that takes none.
struct ClientInitializers {
  let structure: StructDeclSyntax
  let access: String

  init(_ structure: StructDeclSyntax, access: String) {
    self.structure = structure
    self.access = access
  }

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let members = structure.memberBlock.members
    let properties = members.allDeclarations.flatMap(StoredProperty.all(in:)).filter(\.isParameter)
    for property in properties where property.type == nil && property.inferredType == nil {
      context.diagnose(
        "'@DependencyClient' requires a type annotation of '\(property.label)' to write an initializer",
        at: property.binding
      )
      return []
    }
    var result: [DeclSyntax] = []
    if !properties.isEmpty, !hasInitializer(properties.map(\.label)) {
      result.append("\(raw: memberwise(Array(members), []))")
    }
    let isComplete = properties.allSatisfy { $0.isEndpoint || $0.hasDefault }
    if isComplete, !hasInitializer([]) { result.append("\(raw: access)init() {\n}") }
    return result
  }

  /// The memberwise initializer, once for each way in which the struct's `#if` blocks may turn out.
  private func memberwise(_ members: [MemberBlockItemSyntax], _ collected: [StoredProperty]) -> String {
    var collected = collected
    for (offset, member) in members.enumerated() {
      guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else {
        collected += StoredProperty.all(in: member.decl).filter(\.isParameter)
        continue
      }
      let rest = Array(members.dropFirst(offset + 1))
      guard ifConfig.declaresParameters else { continue }
      var lines: [String] = []
      for clause in ifConfig.clauses {
        let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
        lines.append(clause.poundKeyword.text + condition)
        var nested: [MemberBlockItemSyntax] = []
        if case let .decls(items)? = clause.elements { nested = Array(items) }
        lines.append(memberwise(nested + rest, collected))
      }
      if ifConfig.clauses.last?.condition != nil {
        lines += ["#else", memberwise(rest, collected)]
      }
      return (lines + ["#endif"]).code
    }
    return initializer(collected)
  }

  private func initializer(_ properties: [StoredProperty]) -> String {
    guard !properties.isEmpty else { return "" }
    let parameters = properties.map { property -> String in
      let type = property.type ?? property.inferredType ?? "Any"
      let parameter = type.functionType == nil ? type.trimmedDescription : type.escaping
      let fallback = property.isEndpoint ? nil : property.initializer
      let value = fallback.map { " = \($0)" } ?? (property.isImplicitlyNil ? " = nil" : "")
      return "\(property.name): \(parameter)\(value)"
    }
    let assignments = properties.map { property in
      "self.\(property.isEndpoint ? property.storageName : property.name) = \(property.name)"
    }
    let narrowest = properties.map(\.declaration.modifiers.accessPrefix).min { $0.accessRank < $1.accessRank }
    let access = [access, narrowest ?? ""].min { $0.accessRank < $1.accessRank } ?? access
    return """
      \(access)init(
      \(parameters.joined(separator: ",\n"))
      ) {
      \(assignments.code)
      }
      """
  }

  private func hasInitializer(_ labels: [String]) -> Bool {
    structure.memberBlock.members.allDeclarations.contains { member in
      guard let initializer = member.as(InitializerDeclSyntax.self) else { return false }
      return initializer.signature.parameterClause.parameters.map { $0.firstName.plainName } == labels
    }
  }
}

extension StoredProperty {
  /// Whether the memberwise initializer takes the property.
  fileprivate var isParameter: Bool {
    if isLazy || (isConstant && initializer != nil) { return false }
    let modifiers = declaration.modifiers
    return !(hasDefault && (modifiers.contains(.private) || modifiers.contains(.fileprivate)))
  }

  fileprivate var hasDefault: Bool { initializer != nil || isImplicitlyNil }

  fileprivate var isImplicitlyNil: Bool {
    !isConstant && initializer == nil
      && (type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
  }

  /// The type of a property whose initializer is a plain literal.
  fileprivate var inferredType: TypeSyntax? {
    switch initializer?.kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}

extension String {
  /// How far an access modifier reaches. None at all limits nothing: the type around it does.
  fileprivate var accessRank: Int {
    ["private ", "fileprivate ", "internal ", "package ", "public "].firstIndex(of: self) ?? 5
  }
}

extension IfConfigDeclSyntax {
  fileprivate var declaresParameters: Bool {
    clauses.contains { clause in
      guard case let .decls(members)? = clause.elements else { return false }
      return members.allDeclarations.flatMap(StoredProperty.all(in:)).contains(where: \.isParameter)
    }
  }
}
