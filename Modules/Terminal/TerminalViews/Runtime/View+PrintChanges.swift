nonisolated extension View {
  /// Prints that this view is evaluated, as `let _ = Self._printChanges()` in its body. Why isn't told. What an app prints
  /// is shown after it has ended.
  public static func _printChanges() { print("\(Self.self): evaluated.") }
}
