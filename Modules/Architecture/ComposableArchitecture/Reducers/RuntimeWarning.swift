import CustomDump
import IssueReporting

/// The warnings about uses of the architecture that can't work. Each is reported once, at the line to change.
@usableFromInline
enum RuntimeWarning {
  @usableFromInline
  static func wrongCase(
    _ operation: String,
    action: some Any,
    state: some Any,
    at location: _SourceLocation
  ) {
    location.report(
      """
      \(operation) at "\(location)" received a child action when child state was set to a different case. …

        Action:
      \(dump(action))
        State:
      \(dump(state))

      This is generally considered an application logic error: a parent reducer changed the case before the \
      child reducer ran, an in-flight effect of the child sent the action after its case had ended, or the \
      action was sent to the store while its state was in another case.
      """
    )
  }

  @usableFromInline
  static func missingChild(_ operation: String, action: some Any, at location: _SourceLocation) {
    location.report(
      """
      An "\(operation)" at "\(location)" received a child action when child state was "nil". …

        Action:
      \(dump(action))

      This is generally considered an application logic error: a parent reducer set child state to "nil" before \
      the child reducer ran, an in-flight effect of the child sent the action after that, or the action \
      was sent to the store while child state was "nil".
      """
    )
  }

  @usableFromInline
  static func missingPresentation(action: some Any, isDismissal: Bool, at location: _SourceLocation) {
    location.report(
      """
      An "ifLet" at "\(location)" received a \(isDismissal ? "dismissal" : "presentation") action when \
      destination state was \(isDismissal ? "already \"nil\"" : "absent"). …

        Action:
      \(dump(action))

      This is generally considered an application logic error: a parent reducer set destination state to "nil" \
      before the action arrived, an in-flight effect sent it after the destination was dismissed, or it was sent to \
      the store while nothing was presented.
      """
    )
  }

  @usableFromInline
  static func missingElement(
    id: some Any,
    action: some Any,
    sending: String = "an action",
    at location: _SourceLocation
  ) {
    location.report(
      """
      A "forEach" at "\(location)" received \(sending) for a missing element. …

        ID:
      \(dump(id))
        Action:
      \(dump(action))

      This is generally considered an application logic error: a parent reducer removed the element before \
      the action arrived, an in-flight effect of the element sent it after the element was removed, or it was sent \
      to the store while it held no element with this ID.
      """
    )
  }

  static func replacedChild(action: some Any) {
    reportIssue(
      """
      An action was sent to the store of a child whose state was removed, while another child is in its place. …

        Action:
      \(dump(action))

      The action was not delivered, because it isn't meant for that other child. To fix this, scope the store of the \
      parent again where the child is presented, instead of keeping the store.
      """
    )
  }

  static func presentElement(id: StackElementID, action: some Any, at location: _SourceLocation) {
    location.report(
      """
      A "forEach" at "\(location)" received a "push" action for an element it already contains. …

        ID:
      \(dump(id))
        Action:
      \(dump(action))

      This is generally considered an application logic error: an identifier is never used for another element.
      """
    )
  }

  static func unexpectedElementID(
    id: StackElementID,
    expected: StackElementID,
    action: some Any,
    at location: _SourceLocation
  ) {
    location.report(
      """
      A "forEach" at "\(location)" received a "push" action with an unexpected generational ID. …

        Received ID:
      \(dump(id))
        Expected ID:
      \(dump(expected))
        Action:
      \(dump(action))

      In tests the identifiers of stack elements count up from 0 for each test store.
      """
    )
  }

  private static func dump(_ value: some Any) -> String {
    indented(String(customDumping: value), by: 4)
  }
}

/// Returns `text` with each line indented.
func indented(_ text: String, by count: Int = 2) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
}
