/// The answer to the text of a prompt that stays open for it.
public enum PromptAnswer: Equatable, Sendable {
  /// No text has been submitted yet, or its answer has been dismissed.
  case missing
  /// The answer hasn't come yet. The text says what is waited for: "Asking GitHub for octo-sample/kit…".
  case pending(String)
  /// The text was refused, for the reason in this sentence.
  case refused(String)
}
