import ComposableArchitecture

/// Views of a case in a ``SwitchStore``.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .login: CaseLet(/App.State.login, action: App.Action.login) { LoginView(store: $0) }
///   case .home: CaseLet(/App.State.home, action: App.Action.home) { HomeView(store: $0) }
///   }
/// }
/// ```
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content
  private let location: (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
  @Environment(\.switchedStore) private var switched
  @TerminalUI.State private var kept = KeptChild<EnumState, EnumAction, CaseState, CaseAction>()

  /// - Parameters:
  ///   - toCaseState: Returns the state of the case.
  ///   - fromCaseAction: Embeds an action of the case.
  ///   - content: Returns the views of the case.
  ///   - fileID, filePath, line, column: The source location for an issue reported if there is no store of this state.
  public init(
    _ toCaseState: @escaping (_ enumState: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = (fileID, filePath, line, column)
  }

  public var body: some View {
    if let store = switched as? Store<EnumState, EnumAction> {
      WithViewStore(store, observe: { toCaseState($0) != nil }) { _ in
        kept.child(of: store, toCaseState, fromCaseAction).map(content)
      }
    } else {
      misplaced()
    }
  }

  private func misplaced() -> EmptyView {
    reportIssue(
      """
      A "CaseLet" of "\(EnumState.self)" isn't inside of a "SwitchStore" of a store with this state. It shows nothing.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    return EmptyView()
  }
}
