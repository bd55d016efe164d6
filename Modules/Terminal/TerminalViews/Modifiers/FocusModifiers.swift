/// A view whose focus is tied to a value.
nonisolated struct FocusedView<Content: View>: RowModifier {
  let content: Content
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FocusedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    FocusedView<AnyView>(content: row, isFocused: isFocused, setFocused: setFocused)
  }
}

/// A node that is notified when the focus enters or leaves it.
@MainActor
protocol FocusObserving: AnyObject {
  func focusWithinChanged(_ isWithin: Bool)
}

private final class FocusedNode<Content: View>: WrapperNode<FocusedView<Content>, Content>, FocusObserving {
  private var isWithin = false

  override init(
    _ view: FocusedView<Content>,
    _ context: _NodeContext,
    content: @escaping (FocusedView<Content>) -> Content
  ) {
    super.init(view, context, content: content)
    refresh()
  }

  override func update(_ view: FocusedView<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    refresh()
  }

  override func refresh() {
    let wanted = tracked { view.isFocused() }
    guard wanted != isWithin else { return }
    if wanted {
      graph.focus.request(within: self, graph)
    } else {
      graph.focus.resign(within: self, graph)
    }
  }

  func focusWithinChanged(_ isWithin: Bool) {
    guard isWithin != self.isWithin else { return }
    self.isWithin = isWithin
    if view.isFocused() != isWithin { view.setFocused(isWithin) }
  }
}

nonisolated extension View {
  /// Ties the focus of this view to a value.
  ///
  /// - Parameter condition: Whether the view has the focus.
  @MainActor public func focused(_ condition: Binding<Bool>) -> some View {
    FocusedView(
      content: self,
      isFocused: { condition.wrappedValue },
      setFocused: { condition.wrappedValue = $0 }
    )
  }

  /// Ties the focus of this view to a value.
  ///
  /// - Parameters:
  ///   - binding: The value of the focused view.
  ///   - value: The value of this view.
  @MainActor public func focused<Value: Hashable>(_ binding: Binding<Value?>, equals value: Value)
    -> some View
  {
    FocusedView(
      content: self,
      isFocused: { binding.wrappedValue == value },
      setFocused: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = nil
        }
      }
    )
  }
}
