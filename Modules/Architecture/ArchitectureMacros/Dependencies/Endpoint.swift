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
  var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }

  /// Whether the closure may throw any error, including that of an unimplemented endpoint.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let error = clause.type?.unparenthesized.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(error)
  }

  var returnsVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(function.returnClause.type.unparenthesized.trimmedDescription)
  }

  /// Whether the closure returns an optional. An unimplemented endpoint returns nil then.
  var returnsOptional: Bool {
    let type = function.returnClause.type.unparenthesized
    return type.is(OptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// `try await `, or as much of it as a call of the closure needs.
  var callPrefix: String { function.callPrefix }

  /// Returns the closure of an unimplemented endpoint: it reports an issue, then throws or returns a default. Nil if
  /// there is nothing to return.
  func unimplemented(client: String?) -> String? {
    let path = [client, property.label].compactMap { $0 }.joined(separator: ".")
    let report = "Dependencies._$reportUnimplemented(\"\(path)\")"
    let names = parameters.indices.map { property.initializer == nil ? "_" : "p\($0)" }
    let header = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) in"
    var lines = [report]
    if let fallback = property.initializer {
      let call = "\(callPrefix)unimplemented(\(arguments(names)))"
      lines.append("let unimplemented: \(forwardingType) = \(fallback)")
      lines.append(returnsVoid ? call : "return " + call)
    } else if throwsAnyError {
      lines.append("throw Dependencies.Unimplemented(\"\(property.label)\")")
    } else if returnsOptional {
      lines.append("return nil")
    } else if !returnsVoid {
      return nil
    }
    return ([header] + lines.indented + ["}"]).code
  }

  /// Returns a method that calls the closure with the argument labels of its type, or nil if the type has none and
  /// `name` is nil.
  ///
  /// - Parameter name: The method's name, if it isn't that of the property.
  func method(named name: String?) -> String? {
    guard name != nil || parameters.contains(where: { $0.label != nil }) else { return nil }
    guard !isVariadic else { return nil }
    let names = parameters.indices.map { "p\($0)" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.label ?? "_") \(name): \(parameter.type.trimmedDescription)"
    }
    let effects = function.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let result = returnsVoid ? "" : " " + function.returnClause.trimmedDescription
    let head = "func \(name ?? self.name)(\(list.joined(separator: ", ")))\(effects)\(result)"
    let call = "\(callPrefix)self.\(self.name)(\(arguments(names)))"
    return (methodAttributes + [block(property.declaration.modifiers.access.prefix + head, [call])]).code
  }

  /// The attributes that a method, the closure that it calls, and the property with the closure have in common.
  private var methodAttributes: [String] {
    let ofProperty = property.declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.baseName == "available" }
    let ofType = type?.functionAttributes.filter { !Self.attributesOfTypesAlone.contains($0.baseName) } ?? []
    // An actor's isolated values can be sent, and the compiler refuses a redundant `Sendable`.
    let isolating = ofType.filter { $0.baseName != "Sendable" }
    return (ofProperty + (isolating.isEmpty ? ofType : isolating)).map(\.trimmedDescription)
  }

  /// The attributes that a function type may have and a function may not.
  private static let attributesOfTypesAlone: Set = ["convention", "escaping", "isolated"]

  private func arguments(_ names: [String]) -> String {
    zip(parameters, names).map { parameter, name in parameter.forwarded(name) }.joined(separator: ", ")
  }

  /// Whether the closure takes any number of arguments.
  var isVariadic: Bool { parameters.contains { $0.ellipsis != nil } }

  /// The type through which the default is called. A function can't pass variadic arguments on, so they are an array.
  /// That makes no difference to a closure expression.
  private var forwardingType: String {
    guard isVariadic else { return type?.trimmedDescription ?? function.trimmedDescription }
    let elements = parameters.map { parameter -> TupleTypeElementSyntax in
      guard parameter.ellipsis != nil else { return parameter }
      return parameter.with(\.ellipsis, nil).with(\.type, "[\(parameter.type.trimmed)]")
    }
    return function.with(\.parameters, TupleTypeElementListSyntax(elements)).trimmedDescription
  }
}

extension FunctionTypeSyntax {
  fileprivate var callPrefix: String {
    (effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension TupleTypeElementSyntax {
  /// The label that a method made from the closure gets: `id` of `_ id: Int`.
  fileprivate var label: String? {
    guard let name = secondName ?? firstName, name.tokenKind != .wildcard else { return nil }
    return name.text
  }

  /// Returns the argument that passes on a parameter of this type under a name.
  fileprivate func forwarded(_ name: String) -> String {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return name }
    let isInout = attributed.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    if isInout { return "&" + name }
    guard attributed.attributes.contains("autoclosure"), let function = type.functionType else { return name }
    return function.callPrefix + name + "()"
  }
}

extension TypeSyntax {
  /// The function type beneath attributes and parentheses, or nil.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    let type = unparenthesized
    return type.as(FunctionTypeSyntax.self) ?? type.as(AttributedTypeSyntax.self)?.baseType.functionType
  }

  /// The attributes of the function type, such as `@Sendable`.
  fileprivate var functionAttributes: [AttributeSyntax] {
    unparenthesized.as(AttributedTypeSyntax.self)?.attributes.compactMap { $0.as(AttributeSyntax.self) } ?? []
  }

  /// The type of a parameter that keeps a closure of this type.
  var escaping: String {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return "@escaping \(trimmed)" }
    let specifiers = attributed.specifiers.map(\.trimmedDescription) + ["@escaping"]
    return (specifiers + [attributed.with(\.specifiers, []).trimmedDescription]).joined(separator: " ")
  }
}
