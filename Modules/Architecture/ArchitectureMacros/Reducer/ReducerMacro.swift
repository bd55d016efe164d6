import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Completes a struct or an enum to a reducer.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
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
    if let declaration = declaration.as(EnumDeclSyntax.self), !EnumReducer.invalidCases(of: declaration).isEmpty {
      return []
    }
    let missing = protocols.map(\.trimmedDescription)
    let names = wanted.filter(missing.contains).map { "ComposableArchitecture." + $0 }
    guard !names.isEmpty, context.allowsExtension(of: declaration, macro: "Reducer") else { return [] }
    let code: DeclSyntax = "extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {}"
    return [code.cast(ExtensionDeclSyntax.self)]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(StructDeclSyntax.self) {
      diagnoseReduce(of: declaration, in: context)
      return members(of: declaration, access: AccessLevel(of: declaration, in: context).prefix)
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return EnumReducer(
        declaration, access: AccessLevel(of: declaration, in: context).prefix,
        isGeneric: context.mayBeGeneric(declaration), conformances: ReducerConformances(node)
      ).members(in: context)
    }
    diagnoseKind(of: declaration, at: node, in: context)
    return []
  }

  private static func diagnoseKind(
    of declaration: some DeclGroupSyntax, at node: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    var fixIts: [FixIt] = []
    if let declaration = declaration.as(ClassDeclSyntax.self), declaration.inheritanceClause == nil {
      let keyword = declaration.classKeyword
      fixIts = [
        .replace(
          "Replace 'class' with 'struct'", keyword, with: keyword.with(\.tokenKind, .keyword(.struct)))
      ]
    }
    context.diagnose("'@Reducer' can only be applied to struct or enum types", at: node, fixIts: fixIts)
  }

  private static func members(of declaration: StructDeclSyntax, access: String) -> [DeclSyntax] {
    let members = declaration.memberBlock.members
    var result: [DeclSyntax] = []
    if !members.declaresType("State") {
      result.append(
        """
        @ObservableState
        \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
        \(raw: access)init() {
        }
        }
        """)
    }
    if !members.declaresType("Action") {
      result.append("\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {\n}")
    }
    if members.property("body") == nil, members.reduceMethod == nil {
      result.append("\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
    }
    return result
  }

  private static func diagnoseReduce(
    of declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) {
    let members = declaration.memberBlock.members
    guard let reduce = members.reduceMethod, let body = members.property("body") else { return }
    context.diagnose(
      """
      A 'reduce' method should not be defined in a reducer with a 'body'; it takes precedence and 'body' \
      will never be invoked
      """,
      at: reduce.name, notes: [.init("'body' defined here", at: body)])
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else { return [] }
    if let nested = member.as(EnumDeclSyntax.self) {
      var wanted: [String] = []
      switch nested.name.text {
      case "State": wanted = ["CasePathable", "dynamicMemberLookup"]
      case "Action": wanted = ["CasePathable"]
      default: break
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
  /// Whether this is a computed `body` that no result builder composes yet.
  fileprivate var needsReducerBuilder: Bool {
    guard bindings.count == 1, let binding = bindings.first,
      binding.pattern.trimmedDescription == "body", isComputed(binding)
    else { return false }
    return !attributes.contains("ReducerBuilder")
  }
}
