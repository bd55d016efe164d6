import ConcurrencyExtras
import CustomDump

/// An alert as part of a feature's state. It goes away with any answer to it.
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
///         TextState("This can not be undone.")
///       }
///       return .none
///     }
///   }
///   .ifLet(\.$alert, action: \.alert)
/// }
/// ```
///
/// Two alerts are equal if they say and offer the same, whatever their `id`.
public struct AlertState<Action>: Identifiable, _Nonisolated {
  /// A number that no other alert has, except those that ``map(_:)`` has made of this one.
  public let id: UInt64
  /// The answers that are offered. Where there are none, a view offers one that dismisses the alert.
  public var buttons: [ButtonState<Action>]
  /// The text below the title.
  public var message: TextState?
  /// The title.
  public var title: TextState

  private init(id: UInt64, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - actions: The answers that are offered.
  ///   - message: What there is to say besides.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UniqueNumber.next(), title: title(), buttons: actions(), message: message?())
  }

  /// The alert with other actions.
  ///
  /// - Parameter transform: Makes the new action of a button of its old one, either of which may be `nil`.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(id: id, title: title, buttons: buttons.map { $0.map(transform) }, message: message)
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}

extension AlertState: CustomDumpReflectable {
  /// The alert without its `id`, and without what it does not have.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
