import SwiftSyntax
import SwiftSyntaxBuilder

/// A property of a dependency client that holds a closure.
struct Endpoint {
  let property: StoredProperty
  let function: FunctionTypeSyntax

  init?(_ property: StoredProperty) {
    guard let type = property.type, let function = type.functionType else { return nil }
    self.property = property
    self.function = function
  }

  var name: String { property.name }
  var type: TypeSyntax? { property.type }
  var parameters: [TupleTypeElementSyntax] { Array(function.parameters) }
  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
  var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }

  /// Whether the closure may throw any error, and so one that says it is unimplemented.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let error = clause.type?.unparenthesized.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(error)
  }

  var returnsVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(function.returnClause.type.unparenthesized.trimmedDescription)
  }

  /// `try await `, or as much of it as a call of the closure needs.
  var callPrefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// The closure that stands in for an endpoint that nobody has given: it reports an issue, then throws
  /// or returns a default. Nil if there is nothing to return.
  func unimplemented(client: String?) -> String? {
    let path = [client, property.label].compactMap { $0 }.joined(separator: ".")
    let report = "Dependencies._$reportUnimplemented(\"\(path)\")"
    let names = parameters.indices.map { "p\($0)" }
    if let fallback = property.initializer, let type {
      let header = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) in"
      let call = "\(callPrefix)unimplemented(\(arguments(names)))"
      return """
        \(header)
        \(report)
        let unimplemented: \(type.trimmed) = \(fallback)
        \(returnsVoid ? call : "return " + call)
        }
        """
    }
    let header = names.isEmpty ? "{" : "{ \(names.map { _ in "_" }.joined(separator: ", ")) in"
    if throwsAnyError {
      return "\(header)\n\(report)\nthrow Dependencies.Unimplemented(\"\(property.label)\")\n}"
    }
    return returnsVoid ? "\(header)\n\(report)\n}" : nil
  }

  /// A method that calls the closure with the argument labels of its type, or nil if it has none and no
  /// name was asked for.
  ///
  /// - Parameter name: the method's name, where it is not that of the property.
  func method(named name: String?) -> String? {
    guard name != nil || parameters.contains(where: { $0.label != nil }) else { return nil }
    // A function cannot pass its variadic arguments on.
    guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    let names = parameters.indices.map { "p\($0)" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.label ?? "_") \(name): \(parameter.type.trimmedDescription)"
    }
    let effects = function.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let result = returnsVoid ? "" : " " + function.returnClause.trimmedDescription
    let isSendable = type?.hasSendableAttribute == true
    return """
      \(isSendable ? "@Sendable\n" : "")\(property.declaration.modifiers.accessPrefix)\
      func \(name ?? self.name)(\(list.joined(separator: ", ")))\(effects)\(result) {
      \(callPrefix)self.\(self.name)(\(arguments(names)))
      }
      """
  }

  private func arguments(_ names: [String]) -> String {
    zip(parameters, names).map { parameter, name in parameter.isInout ? "&" + name : name }
      .joined(separator: ", ")
  }
}

extension TupleTypeElementSyntax {
  /// The label that a method made from the closure gets: `id` of `_ id: Int`.
  fileprivate var label: String? {
    guard let name = secondName ?? firstName, name.tokenKind != .wildcard else { return nil }
    return name.text
  }

  fileprivate var isInout: Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}

extension TypeSyntax {
  /// The function type beneath attributes and parentheses, or nil.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    let type = unparenthesized
    return type.as(FunctionTypeSyntax.self) ?? type.as(AttributedTypeSyntax.self)?.baseType.functionType
  }

  fileprivate var hasSendableAttribute: Bool {
    unparenthesized.as(AttributedTypeSyntax.self)?.attributes.contains("Sendable") ?? false
  }
}
