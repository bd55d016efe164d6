import ConcurrencyExtras
import CustomDump

/// A dialog that offers several things to do, as part of a feature's state. Any answer dismisses it.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("What should happen to the draft?")
/// } actions: {
///   ButtonState(action: .saveButtonTapped) { TextState("Save") }
///   ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// }
/// ```
///
/// Like an ``AlertState`` it is presented by `.ifLet(\.$dialog, action: \.dialog)`. Two dialogs are equal if they
/// have the same texts and answers, even with another `id`.
public struct ConfirmationDialogState<Action>: Identifiable, _Nonisolated {
  /// A number that is unique, except among a dialog and those that ``map(_:)`` makes from it.
  public var id: UInt64 { uniqueID.number }
  private var uniqueID = UniqueID()
  /// The buttons.
  public var buttons: [ButtonState<Action>]
  /// The text below the title.
  public var message: TextState?
  /// The title.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.titleVisibility = titleVisibility
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// Returns the dialog with other actions.
  ///
  /// - Parameter transform: Makes the new action of a button from the old one. Either may be `nil`.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    var result = ConfirmationDialogState<NewAction>(titleVisibility: titleVisibility) { title }
    result.uniqueID = uniqueID
    result.buttons = buttons.map { $0.map(transform) }
    result.message = message
    return result
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The dialog without its `id`, and without empty parts.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
