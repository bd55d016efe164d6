import ConcurrencyExtras
import CustomDump

/// A button as part of a feature's state, with its label, its role and its action.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteButtonTapped) {
///   TextState("Delete")
/// }
/// ```
///
/// Two buttons are equal if they have the same label, role and action, even with another `id`.
public struct ButtonState<Action>: Identifiable, _Nonisolated {
  /// A number that is unique, except among a button and those that ``map(_:)`` makes from it.
  public var id: UInt64 { uniqueID.number }
  private let uniqueID: UniqueID
  /// The action.
  public let action: ButtonStateAction<Action>
  /// The label.
  public let label: TextState
  /// The role.
  public let role: ButtonStateRole?

  private init(_ id: UniqueID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState) {
    uniqueID = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose.
  ///   - action: The action. Without one, the button only dismisses its alert or dialog.
  ///   - label: The label.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) { self.init(UniqueID(), role: role, action: action, label: label()) }

  /// Creates a button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  // Disfavored, so that `.none` is the case of that name of an action that has one.
  /// Creates a button that may send an action; with `nil` it only dismisses its alert or dialog.
  @_disfavoredOverload
  public init(role: ButtonStateRole? = nil, action: Action?, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Performs the button's action. A view calls it when the button is chosen.
  ///
  /// ```swift
  /// button.withAction { action in
  ///   store.send(action.map { .alert(.presented($0)) } ?? .alert(.dismiss))
  /// }
  /// ```
  ///
  /// - Parameter perform: Sends the action, which is `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) { perform(action.action) }

  /// Performs the button's action, and returns when that is done.
  ///
  /// - Parameter perform: Sends the action, which is `nil` if the button has none.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    await perform(action.action)
  }

  /// Returns the button with another action.
  ///
  /// - Parameter transform: Makes the new action from the old one. Either may be `nil`.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(uniqueID, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// The button without its `id`, and without empty parts.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
