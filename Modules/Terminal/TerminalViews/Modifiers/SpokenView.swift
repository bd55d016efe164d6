/// A view with a text for what it shows.
nonisolated struct SpokenView<Content: View>: RowModifier {
  let content: Content
  /// The text, empty for a view that isn't told; `nil` for that of the content.
  let label: String?

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    SpokenViewNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { SpokenView<AnyView>(content: row, label: label) }
}

/// A node with a text for what it shows.
@MainActor
protocol SpokenNode: AnyObject {
  var label: String? { get }
}

private final class SpokenViewNode<Content: View>: WrapperNode<SpokenView<Content>, Content>, SpokenNode {
  private var last: (outside: Int, label: String?, inside: EnvironmentValues)?

  var label: String? { view.label }
  override var isInert: Bool { true }

  /// The text stands for the views within, unless they are controls, which say it themselves.
  override var spoken: Spoken? { holdsControl ? nil : view.label.map { Spoken($0) } }

  override func environment(
    for view: SpokenView<Content>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    guard let label = view.label, !label.isEmpty else { return environment }
    if let last, last.outside == environment.id, last.label == label { return last.inside }
    var inside = environment
    inside.accessibilityLabel = label
    last = (environment.id, label, inside)
    return inside
  }
}

extension EnvironmentValues {
  private enum AccessibilityLabelKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// The text for what the view shows; `nil` for its own.
  var accessibilityLabel: String? {
    get { self[AccessibilityLabelKey.self] }
    set { self[AccessibilityLabelKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets a text for what this view shows, such as for a button with a symbol. A screen reader gets it, the command
  /// palette shows it, and so does the title of the window for a tab.
  ///
  /// - Parameter label: The text.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    SpokenView(content: self, label: String(label))
  }

  /// Sets a text for what this view shows.
  ///
  /// - Parameter label: The text.
  public func accessibilityLabel(_ label: Text) -> some View { SpokenView(content: self, label: label.plain) }

  /// Leaves this view out of what is told to a screen reader, such as a picture of what a text says.
  ///
  /// - Parameter hidden: Whether it is left out.
  public func accessibilityHidden(_ hidden: Bool = true) -> some View {
    SpokenView(content: self, label: hidden ? "" : nil)
  }
}
