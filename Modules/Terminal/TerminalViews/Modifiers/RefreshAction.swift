/// An action that loads content again: that of the enclosing ``View/refreshable(action:)``.
@MainActor
public struct RefreshAction {
  /// The action of a view. It is an object so that the environment stays the same when the view changes.
  @MainActor
  final class Holder {
    var action: @MainActor @Sendable () async -> Void = {}

    nonisolated init() {}
  }

  let holder: Holder

  /// Loads the content and waits for it.
  public func callAsFunction() async { await holder.action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Loads the content around the view again; `nil` if it can't.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets the user load this view's content again, with `r`. The key bar shows the key.
  ///
  /// - Parameter action: Loads the content. Until it returns, the key does nothing.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

nonisolated struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var request = 0
  @State private var isRefreshing = false
  @State private var holder = RefreshAction.Holder()

  init(content: Content, action: @escaping @MainActor @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor var body: some View {
    let (action, request, isRefreshing) = (action, $request, $isRefreshing)
    // The number is that of this task, even if the task begins after the key has been pressed again.
    let number = request.wrappedValue
    holder.action = action
    return
      content
      .environment(\.refresh, RefreshAction(holder: holder))
      .toolbar {
        Button("Refresh") {
          isRefreshing.wrappedValue = true
          request.wrappedValue += 1
        }
        .keyboardShortcut("r").disabled(isRefreshing.wrappedValue)
      }
      .task(id: number) {
        guard number > 0 else { return }
        await action()
        isRefreshing.wrappedValue = false
      }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    if !rows.appendBody(of: self) { rows.append(self, around: content) }
  }
}
