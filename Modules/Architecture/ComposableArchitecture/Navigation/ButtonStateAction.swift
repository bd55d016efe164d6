import CustomDump

/// The action of a button.
public struct ButtonStateAction<Action> {
  /// The action that is sent, or `nil` if the button only dismisses its alert or dialog.
  public let action: Action?

  /// Returns a button action that sends an action.
  ///
  /// - Parameter action: The action; with `nil` the button only dismisses its alert or dialog.
  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// Returns the same with another action.
  ///
  /// - Parameter transform: Makes the new action from the old one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  /// The action as it is written in code: `.send(…)`.
  public var customDumpMirror: Mirror {
    // Not the optional, which would be dumped on separate lines.
    let sent: Any = if let action { action } else { action as Any }
    return Mirror(self, children: ["send": sent], displayStyle: .enum)
  }
}
