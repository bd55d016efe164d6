/// A change of a view that can be applied to any other view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().border() }
/// }
///
/// Text("Hello").modifier(Card())
/// ```
@MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view to change.
  typealias Content = _ViewModifierContent

  /// Returns the changed view.
  ///
  /// - Parameter content: The view to change.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifierContent: View {
  let content: AnyView

  @MainActor public var body: some View { content }

  @MainActor public func _collectRows(_ rows: inout _RowList) { content._collectRows(&rows) }
}

nonisolated extension View {
  /// Applies a modifier to this view.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The changed view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another one.
  ///
  /// - Parameter modifier: The other one.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
    ModifierChain(first: self, second: modifier)
  }
}

private struct ModifierChain<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
