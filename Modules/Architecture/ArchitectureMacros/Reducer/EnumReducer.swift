import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An enum of reducers: a destination or a path, of which one is there at a time.
struct EnumReducer {
  let declaration: EnumDeclSyntax
  let access: String
  let conformances: ReducerConformances

  init(_ declaration: EnumDeclSyntax, access: String, conformances: ReducerConformances) {
    self.declaration = declaration
    self.access = access
    self.conformances = conformances
  }

  private var root: String { declaration.name.text }
  private var isIndirect: Bool { declaration.modifiers.contains(.indirect) }

  func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    guard diagnoseCases(in: context) else { return [] }
    let members = declaration.memberBlock.members
    var result: [DeclSyntax] = []
    if !members.declaresType("State") { result.append(state) }
    if !members.declaresType("Action") { result.append(action) }
    if members.property("body") == nil { result.append(body) }
    if !members.declaresType("CaseScope") { result += [caseScope, scope] }
    return result
  }

  private var state: DeclSyntax {
    """
    @CasePathable
    @dynamicMemberLookup
    @ObservableState
    \(raw: head("State", ["ComposableArchitecture.CaseReducerState"] + conformances.state)) {
    \(raw: access)typealias StateReducer = \(raw: root)
    \(raw: lines { $0.state(root: root) })
    }
    """
  }

  private var action: DeclSyntax {
    """
    @CasePathable
    \(raw: head("Action", conformances.action)) {
    \(raw: lines { $0.action(root: root) })
    }
    """
  }

  private var body: DeclSyntax {
    """
    @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
    \(raw: access)static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
    \(raw: lines(\.reducer))
    }
    """
  }

  private var caseScope: DeclSyntax {
    """
    \(raw: head("CaseScope", [])) {
    \(raw: lines { $0.scope(root: root) })
    }
    """
  }

  private var scope: DeclSyntax {
    """
    @Swift.MainActor
    \(raw: access)static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
    switch store.state {
    \(raw: lines(\.scopeCase))
    }
    }
    """
  }

  private func head(_ name: String, _ inherited: [String]) -> String {
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    return "\(access)\(isIndirect ? "indirect " : "")enum \(name)\(clause)"
  }

  private func lines(_ line: (ReducerCase) -> String?) -> String {
    declaration.memberBlock.members.conditionalLines { member in
      EnumCase.all(in: member).compactMap { line(ReducerCase(enumCase: $0)) }
    }.code
  }

  private func diagnoseCases(in context: some MacroExpansionContext) -> Bool {
    var isSound = true
    for member in declaration.memberBlock.members.allDeclarations {
      guard let cases = member.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements {
        let enumCase = EnumCase(element: element, attributes: cases.attributes)
        guard case .invalid = ReducerCase(enumCase: enumCase).kind else { continue }
        isSound = false
        diagnoseSeveralValues(of: element, in: cases, context)
      }
    }
    return isSound
  }

  private func diagnoseSeveralValues(
    of element: EnumCaseElementSyntax, in cases: EnumCaseDeclSyntax, _ context: some MacroExpansionContext
  ) {
    let attribute: AttributeSyntax = "@ReducerCaseIgnored"
    var fixed = cases
    fixed.leadingTrivia = []
    let newline = Trivia.newline + (cases.leadingTrivia.indentation ?? [])
    fixed.attributes.insert(.attribute(attribute.with(\.trailingTrivia, newline)), at: fixed.attributes.startIndex)
    fixed.leadingTrivia = cases.leadingTrivia
    context.diagnose(
      "'@Reducer' cases hold one reducer: '\(element.name.text)' has several values", at: element,
      fixIts: [.replace("Insert '@ReducerCaseIgnored' to keep the values without a reducer", cases, with: fixed)])
  }
}

extension Trivia {
  /// The white space after the last line break.
  fileprivate var indentation: Trivia? {
    guard let last = pieces.last else { return nil }
    switch last {
    case .spaces, .tabs: return Trivia(pieces: [last])
    default: return nil
    }
  }
}
