/// A view that shows another screen while there is an item.
nonisolated struct DestinationView<Content: View, Item, ID: Hashable, Destination: View>: RowModifier {
  let content: Content
  let item: Binding<Item?>
  /// Returns the identity of an item: another one has another screen.
  let id: (Item) -> ID
  let destination: (Item) -> Destination
  @Environment(\.isInRow) private var isInRow
  @Environment(\.isInForm) private var isInForm
  @Environment(\.navigator) private var navigator

  init(
    content: Content,
    item: Binding<Item?>,
    id: @escaping (Item) -> ID,
    destination: @escaping (Item) -> Destination
  ) {
    self.content = content
    self.item = item
    self.id = id
    self.destination = destination
  }

  @MainActor var body: some View {
    if isInRow || isInForm, navigator != nil {
      PushedDestination(content: content, item: item, id: id, destination: destination)
    } else {
      LevelsView(
        root: content,
        levels: item.wrappedValue.map { [(AnyHashable(id($0)), AnyView(destination($0)))] } ?? [],
        pop: { item.wrappedValue = nil }
      )
    }
  }

  static var actsOnce: Bool { true }

  @MainActor func around(_ row: AnyView) -> some View {
    DestinationView<AnyView, Item, ID, Destination>(
      content: row,
      item: item,
      id: id,
      destination: destination
    )
  }
}

/// A row of a list or form that pushes a screen on the navigation stack around it while there is an item.
private nonisolated struct PushedDestination<Content: View, Item, ID: Hashable, Destination: View>: View {
  let content: Content
  let item: Binding<Item?>
  let id: (Item) -> ID
  let destination: (Item) -> Destination

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PushedDestinationNode(self, context) { $0.content }
  }
}

private final class PushedDestinationNode<Content: View, Item, ID: Hashable, Destination: View>: WrapperNode<
  PushedDestination<Content, Item, ID, Destination>, Content
>
{
  private var pushed: (id: ID, screen: LinkedScreen)?

  override init(
    _ view: PushedDestination<Content, Item, ID, Destination>,
    _ context: _NodeContext,
    content: @escaping (PushedDestination<Content, Item, ID, Destination>) -> Content
  ) {
    super.init(view, context, content: content)
    present()
  }

  override func update(
    _ view: PushedDestination<Content, Item, ID, Destination>,
    _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    present()
  }

  override func refresh() { present() }

  /// Pushes, updates or removes the screen. It runs again when a value read here changes.
  private func present() {
    let view = view
    let next = tracked { view.item.wrappedValue.map { (id: view.id($0), item: $0) } }
    let make = next.map { next in { AnyView(view.destination(next.item)) } }
    if let pushed, let make, pushed.id == next?.id {
      pushed.screen.make = make
      pushed.screen.node?.invalidate()
      return
    }
    remove()
    guard let next, let make else { return }
    let screen = LinkedScreen(make)
    screen.pop = { view.item.wrappedValue = nil }
    pushed = (next.id, screen)
    environment.navigator?.push(.screen(screen))
  }

  private func remove() {
    guard let pushed else { return }
    self.pushed = nil
    environment.navigator?.remove(pushed.screen)
  }

  override func unmount() {
    remove()
    super.unmount()
  }
}
