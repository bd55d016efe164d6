import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a client from a struct of closures: endpoints with failing defaults, and initializers.
enum DependencyClientMacro: MemberAttributeMacro, ExtensionMacro, MemberMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = StoredProperty(member), property.isEndpoint,
      !property.declaration.attributes.contains("DependencyEndpoint")
    else { return [] }
    return ["@DependencyEndpoint"]
  }

  // A client conforms to a protocol without requirements that refines `SendableMetatype`. So in a module whose code
  // is isolated to the main actor by default, the client isn't isolated and can be a dependency.
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty,
      context.hidingModifier(of: declaration) == nil
    else { return [] }
    return try context.conformances(of: type, to: ["Dependencies._DependencyClient"])
  }

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
    let several = declaration.memberBlock.members.variables.filter {
      $0.bindings.count > 1 && StoredProperty.all(in: $0).contains(where: \.holdsEndpoint)
    }
    for variable in several {
      PropertyShape.diagnoseSeveral(variable, macro: "DependencyClient", in: context)
    }
    guard several.isEmpty else { return [] }
    let access = context.memberAccess(of: declaration)
    return ClientInitializers(structure: declaration, access: access).declarations(in: context)
  }
}

extension StoredProperty {
  /// Whether `@DependencyClient` makes the property an endpoint.
  var isEndpoint: Bool { declaration.bindings.count == 1 && holdsEndpoint }

  /// Whether the property would be an endpoint in a separate declaration.
  fileprivate var holdsEndpoint: Bool {
    !isConstant && !isLazy && Endpoint(self) != nil
      && !declaration.attributes.contains("DependencyEndpointIgnored")
  }
}
