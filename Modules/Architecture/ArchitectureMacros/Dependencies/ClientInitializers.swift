import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The initializers of a dependency client: one that takes every property, and one that takes none.
struct ClientInitializers {
  let structure: StructDeclSyntax
  let access: AccessLevel?

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let members = structure.memberBlock.members
    let properties = members.storedProperties.filter(\.isParameter)
    for property in properties where property.type == nil && property.inferredType == nil {
      context.diagnose(
        "'@DependencyClient' requires a type annotation of '\(property.label)' to write an initializer",
        at: property.binding
      )
      return []
    }
    var result: [DeclSyntax] = []
    if !properties.isEmpty, !members.hasInitializer(properties.map(\.label)) {
      result.append("\(raw: memberwise(Array(members), []))")
    }
    let isComplete = properties.allSatisfy { $0.isEndpoint || $0.hasDefault }
    if isComplete, !members.hasInitializer([]) { result.append("\(raw: access.prefix)init() {\n}") }
    return result
  }

  /// Returns the memberwise initializer, once for each combination of the struct's `#if` conditions.
  private func memberwise(_ members: [MemberBlockItemSyntax], _ collected: [StoredProperty]) -> String {
    var collected = collected
    for (offset, member) in members.enumerated() {
      guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else {
        collected += StoredProperty.all(in: member.decl).filter(\.isParameter)
        continue
      }
      guard ifConfig.declaresParameters else { continue }
      let rest = Array(members.dropFirst(offset + 1))
      var lines = ifConfig.clauses.flatMap { clause in
        [clause.directive, memberwise(Array(clause.members) + rest, collected)]
      }
      if ifConfig.clauses.last?.condition != nil { lines += ["#else", memberwise(rest, collected)] }
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
    // A property without a modifier is internal. What the struct limits anyway needs no modifier.
    let accesses = properties.map { $0.declaration.modifiers.access ?? .internal }
    let narrowest = min(access ?? .internal, accesses.min() ?? .internal)
    let access = narrowest == .internal ? nil : narrowest
    return """
      \(access.prefix)init(
      \(parameters.joined(separator: ",\n").indented)
      ) {
      \(assignments.code.indented)
      }
      """
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

extension IfConfigDeclSyntax {
  fileprivate var declaresParameters: Bool {
    clauses.contains { $0.members.storedProperties.contains(where: \.isParameter) }
  }
}
