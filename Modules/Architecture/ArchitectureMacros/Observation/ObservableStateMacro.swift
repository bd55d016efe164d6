import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct or an enum observable as the state of a feature.
enum ObservableStateMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let modules = [
      // In a module whose code is isolated to the main actor by default, conformances to protocols of other modules
      // would be isolated too.
      "ObservableState": "ComposableArchitecture", "Observable": "nonisolated Observation",
      "CustomReflectable": "nonisolated Swift",
    ]
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      context.allowsExtension(of: declaration, macro: "ObservableState")
    else { return [] }
    let names = protocols.compactMap { type -> String? in
      let name = type.baseName
      if name == "CustomReflectable", !declaration.is(StructDeclSyntax.self) { return nil }
      return modules[name].map { "\($0).\(name)" }
    }
    var extensions = try context.conformances(of: type, to: names)
    if let declaration = declaration.as(StructDeclSyntax.self) {
      let access = context.memberAccess(of: declaration).prefix
      let members = StateCoding(structure: declaration, access: access).witnesses
      if !members.isEmpty {
        extensions.append(try ExtensionDeclSyntax("\(raw: block("extension \(type.trimmed)", members))"))
      }
    }
    return extensions
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = context.memberAccess(of: declaration).prefix
    if let declaration = declaration.as(StructDeclSyntax.self) {
      for variable in declaration.memberBlock.members.variables {
        PropertyShape.diagnose(variable, in: context)
      }
      return members(
        of: declaration,
        access: access,
        isReflectable: !protocols.contains { $0.trimmedDescription.hasSuffix("CustomReflectable") }
      )
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return members(of: declaration, access: access)
    }
    let kind = declaration.is(ActorDeclSyntax.self) ? "actor" : "class"
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    context.diagnose("'@ObservableState' cannot be applied to \(kind) type '\(name)'", at: node)
    return []
  }

  private static let keyPathPairs = "[(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)]"

  private static func members(
    of declaration: StructDeclSyntax,
    access: String,
    isReflectable: Bool
  ) -> [DeclSyntax] {
    let members = declaration.memberBlock.members
    let appended = members.propertyLines { storageKeyPaths($0).map { "keyPaths.append(\($0))" } }
    let registrar = "\\Self._$observationRegistrar"
    let deprecation = members.deprecation { !storageKeyPaths($0).isEmpty }
    let keyPaths = block(
      "\(deprecation)\(access)static var _$storageKeyPaths: \(keyPathPairs)",
      ["\(appended.isEmpty ? "let" : "var") keyPaths: \(keyPathPairs) = [(\(registrar), \(registrar))]"]
        + appended + ["return keyPaths"]
    )
    var result: [DeclSyntax] = [
      "\(raw: access)var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()",
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
      "\(raw: keyPaths)",
    ]
    if !members.propertyLines({ [.ignored, .wrapped].contains($0.observation) ? [$0.name] : [] }).isEmpty {
      result.append("\(raw: access)static var _$hasUnobservedProperties: Swift.Bool {\n  true\n}")
    }
    if !isReflectable, members.property("customMirror") == nil {
      result.append(mirror(of: members, access: access))
    }
    if let keys = StateCoding(structure: declaration, access: access).codingKeys { result.append(keys) }
    return result
  }

  /// Returns the mirror of a struct: its properties under the names that they were declared with.
  private static func mirror(of members: MemberBlockItemListSyntax, access: String) -> DeclSyntax {
    let children = members.propertyLines { property in
      let value =
        switch property.observation {
        case .tracked, .wrapped: property.storageName
        case .presented: "\(property.storageName).wrappedValue"
        case .ignored: property.name
        }
      // A lazy property cannot be read without changing it.
      return property.isLazy ? [] : ["children.append((\"\(property.label)\", self.\(value) as Any))"]
    }
    let deprecation = members.deprecation { $0.observation == .ignored }
    let mirror = block(
      "\(deprecation)\(access)var customMirror: Swift.Mirror",
      ["\(children.isEmpty ? "let" : "var") children: [Swift.Mirror.Child] = []"]
        + children + ["return Swift.Mirror(self, children: children, displayStyle: .struct)"]
    )
    return "\(raw: mirror)"
  }

  /// Returns the members that make an enum observable: an identity that combines its case and the identity of the
  /// payload.
  static func members(of declaration: EnumDeclSyntax, access: String) -> [DeclSyntax] {
    let id = "ComposableArchitecture.ObservableStateID"
    var tag = 0
    let cases = declaration.memberBlock.members.caseLines { enumCase in
      defer { tag += 1 }
      return enumCase.parameters.count == 1
        ? "case let .\(enumCase.name)(value):\n  return \(id)._$id(for: value)._$tag(\(tag))"
        : "case .\(enumCase.name):\n  return \(id)._$inert._$tag(\(tag))"
    }
    let identity = block("\(access)var _$id: \(id)", ["switch self {"] + cases + ["}"])
    return [
      "\(raw: identity)",
      "\(raw: access)static var _$storageKeyPaths: \(raw: keyPathPairs) {\n  []\n}",
    ]
  }

  /// Returns the pairs that lead from a property's names to its storage, beginning with the name that observers know.
  private static func storageKeyPaths(_ property: StoredProperty) -> [String] {
    let names =
      switch property.observation {
      case .tracked: [property.name]
      case .presented: [property.name, "$\(property.label)"]
      case .ignored, .wrapped: [String]()
      }
    return names.map { "(\\Self.\($0), \\Self.\(property.storageName))" }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let member = member.as(VariableDeclSyntax.self),
      let property = StoredProperty(member), property.observation == .tracked,
      !member.attributes.contains("ObservationStateTracked")
    else { return [] }
    return ["@ObservationStateTracked"]
  }
}
