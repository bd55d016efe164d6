import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a client of a struct of closures: endpoints with failing defaults, and initializers.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = StoredProperty(member), property.isEndpoint,
      !property.declaration.attributes.contains(DependencyEndpointMacro.name)
    else { return [] }
    return ["@DependencyEndpoint"]
  }
}

// A client whose conformance says nothing, but that of a type of which the metatype is sendable. In a module
// whose code is isolated to the main actor by default, the client is not isolated then, and can be a dependency.
extension DependencyClientMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // In an extension a private nested type cannot be seen.
    let isNested = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) != nil
    guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty,
      !(isNested && declaration.modifiers.contains { $0.name.tokenKind == .keyword(.private) })
    else { return [] }
    let code: DeclSyntax = "extension \(type.trimmed): Dependencies._DependencyClient {}"
    return [code.cast(ExtensionDeclSyntax.self)]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose("'@DependencyClient' can only be applied to struct types", at: node)
      return []
    }
    let several = declaration.memberBlock.members.allDeclarations.filter {
      StoredProperty.all(in: $0).contains { $0.declaration.bindings.count > 1 && $0.holdsEndpoint }
    }.compactMap { $0.as(VariableDeclSyntax.self) }
    for variable in several {
      PropertyShape.diagnoseSeveral(variable, macro: "DependencyClient", in: context)
    }
    guard several.isEmpty else { return [] }
    let access = AccessLevel(of: declaration, in: context).prefix
    return ClientInitializers(declaration, access: access).declarations(in: context)
  }
}

extension StoredProperty {
  /// Whether `@DependencyClient` makes an endpoint of the property.
  var isEndpoint: Bool { declaration.bindings.count == 1 && holdsEndpoint }

  /// Whether the property would be an endpoint in a separate declaration.
  fileprivate var holdsEndpoint: Bool {
    !isConstant && !isLazy && Endpoint(self) != nil
      && !declaration.attributes.contains(DependencyEndpointIgnoredMacro.name)
  }
}
