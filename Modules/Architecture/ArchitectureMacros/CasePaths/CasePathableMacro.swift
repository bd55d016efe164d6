import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives an enum a case path for each of its cases, reached by key paths.
enum CasePathableMacro: ExtensionMacro, MemberMacro, WrittenMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self), overloads(of: declaration).isEmpty,
      reserved(in: declaration).isEmpty,
      context.allowsExtension(of: declaration, macro: "CasePathable")
    else { return [] }
    return try context.conformances(of: type, to: protocols.map { "CasePaths." + $0.trimmedDescription })
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose("'@CasePathable' can only be applied to enum types", at: node)
      return []
    }
    let overloads = overloads(of: declaration)
    for (enumCase, first) in overloads {
      let name = enumCase.element.name
      context.diagnose(
        "'@CasePathable' cannot be applied to overloaded case name '\(name.plainName)'",
        at: name,
        notes: [Note("'\(name.plainName)' was declared first here", at: first.element.name)]
      )
    }
    let reserved = reserved(in: declaration)
    for enumCase in reserved {
      let name = enumCase.element.name
      context.diagnose(
        "'@CasePathable' declares its own '\(name.plainName)': name the case differently",
        at: name
      )
    }
    guard overloads.isEmpty, reserved.isEmpty else { return [] }
    let access = context.memberAccess(of: declaration).prefix
    return CasePathMembers(declaration, access: access).declarations
  }

  /// Returns the cases with a name that the generated code needs.
  private static func reserved(in declaration: EnumDeclSyntax) -> [EnumCase] {
    declaration.memberBlock.members.enumCases.filter {
      ["AllCasePaths", "allCasePaths", "makeIterator"].contains($0.element.name.plainName)
    }
  }

  /// Returns each case whose base name an earlier case has, with that case. A key path could name only one of them.
  private static func overloads(of declaration: EnumDeclSyntax) -> [(EnumCase, first: EnumCase)] {
    var seen: [String: EnumCase] = [:]
    var result: [(EnumCase, first: EnumCase)] = []
    for enumCase in declaration.memberBlock.members.enumCases {
      let name = enumCase.element.name.plainName
      if let first = seen[name] {
        if !first.isAlternative(to: enumCase) { result.append((enumCase, first)) }
      } else {
        seen[name] = enumCase
      }
    }
    return result
  }
}
