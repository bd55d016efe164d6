import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives an enum a case path for each of its cases, reached by key paths.
enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    let names = protocols.map { "CasePaths." + $0.trimmedDescription }
    guard !names.isEmpty else { return [] }
    let code: DeclSyntax = "extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {}"
    return [code.cast(ExtensionDeclSyntax.self)]
  }
}

extension CasePathableMacro: MemberMacro {
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
    guard diagnoseOverloads(of: declaration, in: context) else { return [] }
    return CasePathMembers(
      declaration, access: AccessLevel(of: declaration, in: context).prefix,
      isGeneric: context.mayBeGeneric(declaration)
    ).declarations
  }

  /// Says which cases share a base name, since a key path could name only one of them.
  private static func diagnoseOverloads(
    of declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    var seen: [String: EnumCase] = [:]
    var isSound = true
    for enumCase in EnumCase.all(in: declaration.memberBlock.members) {
      let name = enumCase.element.name.plainName
      guard let first = seen[name] else {
        seen[name] = enumCase
        continue
      }
      guard !first.isAlternative(to: enumCase) else { continue }
      isSound = false
      context.diagnose(
        "'@CasePathable' cannot be applied to overloaded case name '\(name)'", at: enumCase.element.name,
        notes: [Note("'\(name)' was declared first here", at: first.element.name)])
    }
    return isSound
  }
}
