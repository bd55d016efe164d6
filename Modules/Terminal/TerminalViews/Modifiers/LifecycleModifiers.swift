/// A view with actions for when it appears and disappears.
nonisolated struct LifecycleView<Content: View>: RowModifier {
  let content: Content
  var id: AnyHashable?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var priority: TaskPriority?
  var task: (@MainActor @Sendable () async -> Void)?

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    LifecycleNode(self, context) { $0.content }
  }

  static var actsOnce: Bool { true }

  @MainActor func around(_ row: AnyView) -> some View {
    LifecycleView<AnyView>(
      content: row,
      id: id,
      onAppear: onAppear,
      onDisappear: onDisappear,
      priority: priority,
      task: task
    )
  }
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
    running = Task(executorPreference: graph.taskExecutor, priority: view.priority) { await task() }
  }

  override func update(_ view: LifecycleView<Content>, _ environment: EnvironmentValues) {
    let isAnother = view.id != self.view.id
    super.update(view, environment)
    if isAnother, isAppeared { responding(start) }
  }
}

nonisolated extension View {
  /// Adds an action for when this view has appeared on the screen.
  ///
  /// - Parameter action: The action to perform.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Adds an action for when this view has disappeared from the screen.
  ///
  /// - Parameter action: The action to perform.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }

  /// Runs a task when this view appears. The task is cancelled when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` for that of the view.
  ///   - action: The task.
  public func task(
    priority: TaskPriority? = nil,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, priority: priority, task: action)
  }

  /// Runs a task when this view appears, and again with each new value. The task is cancelled when the view
  /// disappears or the value changes.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - priority: The priority of the task; `nil` for that of the view.
  ///   - action: The task.
  public func task(
    id: some Hashable,
    priority: TaskPriority? = nil,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, id: AnyHashable(id), priority: priority, task: action)
  }
}
