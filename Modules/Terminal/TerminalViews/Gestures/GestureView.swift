nonisolated extension View {
  /// Adds a gesture to this view. Views within that react to clicks come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is recognized.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: gesture, order: .afterViews, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that comes before views within that react to clicks.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is recognized.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: gesture, order: .beforeViews, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that is recognized beside those of views within.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it is recognized.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    GestureView(content: self, gesture: gesture, order: .besideViews, isEnabled: isEnabled)
  }

  /// Adds an action for several clicks on this view.
  ///
  /// - Parameters:
  ///   - count: The number of clicks, each within 0.4 seconds after the one before.
  ///   - action: The action to perform.
  public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }
}

/// The order in which views get the press of a button.
enum GestureOrder {
  case afterViews, beforeViews, besideViews
}

/// A view with a gesture.
nonisolated struct GestureView<Content: View, Kind: Gesture>: RowModifier {
  let content: Content
  let gesture: Kind
  let order: GestureOrder
  let isEnabled: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GestureNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    GestureView<AnyView, Kind>(content: row, gesture: gesture, order: order, isEnabled: isEnabled)
  }
}

private final class GestureNode<Content: View, Kind: Gesture>: LayoutNode<
  GestureView<Content, Kind>, Content
>, GestureTarget
{
  private lazy var recognizer = view.gesture._makeRecognizer()
  private var origin = Point.zero

  override func update(_ view: GestureView<Content, Kind>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    recognizer.takeActions(from: view.gesture._makeRecognizer())
  }

  var isClick: Bool { false }
  var isSimultaneous: Bool { view.order == .besideViews }
  override var handlesMouseFirst: Bool { view.order != .afterViews }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, view.isEnabled, environment.isEnabled else { return .ignored }
    graph.beginGestures(of: self, event)
    return isSimultaneous ? .ignored : .handled
  }

  func begin(_ event: MouseEvent, _ time: Duration) {
    guard view.isEnabled, environment.isEnabled else { return }
    origin = frame.origin
    recognizer.press(at: local(event), time: time)
  }

  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool {
    switch event.kind {
    case .drag: recognizer.drag(to: local(event), time: time)
    case .release: recognizer.release(at: local(event), time: time)
    case .press, .move, .scrollUp, .scrollDown: false
    }
  }

  func finish() { recognizer.finish() }

  private func local(_ event: MouseEvent) -> Point {
    Point(x: event.location.x - origin.x, y: event.location.y - origin.y)
  }
}
