/// A button that shows another screen of the enclosing ``NavigationStack``, or fills the next column of the enclosing
/// ``NavigationSplitView``.
///
/// ```swift
/// NavigationLink("Details") { DetailView(item: item) }
/// NavigationLink(item.name, value: item)
/// NavigationLink(state: Path.State.detail(.init(item: item))) { Text(item.name) }
/// ```
///
/// The screen of a value is that of ``View/navigationDestination(for:destination:)``. A state is pushed to the store
/// that the stack has as its path.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, TagCarrying {
  enum Target {
    case screen(() -> Destination)
    /// A screen that is shown while a value is `true`.
    case active(Binding<Bool>, () -> Destination)
    case value(AnyHashable?)
    case state(Any?)
  }

  let target: Target
  let label: Label

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// - Parameters:
  ///   - destination: Returns the screen.
  ///   - label: The content of the button.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination), label: label())
  }

  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: The content of the button.
  public init(
    destination: @autoclosure @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination), label: label())
  }

  /// - Parameters:
  ///   - isActive: Whether the screen is shown.
  ///   - destination: Returns the screen.
  ///   - label: The content of the button.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(isActive, destination), label: label())
  }

  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown.
  ///   - label: The content of the button.
  public init(
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(isActive, destination), label: label())
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    NavigationLinkNode(self, context)
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    rows.append(self, tag: tag, isSelectable: true)
  }

  /// The value, which a list around may select.
  var tag: AnyHashable? { if case .value(let value) = target { value } else { nil } }
}

extension NavigationLink where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - destination: Returns the screen.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - destination: The screen.
  public init(
    _ title: some StringProtocol,
    destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(target: .screen(destination), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - isActive: Whether the screen is shown.
  ///   - destination: Returns the screen.
  public init(
    _ title: some StringProtocol,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .active(isActive, destination), label: Text(title))
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown.
  public init(
    _ title: some StringProtocol,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(target: .active(isActive, destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// - Parameters:
  ///   - value: The value that stands for the screen; `nil` to disable the button.
  ///   - label: The content of the button.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// - Parameters:
  ///   - state: The state of the screen's feature; `nil` to disable the button.
  ///   - label: The content of the button.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(target: .state(state), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - value: The value that stands for the screen; `nil` to disable the button.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - state: The state of the screen's feature; `nil` to disable the button.
  @_disfavoredOverload
  public init<State>(_ title: some StringProtocol, state: State?) {
    self.init(state: state) { Text(title) }
  }
}

/// The button of a link.
private struct LinkButton<Label: View>: View {
  let label: Label
  let isEnabled: Bool
  let opener: LinkOpener
  /// The screen that is shown while a value is `true`; `nil` for another kind of link.
  let active: (isActive: Binding<Bool>, destination: () -> AnyView)?
  @Environment(\.isInRow) private var isInRow

  init(
    label: Label,
    isEnabled: Bool,
    opener: LinkOpener,
    active: (isActive: Binding<Bool>, destination: () -> AnyView)?
  ) {
    self.label = label
    self.isEnabled = isEnabled
    self.opener = opener
    self.active = active
  }

  var body: some View {
    if let active {
      button.navigationDestination(isPresented: active.isActive, destination: active.destination)
    } else {
      button
    }
  }

  private var button: some View {
    let opener = opener
    return Button {
      opener.open()
    } label: {
      HStack {
        label
        if isInRow { Spacer(minLength: 0) }
        Text(verbatim: "›").foregroundStyle(.secondary)
      }
    }
    .disabled(!isEnabled)
  }
}

@MainActor
private final class LinkOpener {
  var open: () -> Void = {}
}

private final class NavigationLinkNode<Label: View, Destination: View>: WrapperNode<
  NavigationLink<Label, Destination>, LinkButton<Label>
>
{
  /// The last screen that the link has pushed.
  private var screen: LinkedScreen?

  init(_ view: NavigationLink<Label, Destination>, _ context: _NodeContext) {
    let opener = LinkOpener()
    super.init(view, context) { view in
      let isEnabled =
        switch view.target {
        case .screen, .active, .value(.some), .state(.some): true
        case .value(nil), .state(nil): false
        }
      var active: (Binding<Bool>, () -> AnyView)?
      if case .active(let isActive, let make) = view.target { active = (isActive, { AnyView(make()) }) }
      return LinkButton(label: view.label, isEnabled: isEnabled, opener: opener, active: active)
    }
    opener.open = { [weak self] in self?.open() }
  }

  override func update(_ view: NavigationLink<Label, Destination>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    guard case .screen(let make) = view.target, let screen else { return }
    screen.make = { AnyView(make()) }
    screen.node?.invalidate()
  }

  private func open() {
    switch view.target {
    case .screen(let make):
      let screen = LinkedScreen { AnyView(make()) }
      self.screen = screen
      environment.navigator?.push(.screen(screen))
    case .active(let isActive, _): isActive.wrappedValue = true
    case .value(let value?): open(value)
    case .state(let state?): environment.pathPusher?.push(state)
    case .value(nil), .state(nil): break
    }
  }

  /// Selects the value in the list around, if the list selects such values, and shows its screen.
  private func open(_ value: AnyHashable) {
    let list = ancestors.lazy.compactMap { $0 as? any SelectingNode }.first
    let isSelected = list?.select(value) ?? false
    guard let navigator = environment.navigator else { return }
    if isSelected, let show = navigator.showSelection, !navigator.hasScreen(for: value) {
      _ = show()
    } else {
      navigator.push(.value(value))
    }
  }
}
