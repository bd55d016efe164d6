/// The title of Return in the key bar while a text field has the focus.
public struct SubmitLabel: Hashable, Sendable {
  let title: String

  public static let done = SubmitLabel(title: "Done")
  public static let go = SubmitLabel(title: "Go")
  public static let send = SubmitLabel(title: "Send")
  public static let join = SubmitLabel(title: "Join")
  public static let route = SubmitLabel(title: "Route")
  public static let search = SubmitLabel(title: "Search")
  public static let `return` = SubmitLabel(title: "Return")
  public static let next = SubmitLabel(title: "Next")
  public static let `continue` = SubmitLabel(title: "Continue")
  static let run = SubmitLabel(title: "Run")
}

nonisolated extension View {
  /// Sets what the key bar says about Return while a text field in this view has the focus.
  ///
  /// - Parameter submitLabel: What Return does.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
