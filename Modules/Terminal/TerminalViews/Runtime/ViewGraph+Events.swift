extension ViewGraph {
  /// Sends a key press to the focused view, then to views that handle keys anywhere, the innermost first.
  func send(_ key: KeyPress) -> KeyPress.Result {
    if isTooSmall { return sendWhileTooSmall(key) }
    settle()
    focus.confirm()
    return UserInput.responding(to: .key(key)) { respond(to: key) }
  }

  private func respond(to key: KeyPress) -> KeyPress.Result {
    if focus.focused?.receive(key) == .handled { return .handled }
    for node in alwaysKeyHandlers {
      if node.receive(key) == .handled { return .handled }
    }
    for node in orderedKeyHandlers where node !== focus.focused {
      if node.receive(key) == .handled { return .handled }
    }
    if leaveRow(key) == .handled { return .handled }
    switch key.key {
    case .tab where key.modifiers.isEmpty: return focus.advance(by: 1, self)
    case .tab where key.modifiers == .shift: return focus.advance(by: -1, self)
    case .upArrow where key.modifiers.isEmpty, .downArrow where key.modifiers.isEmpty,
      .leftArrow where key.modifiers.isEmpty, .rightArrow where key.modifiers.isEmpty:
      return focus.move(key.key, self) == .handled ? .handled : scrollAround(key)
    case .pageUp, .pageDown, .home, .end: return scrollAround(key)
    default: return .ignored
    }
  }

  /// The views that handle keys wherever the focus is, in the order in which they get a key: those in and around the
  /// focused view, then the others, each time the innermost first. A row gets keys only while its list has the focus.
  private var orderedKeyHandlers: [_AnyNode] {
    guard let focused = focus.focused else { return keyHandlers.reversed() }
    var (near, others): ([_AnyNode], [_AnyNode]) = ([], [])
    for node in keyHandlers.reversed() {
      if node.isWithin(focused) || focused.isWithin(node) {
        near.append(node)
      } else if !node.environment.isInRow {
        others.append(node)
      }
    }
    return near + others
  }

  /// Moves from a control in a row to the row above or below.
  private func leaveRow(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty, key.key == .upArrow || key.key == .downArrow,
      let list = focus.focused?.listAround, list.node.receive(key) == .handled
    else { return .ignored }
    focus.choose(list.node, self)
    return .handled
  }

  /// Scrolls the innermost view around the focus that can be, as there may be more to see than can have the focus.
  private func scrollAround(_ key: KeyPress) -> KeyPress.Result {
    for node in focus.focused?.ancestors ?? [] where node is any ScrollingNode {
      if node.receive(key) == .handled { return .handled }
    }
    return .ignored
  }

  /// The keys that do something now, each once, those of the focused view first.
  var offeredKeys: [KeyPress] {
    var keys: [KeyPress] = []
    for node in (focus.focused.map { [$0] } ?? []) + alwaysKeyHandlers + orderedKeyHandlers {
      keys += node.offeredKeys.filter { !keys.contains($0) }
    }
    return keys
  }

  /// Sends pasted text to the focused view.
  func send(paste text: String) -> KeyPress.Result {
    guard !isTooSmall else { return .ignored }
    settle()
    focus.confirm()
    return UserInput.responding(to: .paste) { focus.focused?.receive(paste: text) ?? .ignored }
  }

  /// Sends a mouse event to the innermost view at its location that handles it.
  func send(_ event: MouseEvent) -> KeyPress.Result {
    guard !isTooSmall else { return .ignored }
    settle(needsLayout: true)
    UserInput.responding(to: .pointer) { movePointer(to: event.location) }
    if event.kind == .move { return .ignored }
    focus.confirm()
    if event.kind == .drag || event.kind == .release {
      return gestures.isEmpty ? .ignored : UserInput.responding(to: .click) { proceedGestures(event) }
    }
    if event.kind == .press { endGestures() }
    let hint = event.kind == .press ? barTargets.hints.first { $0.frame.contains(event.location) } : nil
    if let hint { return send(hint.key) }
    return UserInput.responding(to: .click) {
      for root in mouseRoots where send(event, root) == .handled { return .handled }
      return .ignored
    }
  }

  /// The nodes that get mouse events, the one in front first.
  var mouseRoots: [_AnyNode] {
    barTargets.nodes.filter { !$0.isUnmounted } + [modals.last?.content ?? rootNode].compactMap(\.self)
  }

  private func send(_ event: MouseEvent, _ node: _AnyNode) -> KeyPress.Result {
    if event.kind == .press, node.handlesMouseFirst, node.frame.contains(event.location),
      node.responding({ node.handle(event) }) == .handled
    {
      return .handled
    }
    let children = node.mouseChildren(at: event.location)
    for child in children.reversed() where send(event, child) == .handled {
      // A click on a part of a control is one on the control.
      if event.kind == .press { focus.enter(node, self) }
      return .handled
    }
    guard node.frame.contains(event.location), !node.handlesMouseFirst else { return .ignored }
    if node.isFocusable, event.kind == .press { focus.choose(node, self) }
    return node.responding { node.handle(event) }
  }
}

extension _AnyNode {
  func receive(_ key: KeyPress) -> KeyPress.Result { responding { handle(key) } }

  fileprivate func receive(paste text: String) -> KeyPress.Result { responding { handle(paste: text) } }

  /// Runs actions of the view, which may read its environment. In the past they change no shared value.
  func responding<Result>(_ act: () -> Result) -> Result {
    environment.past.withSharedValues { RespondingView.with(environment, act) }
  }
}
