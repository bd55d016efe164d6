import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a closure of a dependency client a default that reports its use, and a method with labels.
enum DependencyEndpointMacro: AccessorMacro, PeerMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, let endpoint = Endpoint(property),
      endpoint.unimplemented(client: nil) != nil
    else { return [] }
    let storage = property.storageName
    let accessors = [block("get", [storage]), block("set", ["\(storage) = newValue"])]
    // NB: with an 'init' accessor, the default would initialize the storage directly, and a use of the endpoint
    // wouldn't be reported.
    return property.accessors((property.initializer == nil ? [property.initAccessor()] : []) + accessors)
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration), !property.isConstant, let endpoint = Endpoint(property),
      let type = endpoint.type
    else {
      context.diagnose(
        "'@DependencyEndpoint' can only be applied to a 'var' whose type is spelled as a closure",
        at: declaration
      )
      return []
    }
    let client = context.lexicalContext.first?.asProtocol((any NamedDeclSyntax).self)?.name.text
    guard let unimplemented = endpoint.unimplemented(client: client) else {
      diagnoseMissingDefault(endpoint, in: context)
      return []
    }
    if let fallback = property.binding.initializer?.value, endpoint.isVariadic,
      !fallback.is(ClosureExprSyntax.self)
    {
      context.diagnose(
        "The default of variadic closure '\(endpoint.name)' must be written as a closure expression",
        at: fallback
      )
      return []
    }
    var peers: [DeclSyntax] = [
      "private var \(raw: property.storageName): \(type.trimmed) = \(raw: unimplemented + property.observers)"
    ]
    if let method = endpoint.method(named: methodName(node)) { peers.append("\(raw: method)") }
    return peers
  }

  private static func methodName(_ node: AttributeSyntax) -> String? {
    guard case let .argumentList(arguments)? = node.arguments,
      let argument = arguments.first(where: { $0.label?.text == "method" }),
      let literal = argument.expression.as(StringLiteralExprSyntax.self)
    else { return nil }
    let name = literal.segments.trimmedDescription
    return name.isEmpty ? nil : name
  }

  private static func diagnoseMissingDefault(_ endpoint: Endpoint, in context: some MacroExpansionContext) {
    let result = endpoint.function.returnClause.type.trimmedDescription
    let parameters = endpoint.parameters.map { _ in "_" }.joined(separator: ", ")
    let header = parameters.isEmpty ? "" : "\(parameters) in "
    let binding = endpoint.property.binding
    let value: ExprSyntax = "{ \(raw: header)<#\(raw: result)#> }"
    let equal = TokenSyntax.equalToken(leadingTrivia: .space, trailingTrivia: .space)
    let fixed = binding.with(\.initializer, InitializerClauseSyntax(equal: equal, value: value))
    context.diagnose(
      """
      Default value required for \(endpoint.isThrowing ? "typed-throwing" : "non-throwing") closure \
      '\(endpoint.name)': an unimplemented endpoint reports an issue and returns this value, \
      which need not be a real one
      """,
      at: binding,
      fixIts: [.replace("Insert '= { \(header)<#\(result)#> }'", binding, with: fixed)]
    )
  }
}
