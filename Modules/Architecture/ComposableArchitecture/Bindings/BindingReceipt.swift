import CustomDump
import IssueReporting
import Platform

/// The companion of a binding action that a control has sent. It reports an issue if no reducer carries the action
/// out.
final class BindingReceipt: Sendable {
  private let isSigned = Atomic(false)
  private let type: Any.Type
  private let value: any Sendable

  /// - Parameters:
  ///   - value: The value that the control has written.
  ///   - type: The type of the actions that include the change.
  init(value: any Sendable, in type: Any.Type) {
    self.type = type
    self.value = value
  }

  /// Records that the change has been carried out.
  func sign() { isSigned.store(true, ordering: .relaxed) }

  deinit {
    guard !isSigned.load(ordering: .relaxed) else { return }
    reportIssue(
      """
      A binding action sent from a store was not handled. …

        Action:
      \(indented("\(typeName(type)).binding(.set(_, \(String(customDumping: value))))", by: 4))

      To fix this, invoke "BindingReducer()" from your feature reducer's "body".
      """
    )
  }
}
