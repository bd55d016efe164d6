import CustomDump
import IssueReporting
import Platform

/// Goes with a binding action that a control has sent, and reports an issue if no reducer has carried it out.
final class BindingReceipt: Sendable {
  private let isSigned = Atomic(false)
  private let type: Any.Type
  private let value: any Sendable

  /// - Parameters:
  ///   - value: What the control has written.
  ///   - type: The type of the actions that the change is one of.
  init(value: any Sendable, in type: Any.Type) {
    self.type = type
    self.value = value
  }

  /// Says that the change is carried out.
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
