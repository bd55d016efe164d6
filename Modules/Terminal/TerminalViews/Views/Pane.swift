import Models

/// A part of the screen in a border with its title. The border is lit while the focus is within, or nowhere.
///
/// The border shows a note, and the position in a list that scrolls: `1–31 of 250`. On a narrow screen only the line with the
/// title is drawn.
///
/// ```swift
/// Pane("Coins", isBusy: store.listing.isLoading) {
///   List(store.coins) { CoinRow(coin: $0) }
/// }
/// ```
public struct Pane<Content: View>: View {
  let title: String
  let note: String
  let isBusy: Bool
  let content: Content

  /// - Parameters:
  ///   - title: The title.
  ///   - note: A short text at the right of the border.
  ///   - isBusy: Whether a spinner is shown after the title. Its space is reserved, so nothing moves.
  ///   - content: The content.
  public init(
    _ title: some StringProtocol,
    note: String = "",
    isBusy: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.note = note
    self.isBusy = isBusy
    self.content = content()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { PaneNode(self, context) { $0.content } }
}

/// A node with the visible part of its content.
@MainActor
protocol PositionedNode: AnyObject {
  /// The part, as a border shows it; `nil` if it is all of the content.
  var position: String? { get }
  /// The number of rows that can be selected.
  var rowCount: Int { get }
}

private final class PaneNode<Content: View>: LayoutNode<Pane<Content>, Content>, FocusObserving {
  private func insets(width: Int?) -> EdgeInsets {
    let isWhole = width.map { $0 >= 40 } ?? true
    return EdgeInsets(top: 1, leading: isWhole ? 1 : 0, bottom: isWhole ? 1 : 0, trailing: isWhole ? 1 : 0)
  }

  private var lastInside: (outside: Int, inside: EnvironmentValues)?

  /// A pane beside a list can have the focus even if it has nothing to scroll or to press.
  override var isFocusableIfEmpty: Bool { environment.isInLaterColumn }

  override func environment(for view: Pane<Content>, in environment: EnvironmentValues) -> EnvironmentValues {
    if let lastInside, lastInside.outside == environment.id { return lastInside.inside }
    var inside = environment
    inside.isInPane = true
    // Rows keep away from the border, and stay where they are when the scroll bar appears.
    inside.reservesScrollBar = true
    lastInside = (environment.id, inside)
    return inside
  }

  override var spoken: Spoken? {
    let rows = rowCount(below: self).map { SpokenText.count($0) } ?? view.note
    return .title(view.title, detail: rows, isBusy: view.isBusy)
  }

  override func setContainerAxis(_ axis: Axis) {}

  override func measure(_ proposal: ProposedSize) -> Size {
    let insets = insets(width: proposal.width)
    let (columns, rows) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inside = super.measure(proposal.inset(columns, rows))
    return Size(
      width: proposal.width ?? inside.width + columns,
      height: proposal.height ?? inside.height + rows
    )
  }

  override func place(in rect: Rect) {
    frame = rect
    child?.placeAtTop(of: rect.inset(by: insets(width: rect.width)))
  }

  /// Moves the focus into the pane, if a view within can have it.
  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, graph.focus.focused?.isWithin(self) != true,
      graph.focus.hasFocusable(within: self)
    else { return .ignored }
    graph.focus.request(within: self, waits: false, graph)
    return .handled
  }

  override func paint(_ canvas: CellCanvas) {
    if canvas.skips(frame) { return }
    let insets = insets(width: frame.width)
    super.paint(canvas.clipped(to: frame.inset(by: insets)))
    guard frame.width >= 4, frame.height >= 2 else { return }
    let isLit = graph.focus.focused.map { $0.isWithin(self) } ?? isFirst
    let line = CellStyle(foreground: isLit ? .accentColor : .line)
    if insets.leading > 0 {
      canvas.frame(frame, .rounded, graph.palette.number(of: line))
    } else {
      for x in frame.minX..<frame.maxX { canvas.put("─", style: line, x: x, y: frame.minY) }
    }
    if canvas.skips(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)) { return }
    let room = max(0, frame.width - 6)
    let position = position(below: self) ?? ""
    // A long title leaves room for the position, and for a spinner.
    let beside = position.isEmpty ? 0 : TextWidth.of(position) + 7
    let title = TextWidth.truncated(view.title.sanitized, to: room - beside >= 10 ? room - beside : room)
    let style = isLit ? CellStyle(attributes: .bold) : CellStyle(foreground: .secondary)
    canvas.put(" \(title) ", style: style, x: frame.minX + 2, y: frame.minY)
    var used = TextWidth.of(title) + 2
    if view.isBusy, used + 2 <= room {
      canvas.put(
        "\(spinnerPhase) ",
        style: CellStyle(foreground: .accentColor),
        x: frame.minX + 2 + used,
        y: frame.minY
      )
      used += 2
    }
    let note = view.note.sanitized
    // If there isn't room for all of the note, its beginning is worth more than none, beside the position.
    let rest = room - used - 3 - (position.isEmpty ? 0 : TextWidth.of(position) + 3)
    let start = rest >= Self.smallestNote ? TextWidth.truncated(note, to: rest) : ""
    let notes =
      [[note, position], [start, position]].map { $0.filter { !$0.isEmpty }.joined(separator: " · ") } + [
        note
      ]
    guard let note = notes.first(where: { !$0.isEmpty && used + TextWidth.of($0) + 3 <= room }) else {
      return
    }
    let width = TextWidth.of(note)
    let quiet = CellStyle(foreground: .secondary)
    canvas.put(" \(note) ", style: quiet, x: frame.maxX - width - 4, y: frame.minY)
  }

  /// The columns of a note below which none is shown.
  private static var smallestNote: Int { 10 }

  /// Whether the pane takes the keys while nothing has the focus, such as a pane with texts only.
  private var isFirst: Bool { graph.modals.isEmpty && !environment.isInLaterColumn }

  /// Returns the position of the first list within. Lists stand near the top, and rows hold none. Passive nodes hold
  /// none either.
  private func position(below node: _AnyNode) -> String? {
    for child in node.activeChildren where !child.isPassive {
      if let list = child.positioned { return list.position }
      if let position = position(below: child) { return position }
    }
    return nil
  }

  /// Returns the number of rows of the first list within; `nil` without a list, or if it is empty.
  private func rowCount(below node: _AnyNode) -> Int? {
    for child in node.activeChildren where !child.isPassive {
      if let list = child.positioned { return list.rowCount == 0 ? nil : list.rowCount }
      if let count = rowCount(below: child) { return count }
    }
    return nil
  }

  func focusWithinChanged(_ isWithin: Bool) { setNeedsFrame() }
}
