import SwiftSyntax
import SwiftSyntaxBuilder

/// The case paths of an enum: a type that holds them, and the value of it that key paths start from.
struct CasePathMembers {
  let declaration: EnumDeclSyntax
  let access: String
  let isGeneric: Bool

  /// - Parameters:
  ///   - declaration: The enum.
  ///   - access: What to write before public declarations, with a trailing space unless it is empty.
  ///   - isGeneric: Whether the enum may have generic parameters, its own or those of a type around it.
  init(_ declaration: EnumDeclSyntax, access: String, isGeneric: Bool) {
    self.declaration = declaration
    self.access = access
    self.isGeneric = isGeneric
  }

  private var root: String { declaration.name.text }
  private var keyPath: String { "CasePaths.PartialCaseKeyPath<\(root)>" }
  private var all: [EnumCase] { EnumCase.all(in: declaration.memberBlock.members) }

  var declarations: [DeclSyntax] {
    [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: access)subscript(root: \(raw: root)) -> \(raw: keyPath) {
      \(raw: reflection)
      }
      \(raw: lines(casePath))
      \(raw: access)func makeIterator() -> Swift.IndexingIterator<[\(raw: keyPath)]> {
      \(raw: all.isEmpty ? "let" : "var") allCasePaths: [\(raw: keyPath)] = []
      \(raw: lines { "allCasePaths.append(\\.\($0.name))" })
      return allCasePaths.makeIterator()
      }
      }
      """,
      """
      \(raw: access)static var allCasePaths: AllCasePaths {
      AllCasePaths()
      }
      """,
    ]
  }

  private func lines(_ line: (EnumCase) -> String) -> String {
    declaration.memberBlock.members.conditionalLines { EnumCase.all(in: $0).map(line) }.code
  }

  private var reflection: String {
    // A switch over a value that cannot exist is refused, and any result will do.
    if all.allSatisfy(\.isUninhabited) { return "\\.self" }
    return """
      switch root {
      \(lines { "case .\($0.name):\nreturn \\.\($0.name)" })
      }
      """
  }

  private func casePath(of enumCase: EnumCase) -> String {
    let name = enumCase.name
    let embed = isGeneric ? "._$embedGeneric" : "._$embed"
    let header = "\(access)var \(name): CasePaths.AnyCasePath<\(root), \(enumCase.valueType(self: root))> {"
    if enumCase.parameters.isEmpty {
      return """
        \(header)
        \(embed)({ _ in \(root).\(name) }) {
        guard case .\(name) = $0 else { return nil }
        return ()
        }
        }
        """
    }
    let bindings = enumCase.bindings.joined(separator: ", ")
    return """
      \(header)
      \(embed)(\(construction(of: enumCase))) {
      guard case let .\(name)(\(bindings)) = $0 else { return nil }
      return \(enumCase.bindings.count == 1 ? bindings : "(\(bindings))")
      }
      }
      """
  }

  /// The function that makes a root of a payload.
  private func construction(of enumCase: EnumCase) -> String {
    let constructor = "\(root).\(enumCase.name)"
    let count = enumCase.parameters.count
    // A closure that cannot be called would be warned of.
    if enumCase.isUninhabited, count == 1 { return constructor }
    let values = count == 1 ? ["$0"] : (0..<count).map { "$0.\($0)" }
    return "{ \(constructor)(\(enumCase.arguments(values))) }"
  }
}
