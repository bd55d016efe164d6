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

  // NB: tells the cases apart without a 'switch', which the compiler refuses over a type that has no values,
  // as that of the actions of a parent whose only child has none.
  var declarations: [DeclSyntax] {
    [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: access)subscript(root: \(raw: root)) -> \(raw: keyPath) {
      \(raw: lines { "if case .\($0.name) = root {\nreturn \\.\($0.name)\n}" })
      \(raw: all.isEmpty ? "" : "return ")\\.self
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
    guard count > 1 else { return constructor }
    return "{ \(constructor)(\(enumCase.arguments((0..<count).map { "$0.\($0)" }))) }"
  }
}
