import CustomDump

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
    report(
      "\(operation) at \"\(location)\" received a child action when child state was set to a different case.",
      ["Action": action, "State": state],
      """
      \(logicError): a parent reducer changed the case before the \
      child reducer ran, an in-flight effect of the child sent the action after its case had ended, or the \
      action was sent to the store while its state was in another case.
      """,
      at: location
    )
  }

  @usableFromInline
  static func missingChild(action: some Any, at location: _SourceLocation) {
    report(
      "An \"ifLet\" at \"\(location)\" received a child action when child state was \"nil\".",
      ["Action": action],
      """
      \(logicError): a parent reducer set child state to "nil" before \
      the child reducer ran, an in-flight effect of the child sent the action after that, or the action \
      was sent to the store while child state was "nil".
      """,
      at: location
    )
  }

  static func missingPresentation(action: some Any, isDismissal: Bool, at location: _SourceLocation) {
    report(
      """
      An "ifLet" at "\(location)" received a \(isDismissal ? "dismissal" : "presentation") action when \
      destination state was \(isDismissal ? "already \"nil\"" : "absent").
      """,
      ["Action": action],
      """
      \(logicError): a parent reducer set destination state to "nil" \
      before the action arrived, an in-flight effect sent it after the destination was dismissed, or it was sent to \
      the store while nothing was presented.
      """,
      at: location
    )
  }

  @usableFromInline
  static func missingElement(
    id: some Any,
    action: some Any,
    sending: String = "an action",
    at location: _SourceLocation
  ) {
    report(
      "A \"forEach\" at \"\(location)\" received \(sending) for a missing element.",
      ["ID": id, "Action": action],
      """
      \(logicError): a parent reducer removed the element before \
      the action arrived, an in-flight effect of the element sent it after the element was removed, or it was sent \
      to the store while it held no element with this ID.
      """,
      at: location
    )
  }

  static func replacedChild(action: some Any) {
    report(
      "An action was sent to the store of a child whose state was removed, while another child is in its place.",
      ["Action": action],
      """
      The action was not delivered, because it isn't meant for that other child. To fix this, scope the store of the \
      parent again where the child is presented, instead of keeping the store.
      """,
      at: .here
    )
  }

  static func presentElement(id: StackElementID, action: some Any, at location: _SourceLocation) {
    report(
      "A \"forEach\" at \"\(location)\" received a \"push\" action for an element it already contains.",
      ["ID": id, "Action": action],
      "\(logicError): an identifier is never used for another element.",
      at: location
    )
  }

  static func unexpectedElementID(
    id: StackElementID,
    expected: StackElementID,
    action: some Any,
    at location: _SourceLocation
  ) {
    report(
      "A \"forEach\" at \"\(location)\" received a \"push\" action with an unexpected generational ID.",
      ["Received ID": id, "Expected ID": expected, "Action": action],
      """
      In tests the identifiers of stack elements count up from 0 for each test store, after those of the stacks that \
      the test has made before.
      """,
      at: location
    )
  }

  private static var logicError: String { "This is generally considered an application logic error" }

  private static func report(
    _ sentence: String,
    _ values: KeyValuePairs<String, Any>,
    _ advice: String,
    at location: _SourceLocation
  ) {
    let dumps = values.map { "  \($0):\n\(indented(String(customDumping: $1), by: 4))" }
    location.report("\(sentence) …\n\n\(dumps.joined(separator: "\n"))\n\n\(advice)")
  }
}

/// Returns `text` with each line indented.
func indented(_ text: String, by count: Int = 2) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
}
