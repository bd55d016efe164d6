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
    let access = AccessLevel(of: declaration, in: context).prefix
    let root = declaration.name.trimmed.text
    let embed = isGeneric(declaration, in: context) ? "_$embedGeneric" : "_$embed"
    let members = declaration.memberBlock.members
    let cases = { (line: (EnumCase) -> String) in
      members.conditionalLines { EnumCase.all(in: $0).map(line) }.code
    }
    let all = EnumCase.all(in: members)
    // A switch over a value that cannot exist is refused, and any result will do.
    let isUninhabited = all.allSatisfy(\.isUninhabited)
    let reflection =
      isUninhabited
      ? "\\.self" : "switch root {\n\(cases { "case .\($0.name):\nreturn \\.\($0.name)" })\n}"
    return [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: access)subscript(root: \(raw: root)) -> CasePaths.PartialCaseKeyPath<\(raw: root)> {
      \(raw: reflection)
      }
      \(raw: cases { casePath(of: $0, root: root, header: "\(access)var", embed: embed) })
      \(raw: access)func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(raw: root)>]> {
      \(raw: all.isEmpty ? "let" : "var") allCasePaths: [CasePaths.PartialCaseKeyPath<\(raw: root)>] = []
      \(raw: cases { "allCasePaths.append(\\.\($0.name))" })
      return allCasePaths.makeIterator()
      }
      }
      """,
      "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private static func casePath(
    of enumCase: EnumCase, root: String, header: String, embed: String
  ) -> String {
    let name = enumCase.name
    let value = enumCase.valueType(self: root)
    let header = "\(header) \(name): CasePaths.AnyCasePath<\(root), \(value)> {"
    if enumCase.parameters.isEmpty {
      return """
        \(header)
        .\(embed)({ _ in \(root).\(name) }) {
        guard case .\(name) = $0 else { return nil }
        return ()
        }
        }
        """
    }
    let bindings = enumCase.bindings
    let single = bindings.count == 1
    let construction =
      enumCase.isUninhabited && single
      ? "\(root).\(name)"
      : "{ \(root).\(name)(\(enumCase.arguments(single ? ["$0"] : bindings.indices.map { "$0.\($0)" }))) }"
    return """
      \(header)
      .\(embed)(\(construction)) {
      guard case let .\(name)(\(bindings.joined(separator: ", "))) = $0 else { return nil }
      return \(single ? bindings[0] : "(" + bindings.joined(separator: ", ") + ")")
      }
      }
      """
  }

  /// Whether the enum may have generic parameters, its own or those of a type around it.
  private static func isGeneric(
    _ declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    declaration.genericParameterClause != nil
      || context.lexicalContext.contains { node in
        node.is(ExtensionDeclSyntax.self)
          || node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      }
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
