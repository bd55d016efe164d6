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
    let members = declaration.memberBlock.members
    let cases = { (line: (EnumCase) -> String) in
      members.conditionalLines { EnumCase.all(in: $0).map(line) }.code
    }
    let hasCases = !EnumCase.all(in: members).isEmpty
    return [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: access)subscript(root: \(raw: root)) -> CasePaths.PartialCaseKeyPath<\(raw: root)> {
      switch root {
      \(raw: cases { "case .\($0.name):\nreturn \\.\($0.name)" })
      }
      }
      \(raw: cases { casePath(of: $0, root: root, access: access) })
      \(raw: access)func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(raw: root)>]> {
      \(raw: hasCases ? "var" : "let") allCasePaths: [CasePaths.PartialCaseKeyPath<\(raw: root)>] = []
      \(raw: cases { "allCasePaths.append(\\.\($0.name))" })
      return allCasePaths.makeIterator()
      }
      }
      """,
      "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private static func casePath(of enumCase: EnumCase, root: String, access: String) -> String {
    let name = enumCase.name
    let value = enumCase.valueType(self: root)
    let header = "\(access)var \(name): CasePaths.AnyCasePath<\(root), \(value)> {"
    if enumCase.parameters.isEmpty {
      return """
        \(header)
        ._$embed({ _ in \(root).\(name) }) {
        guard case .\(name) = $0 else { return nil }
        return ()
        }
        }
        """
    }
    let bindings = enumCase.bindings
    let single = bindings.count == 1
    return """
      \(header)
      ._$embed({ \(root).\(name)(\(enumCase.arguments(single ? ["$0"] : bindings.indices.map { "$0.\($0)" }))) }) {
      guard case let .\(name)(\(bindings.joined(separator: ", "))) = $0 else { return nil }
      return \(single ? bindings[0] : "(" + bindings.joined(separator: ", ") + ")")
      }
      }
      """
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
