/// A node shown in front of everything else, which receives all keys.
@MainActor
protocol ModalNode: AnyObject {
  /// The number of the presentation: what has a higher one is in front.
  var number: UInt64 { get }
  /// The node that handles keys left unhandled by its content.
  var node: _AnyNode { get }
  var content: _AnyNode { get }
  func placeModal(in area: Rect)
  func paintModal(_ canvas: CellCanvas)
}

/// A node with a key bar.
@MainActor
protocol ToolbarNode: AnyObject {
  /// The content of the bar.
  var bar: _AnyNode { get }
  /// Whether the bar is on the screen. If not, its buttons have keys and are in the command palette.
  var isBarShown: Bool { get }
}

extension ToolbarNode {
  /// Returns those of the bar's nodes that are on the screen. The others are only in the command palette.
  func shown(_ nodes: [_AnyNode]) -> [_AnyNode] {
    guard isBarShown, !nodes.isEmpty else { return [] }
    let shown = bar.layoutNodes
    return nodes.filter { node in shown.contains(where: node.isWithin) }
  }
}

extension ViewGraph {
  /// Draws the key bars in the last row, the innermost first, with a free column at both ends. The outermost is at the
  /// right and stays if there isn't enough room for all; keys that are left out leave an ellipsis. While text is typed,
  /// the keys of the text field take the place of the others, because letters are typed.
  func paintToolbar(_ canvas: CellCanvas) {
    let size = canvas.buffer.size
    let y = size.height - 1
    let bar = Rect(x: 0, y: y, width: size.width, height: 1)
    if hasKeyBar, size.height > 0, canvas.skips(bar) { return }
    barTargets = BarTargets()
    guard hasKeyBar, size.height > 0 else { return }
    canvas.fill(bar, style: CellStyle(background: .bar))
    defer {
      canvas.restyle(bar) { style in
        if style.background == nil { style.background = .bar }
      }
    }
    let typing = focus.focused?.typingHints
    var x = paint(barHints, y: y, canvas)
    if toolbars.isEmpty { return }
    let (groups, areAllShown) = fittingBars(width: size.width - Self.barMargin - x, isTyping: typing != nil)
    var right = size.width - Self.barMargin
    if groups.count > 1 {
      for node in groups[0].reversed() {
        let width = node.sizeThatFits(.unspecified).width
        guard right - width >= x else { continue }
        right -= width
        place(node, x: right, y: y, width: width, canvas)
        right -= 2
      }
    }
    let nodes = groups.dropFirst(groups.count > 1 ? 1 : 0).reversed().flatMap { $0 }
      .filter { $0.sizeThatFits(.unspecified).width > 0 }
    for (index, node) in nodes.enumerated() {
      let width = node.sizeThatFits(.unspecified).width
      let endsHere = areAllShown && index == nodes.count - 1
      guard x + width + (endsHere ? 0 : 2) <= max(0, right) else { break }
      place(node, x: x, y: y, width: width, canvas)
      x += width + 2
      if endsHere { return }
    }
    if typing == nil, right > 0, x < size.width, !areAllShown || !nodes.isEmpty {
      canvas.put("…", style: CellStyle(foreground: .secondary), x: max(x - 1, min(x, right - 1)), y: y)
    }
  }

  private static var barMargin: Int { 1 }

  /// Returns the nodes of the key bars, and whether these are all. If they don't all fit, those of a negative priority
  /// are left out, the lowest first and of equal ones the last first, until the others and an ellipsis fit.
  ///
  /// - Parameter isTyping: Whether only buttons without a key are shown: letters are typed.
  private func fittingBars(width: Int, isTyping: Bool) -> (groups: [[_AnyNode]], areAllShown: Bool) {
    // Several views may handle the same key, of which the focused one gets it.
    var labels: Set<KeyLabel> = []
    let bars = toolbars.map { toolbar in
      toolbar.bar.layoutNodes.filter { node in
        (node as? _Node<KeyLabel>).map { labels.insert($0.view).inserted } ?? true
      }
    }
    let groups = isTyping ? bars.map { $0.filter(\.isKeylessButton) } : bars
    guard Self.width(of: groups) > width else { return (groups, true) }
    var shown = groups
    while Self.width(of: shown) + 3 > width {
      let nodes = shown.joined()
      guard let lowest = nodes.map(\.layoutPriority).min(), lowest < 0,
        let least = nodes.reversed().first(where: { $0.layoutPriority == lowest })
      else { break }
      shown = shown.map { $0.filter { $0 !== least } }
    }
    return (shown, false)
  }

