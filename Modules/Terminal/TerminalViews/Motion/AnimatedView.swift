/// A view whose changes are animated when a value changes.
nonisolated struct AnimatedView<Content: View, Value: Equatable>: RowModifier {
  let content: Content
  let animation: Animation?
  let value: Value

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    AnimatedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    AnimatedView<AnyView, Value>(content: row, animation: animation, value: value)
  }
}

/// A node that animates the changes of the nodes within.
@MainActor
protocol AnimationSource: AnyObject {
  /// The animation of the changes since the last frame; `nil` if another node decides.
  var animationOfChange: AnimationOfChange? { get }
}

/// An animation, or the wish to have none.
struct AnimationOfChange {
  let animation: Animation?
}

private final class AnimatedNode<Content: View, Value: Equatable>: WrapperNode<
  AnimatedView<Content, Value>, Content
>, AnimationSource
{
  /// The last frame before the value changed.
  private var change: Int?

  override var isInert: Bool { true }

  /// Content that depends on its size is made while the frame is laid out.
  var animationOfChange: AnimationOfChange? {
    guard let change, graph.frameNumber - change <= (graph.isLayingOut ? 1 : 0) else { return nil }
    return AnimationOfChange(animation: view.animation)
  }

  override func update(_ view: AnimatedView<Content, Value>, _ environment: EnvironmentValues) {
    if view.value != self.view.value { change = graph.frameNumber }
    super.update(view, environment)
  }
}

nonisolated extension View {
  /// Animates the changes of this view that come with the change of a value.
  ///
  /// ```swift
  /// CoinTable(coins).animation(.easeOut(duration: 1), value: coins.map(\.price))
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The course of the changes; `nil` to make them at once.
  ///   - value: The value.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }
}
