import ComposableArchitecture

/// A control that switches between on and off.
public struct Toggle: View {
  let title: String
  let isOn: Binding<Bool>

  /// - Parameters:
  ///   - title: The title of the setting.
  ///   - isOn: Whether it is on.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.title = String(title)
    self.isOn = isOn
  }

  public var body: some View {
    AdjustableView(
      content: Text("\(isOn.wrappedValue ? "[x]" : "[ ]") \(title)"),
      adjust: { isOn.wrappedValue = $0 > 0 },
      press: { isOn.wrappedValue.toggle() }
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

/// A control that steps a value up and down with the left and right arrow keys.
public struct Stepper: View {
  let title: String
  let onIncrement: @MainActor () -> Void
  let onDecrement: @MainActor () -> Void

  /// - Parameters:
  ///   - title: The title, including the value.
  ///   - onIncrement: Steps up.
  ///   - onDecrement: Steps down.
  public init(
    _ title: some StringProtocol,
    onIncrement: @escaping @MainActor () -> Void,
    onDecrement: @escaping @MainActor () -> Void
  ) {
    self.title = String(title)
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// - Parameters:
  ///   - title: The title of the value.
  ///   - value: The value. It stays within the bounds and doesn't overflow.
  ///   - bounds: The bounds.
  public init(_ title: some StringProtocol, value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max)
  {
    let step: @MainActor (Int) -> Void = { step in
      let (next, isOverflow) = value.wrappedValue.addingReportingOverflow(step)
      if !isOverflow, bounds.contains(next) { value.wrappedValue = next }
    }
    self.init("\(title) \(value.wrappedValue)", onIncrement: { step(1) }, onDecrement: { step(-1) })
  }

  public var body: some View {
    AdjustableView(
      content: Text("‹ \(title) ›"),
      adjust: { $0 > 0 ? onIncrement() : onDecrement() },
      press: nil
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

/// A choice among several values. The left and right arrow keys and Return cycle through them.
public struct Picker<SelectionValue: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<SelectionValue>
  let content: Content

  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let rows = choices
    let index = rows.index(ofTag: AnyHashable(selection.wrappedValue))
    AdjustableView(
      content: HStack(spacing: 0) {
        Text(title.isEmpty ? "‹ " : "\(title): ‹ ")
        if let place = index.flatMap(rows.locate) { AnyView(any: place.segment.view(place.position)) }
        Text(" ›")
      },
      adjust: { choose($0, from: index, in: rows) },
      press: { choose(1, from: index, in: rows) }
    )
  }

  private var choices: _RowList {
    var rows = _RowList()
    content._collectRows(&rows)
    return rows
  }

  private func choose(_ step: Int, from index: Int?, in rows: _RowList) {
    guard rows.count > 0 else { return }
    let next = index.map { ($0 + step + rows.count) % rows.count } ?? 0
    if let value = rows.tag(next)?.base as? SelectionValue { selection.wrappedValue = value }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

/// Content that takes the focus as a whole and is adjusted with the arrow keys.
struct AdjustableView<Content: View>: View {
  let content: Content
  let adjust: @MainActor (Int) -> Void
  let press: (@MainActor () -> Void)?

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { AdjustableNode(self, context) { $0.content } }
}

private final class AdjustableNode<Content: View>: LayoutNode<AdjustableView<Content>, Content>, PressableNode
{
  override var isFocusable: Bool { environment.isEnabled && !environment.isInRow }
  override var prefersFocus: Bool { true }
  override var handlesKeysAnywhere: Bool { environment.isInRow && environment.isEnabled }

  var keyHint: KeyHint? { nil }

  func perform() -> KeyPress.Result {
    guard environment.isEnabled, let press = view.press else { return .ignored }
    press()
    return .handled
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty else { return .ignored }
    switch key.key {
    case .leftArrow: view.adjust(-1)
    case .rightArrow: view.adjust(1)
    case .return, .space: return perform()
    default: return .ignored
    }
    return .handled
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    event.kind == .press && !environment.isInRow ? perform() : .ignored
  }

  override func paint(_ canvas: Canvas) {
    super.paint(canvas)
    if isFocused { canvas.restyle(frame) { $0.attributes.insert(.inverse) } }
  }

  override func focusChanged() { graph.setNeedsFrame() }
}
