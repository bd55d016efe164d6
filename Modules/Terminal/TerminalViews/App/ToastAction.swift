/// An action that shows a short message about a result for some seconds.
///
/// ```swift
/// @Environment(\.showToast) private var showToast
/// …
/// showToast("Added to the favorites")
/// ```
@MainActor
public struct ToastAction {
  let show: (_ text: String, _ isFailure: Bool) -> Void

  /// - Parameters:
  ///   - text: The message.
  ///   - isFailure: Whether it is about something that failed.
  public func callAsFunction(_ text: String, isFailure: Bool = false) { show(text, isFailure) }
}
