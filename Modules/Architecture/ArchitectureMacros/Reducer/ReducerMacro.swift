import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Completes a struct or an enum to a reducer.
enum ReducerMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let wanted: [String]
    switch declaration.kind {
    case .structDecl: wanted = ["Reducer"]
    case .enumDecl: wanted = ["CaseReducer", "Reducer"]
    default: return []
    }
    let missing = protocols.map(\.trimmedDescription)
    let names = wanted.filter(missing.contains).map { "ComposableArchitecture." + $0 }
    guard !names.isEmpty, context.allowsExtension(of: declaration, macro: "Reducer") else { return [] }
    return try context.conformances(of: type, to: names)
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let diagnostics = ReducerDiagnostics(node: node, context: context)
    let access = context.memberAccess(of: declaration).prefix
    if let declaration = declaration.as(StructDeclSyntax.self) {
      diagnostics.diagnoseReferences(in: declaration)
      diagnostics.diagnoseReduce(in: declaration)
      diagnostics.diagnoseArguments(in: declaration)
      return members(of: declaration, access: access)
    }
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      diagnostics.diagnoseKind(of: declaration)
      return []
    }
    diagnostics.diagnoseReferences(in: declaration)
    guard diagnostics.diagnoseNames(in: declaration) else { return [] }
    let conformances = ReducerConformances(node)
    return EnumReducer(declaration: declaration, access: access, conformances: conformances).generatedMembers
  }

  private static func members(of declaration: StructDeclSyntax, access: String) -> [DeclSyntax] {
    let members = declaration.memberBlock.members
    let body = BodyTypes(members)
    var result: [DeclSyntax] = []
    if !members.declaresType("State") {
      if let state = body?.state {
        result.append("\(raw: access)typealias State = \(state)")
      } else {
        result.append(
          """
          @ObservableState
          \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            \(raw: access)init() {
            }
          }
          """
        )
      }
    }
    if !members.declaresType("Action") {
      if let action = body?.action {
        result.append("\(raw: access)typealias Action = \(action)")
      } else {
        result.append("\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {\n}")
      }
    }
    if members.property("body") == nil, members.method("reduce", ["into", "action"]) == nil {
      result.append("\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
    }
    return result
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else { return [] }
    if let nested = member.as(EnumDeclSyntax.self) {
      let wanted =
        switch nested.name.text {
        case "State": ["CasePathable", "dynamicMemberLookup"]
        case "Action": ["CasePathable"]
        default: [String]()
        }
      return wanted.filter { !nested.attributes.contains($0) }.map { "@\(raw: $0)" }
    }
    if let property = member.as(VariableDeclSyntax.self), property.needsReducerBuilder {
      return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }
}

extension VariableDeclSyntax {
  /// Whether this is a computed `body` without a result builder.
  fileprivate var needsReducerBuilder: Bool {
    guard bindings.count == 1, let binding = bindings.first,
      binding.pattern.trimmedDescription == "body", isComputed(binding)
    else { return false }
    return !attributes.baseNames.contains { $0.hasPrefix("ReducerBuilder") }
  }
}
