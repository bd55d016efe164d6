nonisolated extension View {
  /// Shows other views instead of this one while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: Returns the views.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    navigationDestination(item: item, id: { $0 }, destination: destination)
  }

  /// Shows other views instead of this one while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: Returns the identity of an item: another one has other views.
  ///   - destination: Returns the views.
  package func navigationDestination<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: @escaping (Item) -> ID,
    @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    DestinationView(content: self, item: item, id: id, destination: destination)
  }

  /// Shows other views instead of this one while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - destination: Returns the views.
  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil },
      set: { isPresented.wrappedValue = $0 != nil }
    )
    return navigationDestination(item: item, id: { $0 }) { _ in destination() }
  }

  /// Sets the screen that the navigation stack shows for values of a type.
  ///
  /// - Parameters:
  ///   - data: The type of the values, which are those of links and of the path.
  ///   - destination: Returns the screen of a value.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    ValueDestinationView<Self, Value>(content: self) { AnyView(destination($0)) }
  }

  /// Sets the title shown in the bar of the navigation stack while this view is the topmost screen.
  ///
  /// - Parameter title: The title.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledView(content: self, title: String(title))
  }

  /// Sets the title shown in the bar of the navigation stack while this view is the topmost screen.
  ///
  /// - Parameter title: The title. Its styles aren't shown.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.plain) }
}

/// A view that sets the screen for values of a type.
private nonisolated struct ValueDestinationView<Content: View, Value: Hashable>: RowModifier {
  let content: Content
  let make: (Value) -> AnyView

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ValueDestinationNode(self, context) { $0.content }
  }

  static var actsOnce: Bool { true }

  @MainActor func around(_ row: AnyView) -> some View {
    ValueDestinationView<AnyView, Value>(content: row, make: make)
  }
}

private final class ValueDestinationNode<Content: View, Value: Hashable>: WrapperNode<
  ValueDestinationView<Content, Value>, Content
>
{
  override init(
    _ view: ValueDestinationView<Content, Value>,
    _ context: _NodeContext,
    content: @escaping (ValueDestinationView<Content, Value>) -> Content
  ) {
    super.init(view, context, content: content)
    environment.navigator?.setDestination(for: Value.self, owner: self, view.make)
  }

  override func update(_ view: ValueDestinationView<Content, Value>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    environment.navigator?.setDestination(for: Value.self, owner: self, view.make)
  }
}
