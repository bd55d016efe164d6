import SwiftSyntax
import SwiftSyntaxBuilder

/// An enum of reducers: a destination or a path. One of its cases exists at a time.
struct EnumReducer {
  let declaration: EnumDeclSyntax
  let access: String
  let conformances: ReducerConformances

  private var root: String { declaration.name.text }

  var generatedMembers: [DeclSyntax] {
    let members = declaration.memberBlock.members
    var result: [DeclSyntax] = []
    if !members.declaresType("State") { result.append(state) }
    if !members.declaresType("Action") { result.append(action) }
    if members.property("body") == nil { result.append(body) }
    if !members.declaresType("CaseScope") { result += [caseScope, scope] }
    return result
  }

  private var state: DeclSyntax {
    let inherited = [
      "ComposableArchitecture.CaseReducerState", "CasePaths.CasePathIterable",
      "ComposableArchitecture.ObservableState",
    ]
    let cases = lines { $0.state(root: root) }
    let members = members(of: "State", cases) {
      casePaths(of: $0) + ObservableStateMacro.members(of: $0, access: access)
    }
    let state = block(
      indirectEnum("State", inherited + conformances.state),
      ["\(access)typealias StateReducer = \(root)"] + cases + members
    )
    return "@dynamicMemberLookup\n\(raw: state)"
  }

  private var action: DeclSyntax {
    let cases = lines { $0.action(root: root) }
    let action = block(
      indirectEnum("Action", ["CasePaths.CasePathIterable"] + conformances.action),
      cases + members(of: "Action", cases, casePaths)
    )
    return "\(raw: action)"
  }

  /// Returns the members that `@CasePathable` and `@ObservableState` would add to an enum with these cases.
  ///
  /// NB: the generated types don't have the macros themselves. The compiler (6.3.1) crashes on files with a handful
  /// of enum reducers when extension macros are attached to types that come from a macro.
  private func members(
    of name: String,
    _ cases: [String],
    _ generate: (EnumDeclSyntax) -> [DeclSyntax]
  ) -> [String] {
    let generated = try? EnumDeclSyntax("\(raw: block("enum \(name)", cases))")
    return generated.map(generate)?.map(\.description) ?? []
  }

  private func casePaths(of declaration: EnumDeclSyntax) -> [DeclSyntax] {
    CasePathMembers(declaration, access: access).declarations
  }

  private var body: DeclSyntax {
    let type = "some ComposableArchitecture.Reducer<Self.State, Self.Action>"
    return """
      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
      \(raw: block("\(access)static var body: \(type)", lines(\.reducer)))
      """
  }

  private var caseScope: DeclSyntax {
    let indirect = declaration.modifiers.contains(.indirect) ? "indirect " : ""
    return "\(raw: block("\(access)\(indirect)enum CaseScope", lines { $0.scope(root: root) }))"
  }

  private var scope: DeclSyntax {
    let store = "ComposableArchitecture.Store<Self.State, Self.Action>"
    let branches = ["switch store.state {"] + lines(\.scopeCase) + ["}"]
    return """
      @preconcurrency @Swift.MainActor
      \(raw: block("\(access)static func scope(_ store: \(store)) -> CaseScope", branches))
      """
  }

  // Indirect, because a payload may be large, and each copy of the enum would take as much room on the stack.
  private func indirectEnum(_ name: String, _ inherited: [String]) -> String {
    "\(access)indirect enum \(name): \(inherited.joined(separator: ", "))"
  }

  private func lines(_ line: (ReducerCase) -> String?) -> [String] {
    declaration.memberBlock.members.caseLines { line(ReducerCase(enumCase: $0)) }
  }
}
