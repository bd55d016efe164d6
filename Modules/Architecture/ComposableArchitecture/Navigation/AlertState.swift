import ConcurrencyExtras
import CustomDump

/// An alert as part of a feature's state. Any answer dismisses it.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var alert: AlertState<Action.Alert>?
/// }
///
/// enum Action {
///   case alert(PresentationAction<Alert>)
///   case deleteButtonTapped
///
///   enum Alert { case confirmButtonTapped }
/// }
///
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .alert(.presented(.confirmButtonTapped)):
///       return .run { _ in try await files.delete() }
///     case .alert:
///       return .none
///     case .deleteButtonTapped:
///       state.alert = AlertState {
///         TextState("Delete the file?")
///       } actions: {
///         ButtonState(role: .destructive, action: .confirmButtonTapped) { TextState("Delete") }
///         ButtonState(role: .cancel) { TextState("Cancel") }
///       } message: {
///         TextState("This cannot be undone.")
///       }
///       return .none
///     }
///   }
///   .ifLet(\.$alert, action: \.alert)
/// }
/// ```
///
/// Two alerts are equal if they have the same texts and answers, even with another `id`.
public struct AlertState<Action>: Identifiable, _Nonisolated {
  /// A number that is unique, except among an alert and those that ``map(_:)`` makes from it.
  public var id: UInt64 { uniqueID.number }
  private var uniqueID = UniqueID()
  /// The answers. If there are none, a view shows one that dismisses the alert.
  public var buttons: [ButtonState<Action>]
  /// The text below the title.
  public var message: TextState?
  /// The title.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actions: The answers.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// Returns the alert with other actions.
  ///
  /// - Parameter transform: Makes the new action of a button from the old one. Either may be `nil`.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    var result = AlertState<NewAction> { title }
    result.uniqueID = uniqueID
    result.buttons = buttons.map { $0.map(transform) }
    result.message = message
    return result
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}

extension AlertState: CustomDumpReflectable {
  /// The alert without its `id`, and without empty parts.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
