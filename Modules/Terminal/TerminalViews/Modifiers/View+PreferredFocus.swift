/// A view that gets the focus of its scope first.
private nonisolated struct PreferredFocusView<Content: View>: View {
  let content: Content
  let isPreferred: Bool
  let scope: Namespace.ID

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PreferredFocusNode(self, context) { $0.content }
  }
}

/// A node that gets the focus of a scope first.
@MainActor
private protocol PreferringFocus: _AnyNode {
  /// The scope; `nil` while the node isn't preferred.
  var preferredScope: Namespace.ID? { get }
}

private final class PreferredFocusNode<Content: View>: WrapperNode<PreferredFocusView<Content>, Content>,
  PreferringFocus
{
  var preferredScope: Namespace.ID? { view.isPreferred ? view.scope : nil }

  override var tracksLifecycle: Bool { true }

  override func appeared() {
    if view.isPreferred, graph.focus.isUnclaimed { graph.focus.request(within: self, graph) }
  }
}

/// A view in which a name stands for a preferred focus.
private nonisolated struct FocusScopeView<Content: View>: View {
  let content: Content
  let scope: Namespace.ID

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FocusScopeNode(self, context) { $0.content }
  }
}

private final class FocusScopeNode<Content: View>: WrapperNode<FocusScopeView<Content>, Content> {
  private var last: (outside: Int, inside: EnvironmentValues)?

  override func environment(
    for view: FocusScopeView<Content>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    if let last, last.outside == environment.id { return last.inside }
    var inside = environment
    let outer = environment.resetFocus
    inside.resetFocus = ResetFocusAction { [weak self] scope in
      guard let self, scope == self.view.scope else { return outer(in: scope) }
      reset()
    }
    last = (environment.id, inside)
    return inside
  }

  private func reset() {
    let preferred = first { ($0 as? any PreferringFocus)?.preferredScope == self.view.scope }
    graph.focus.request(within: preferred ?? self, graph)
  }
}

extension _AnyNode {
  /// Returns the first node on the screen within, or this one, that meets a condition; `nil` if none does.
  fileprivate func first(where condition: (_AnyNode) -> Bool) -> _AnyNode? {
    if condition(self) { return self }
    for child in activeChildren {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}

nonisolated extension View {
  /// Gives this view the focus when it appears, unless a view on the screen has it already, and when the scope is reset.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether it does.
  ///   - namespace: The name of the scope around, as ``focusScope(_:)`` sets it.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    PreferredFocusView(content: self, isPreferred: prefersDefaultFocus, scope: namespace)
  }

  /// Makes this view a scope, in which ``EnvironmentValues/resetFocus`` moves the focus to the preferred view.
  ///
  /// - Parameter namespace: The name of the scope.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    FocusScopeView(content: self, scope: namespace)
  }
}
