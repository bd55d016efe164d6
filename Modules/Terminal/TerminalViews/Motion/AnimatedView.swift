/// A view that changes the circumstances of the changes within, always or when a value changes.
nonisolated struct AnimatedView<Content: View, Value: Equatable>: RowModifier {
  let content: Content
  /// The value; `nil` for all changes.
  let value: Value?
  /// Whether the views that the modified content stands for have the circumstances of the views around.
  var isScope = false
  let transform: (inout Transaction) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    AnimatedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    AnimatedView<AnyView, Value>(content: row, value: value, isScope: isScope, transform: transform)
  }
}

/// A node that changes the circumstances of the changes of the nodes within.
@MainActor
protocol TransactionSource: AnyObject {
  /// Changes the circumstances for the changes since the last frame.
  ///
  /// - Parameter transactions: The circumstances, those of the views around a scope first.
  func change(_ transactions: inout [Transaction])
}

private final class AnimatedNode<Content: View, Value: Equatable>: WrapperNode<
  AnimatedView<Content, Value>, Content
>, TransactionSource
{
  /// The last frame before the value changed.
  private var change: Int?

  override var isInert: Bool { true }

  /// Whether the value has changed since the last frame. Content that depends on its size is made while the frame is laid
  /// out.
  private var isDue: Bool {
    view.value == nil || change.map { graph.frameNumber - $0 <= (graph.isLayingOut ? 1 : 0) } ?? false
  }

  func change(_ transactions: inout [Transaction]) {
    if view.isScope { transactions.append(transactions[transactions.count - 1]) }
    if isDue { view.transform(&transactions[transactions.count - 1]) }
  }

  override func update(_ view: AnimatedView<Content, Value>, _ environment: EnvironmentValues) {
    if view.value != self.view.value { change = graph.frameNumber }
    super.update(view, environment)
  }
}

/// The view that a scope of an animation is around, to which the animation doesn't apply.
private nonisolated struct UnanimatedView<Content: View>: RowModifier {
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    UnanimatedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { UnanimatedView<AnyView>(content: row) }
}

private final class UnanimatedNode<Content: View>: WrapperNode<UnanimatedView<Content>, Content>,
  TransactionSource
{
  override var isInert: Bool { true }

  func change(_ transactions: inout [Transaction]) { if transactions.count > 1 { transactions.removeLast() } }
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
    AnimatedView(content: self, value: value) { $0.use(animation) }
  }

  /// Animates the changes of modifiers, and not those of this view within.
  ///
  /// ```swift
  /// Text("Saved").animation(.easeOut) { $0.opacity(isSaved ? 1 : 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The course of the changes; `nil` to make them at once.
  ///   - body: Returns this view with the modifiers.
  @MainActor public func animation(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    scoped({ $0.use(animation) }, body)
  }

  /// Changes the circumstances of the changes of this view, such as their animation.
  ///
  /// ```swift
  /// Price(coin).transaction { $0.animation = nil }
  /// ```
  ///
  /// - Parameter transform: Changes the circumstances.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    AnimatedView(content: self, value: Bool?.none, transform: transform)
  }

  /// Changes the circumstances of the changes of this view that come with the change of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: Changes the circumstances.
  public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimatedView(content: self, value: value, transform: transform)
  }

  /// Changes the circumstances of the changes of modifiers, and not of those of this view within.
  ///
  /// - Parameters:
  ///   - transform: Changes the circumstances.
  ///   - body: Returns this view with the modifiers.
  @MainActor public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    scoped(transform, body)
  }

  @MainActor private func scoped(
    _ transform: @escaping (inout Transaction) -> Void,
    _ body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    let content = PlaceholderContentView<Self>(content: AnyView(UnanimatedView(content: self)))
    return AnimatedView(content: body(content), value: Bool?.none, isScope: true, transform: transform)
  }
}

extension Transaction {
  /// Sets the course of the change, unless animations within are disabled.
  fileprivate mutating func use(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