  private static func width(of groups: [[_AnyNode]]) -> Int {
    groups.joined().map { $0.sizeThatFits(.unspecified).width }.filter { $0 > 0 }.reduce(-2) { $0 + $1 + 2 }
  }

  /// The hints in front of the key bars.
  var barHints: [KeyHint] {
    focus.focused?.typingHints ?? (escapeHint.map { [$0] } ?? []) + dialogHints
  }

  /// The hint of what Escape does, unless a button of the key bars has it.
  var escapeHint: KeyHint? {
    guard let title = keyHandlers.last(where: { $0.escapeTitle != nil })?.escapeTitle else { return nil }
    let isInBar = toolbars.contains { $0.bar.layoutNodes.contains { $0.hasEscape } }
    return isInBar ? nil : KeyHint(key: "Esc", title: title)
  }

  /// The hints of what changes the focused value; `nil` if it is something else.
  private var changeHints: [KeyHint]? {
    (focus.focused as? any AdjustingNode).map { node in
      [KeyHint(key: "←→", title: "Change")] + (node.pressTitle.map { [KeyHint(key: "⏎", title: $0)] } ?? [])
    }
  }

  /// The hints of what changes the focused value, of what moves in a menu, or of what presses the buttons of a dialog that
  /// has no key bar.
  private var dialogHints: [KeyHint] {
    if !modals.isEmpty, focus.focused?.positioned != nil {
      return [KeyHint(key: "↑↓", title: "Move"), KeyHint(key: "⏎", title: "Choose")]
    }
    guard toolbars.isEmpty || modals.isEmpty, focus.focused is any PressableNode else { return [] }
    // What Return does to a control is named in dialogs only. Elsewhere there are keys that are harder to guess.
    if modals.isEmpty { return changeHints.map { Array($0.prefix(1)) } ?? [] }
    let press = changeHints ?? [KeyHint(key: "⏎", title: "Press")]
    return focus.hasOthers ? press + [KeyHint(key: "Tab", title: "Next")] : press
  }

  /// - Returns: The column after the hints and a gap.
  private func paint(_ hints: [KeyHint], y: Int, _ canvas: CellCanvas) -> Int {
    var x = Self.barMargin
    for hint in hints {
      let start = x
      let key = CellStyle(foreground: .accentColor, attributes: .bold)
      canvas.put(hint.key, style: key, x: x, y: y)
      x += TextWidth.of(hint.key) + 1
      canvas.put(hint.title, style: .plain, x: x, y: y)
      x += TextWidth.of(hint.title) + 2
      guard let press = hint.press else { continue }
      barTargets.hints.append((Rect(x: start, y: y, width: x - 2 - start, height: 1), press))
    }
    return x
  }

  private func place(_ node: _AnyNode, x: Int, y: Int, width: Int, _ canvas: CellCanvas) {
    node.placeIfNeeded(in: Rect(x: x, y: y, width: width, height: 1))
    node.paint(canvas)
    barTargets.nodes.append(node)
  }
}

extension _AnyNode {
  /// Whether a button within has no key. Tab or a click reaches it.
  fileprivate var isKeylessButton: Bool {
    if self is any PressableNode { return environment.keyboardShortcut == nil && environment.isEnabled }
    return children.contains(where: \.isKeylessButton)
  }

  /// Whether a button within is pressed with Escape, or would be if it weren't disabled.
  fileprivate var hasEscape: Bool {
    let shortcut = environment.keyboardShortcut
    return shortcut?.key == .escape && shortcut?.modifiers.isEmpty == true
      || children.contains(where: \.hasEscape)
  }
}
