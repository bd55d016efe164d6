/// A view with what is done when it comes and goes.
struct LifecycleView<Content: View>: View {
  let content: Content
  var id: AnyHashable?
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var task: (@MainActor @Sendable () async -> Void)?

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { LifecycleNode(self, context) { $0.content } }
}

private final class LifecycleNode<Content: View>: WrapperNode<LifecycleView<Content>, Content> {
  private var running: Task<Void, Never>?

  override var tracksLifecycle: Bool { true }

  override func appeared() {
    view.onAppear?()
    start()
  }

  override func disappeared() {
    running?.cancel()
    running = nil
    view.onDisappear?()
  }

  private func start() {
    guard let task = view.task else { return }
    running?.cancel()
    running = Task(executorPreference: graph.taskExecutor) { await task() }
  }

  override func update(_ view: LifecycleView<Content>, _ environment: EnvironmentValues) {
    let isAnother = view.id != self.view.id
    super.update(view, environment)
    if isAnother, isAppeared { start() }
  }
}

extension View {
  /// Does something when this view has come onto the screen.
  ///
  /// - Parameter action: What to do.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Does something when this view has gone from the screen.
  ///
  /// - Parameter action: What to do.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }

  /// Runs a task from when this view comes onto the screen; it is cancelled when the view goes.
  ///
  /// - Parameter action: The task.
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    LifecycleView(content: self, task: action)
  }

  /// Runs a task from when this view comes onto the screen, and again with each new value; it is cancelled
  /// when the view goes or the value changes.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - action: The task.
  public func task(
    id: some Hashable,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, id: AnyHashable(id), task: action)
  }
}
