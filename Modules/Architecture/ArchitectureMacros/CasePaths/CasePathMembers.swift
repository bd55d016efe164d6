import SwiftSyntax
import SwiftSyntaxBuilder

/// The case paths of an enum: a type that holds them, and the value of it that key paths start from.
struct CasePathMembers {
  let declaration: EnumDeclSyntax
  let access: String

  /// - Parameters:
  ///   - declaration: The enum.
  ///   - access: The access modifier before public declarations, with a trailing space unless it is empty.
  init(_ declaration: EnumDeclSyntax, access: String) {
    self.declaration = declaration
    self.access = access
    all = declaration.memberBlock.members.enumCases
    let used = all.flatMap(\.parameters)
      .reduce(into: Set([declaration.name.text])) { $0.formUnion($1.type.names) }
    var names: [String: String] = [:]
    for name in Self.shadowed where used.contains(name) { names[name] = "_$" + name }
    names["Self"] = names[declaration.name.text] ?? declaration.name.text
    self.names = names
  }

  private let all: [EnumCase]
  private let names: [String: String]
  private var root: String { names["Self"] ?? declaration.name.text }
  private var keyPath: String { "CasePaths.PartialCaseKeyPath<\(root)>" }

  /// The names of associated types. They are shadowed inside the type that holds the case paths.
  private static let shadowed = ["Element", "Iterator", "Root"]

  // Tells the cases apart without a `switch`, because the compiler refuses a `switch` over a type without values. The
  // actions of a parent are such a type if its only child has no actions.
  var declarations: [DeclSyntax] {
    let holder = block(
      "\(access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence",
      [rootSubscript] + lines(casePath) + [iterator]
    )
    let aliases: [DeclSyntax] = Self.shadowed.compactMap { name in
      names[name].map { "\(raw: access)typealias \(raw: $0) = \(raw: name)" }
    }
    return aliases + [
      "\(raw: holder)",
      "\(raw: block("\(access)static var allCasePaths: AllCasePaths", ["AllCasePaths()"]))",
    ]
  }

  private var rootSubscript: String {
    let checks = lines { block("if case .\($0.name) = root", ["return \\.\($0.name)"]) }
    return block(
      "\(access)subscript(root: \(root)) -> \(keyPath)",
      checks + [all.isEmpty ? "\\.self" : "return \\.self"]
    )
  }

  private var iterator: String {
    block(
      "\(access)func makeIterator() -> Swift.IndexingIterator<[\(keyPath)]>",
      ["\(all.isEmpty ? "let" : "var") allCasePaths: [\(keyPath)] = []"]
        + lines { "allCasePaths.append(\\.\($0.name))" }
        + ["return allCasePaths.makeIterator()"]
    )
  }

  private func lines(_ line: (EnumCase) -> String) -> [String] {
    declaration.memberBlock.members.caseLines(line)
  }

  private func casePath(of enumCase: EnumCase) -> String {
    let name = enumCase.name
    let bindings = enumCase.bindings.joined(separator: ", ")
    let pattern = bindings.isEmpty ? "case .\(name)" : "case let .\(name)(\(bindings))"
    let value = enumCase.bindings.count == 1 ? bindings : "(\(bindings))"
    let extract = block("extract:", [block("guard \(pattern) = $0 else", ["return nil"]), "return \(value)"])
    return block(
      "\(access)var \(name): CasePaths.AnyCasePath<\(root), \(enumCase.valueType(renaming: names))>",
      ["._$embed("] + [construction(of: enumCase) + ",", extract].indented + [")"]
    )
  }

  /// Returns the function that makes a root of a payload.
  private func construction(of enumCase: EnumCase) -> String {
    let constructor = "\(root).\(enumCase.name)"
    switch enumCase.parameters.count {
    case 0: return "{ _ in\n  \(constructor)\n}"
    // The compiler takes a bare 'Root.`self`' in a property of that name for the property itself.
    case 1 where enumCase.element.name.plainName == "self":
      return "{\n  \(constructor)(\(enumCase.arguments(["$0"])))\n}"
    case 1: return constructor
    case let count:
      return "{\n  \(constructor)(\(enumCase.arguments((0..<count).map { "$0.\($0)" })))\n}"
    }
  }
}
