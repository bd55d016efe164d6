/// The node of a button. The look is that of the style, or of the place where the button is.
final class ButtonNode<Label: View>: _Node<Button<Label>>, PressableNode, CommandNode {
  private enum Face { case plain, bracketed, key(String) }

  private var label: _AnyNode?
  /// The look in a style; `nil` without one.
  private var styled: _Node<AnyView>?
  private var focus = FocusEnvironment()

  override init(_ view: Button<Label>, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
  }

  private var child: _AnyNode? { styled ?? label }
  override var children: [_AnyNode] { if let child { [child] } else { [] } }
  override var hasPassiveChildren: Bool { child?.isPassive ?? true }

  override func update(_ view: Button<Label>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    evaluate()
  }

  override func refresh() {
    evaluate()
    invalidateLayout()
  }

  override func setContainerAxis(_ axis: Axis) { child?.setContainerAxis(axis) }

  /// The environment of the look. A button in a row or a key bar never looks focused.
  private var inside: EnvironmentValues {
    environment.isInRow || environment.isInToolbar ? environment : focus.inside(environment)
  }

  override var context: _NodeContext {
    var context = super.context
    context.environment = inside
    return context
  }

  private func evaluate() {
    if let look = look() {
      label?.unmount()
      label = nil
      if let styled { return styled.update(look, inside) }
      styled = look._makeNode(context)
    } else {
      styled?.unmount()
      styled = nil
      if view.role == .destructive { show(view.label.foregroundColor(.red)) } else { show(view.label) }
    }
  }

  /// Returns the look in a style; `nil` without one.
  private func look() -> AnyView? {
    guard !environment.isInToolbar else { return nil }
    let label = AnyView(view.label)
    if let style = environment.primitiveButtonStyle, !view.isLook {
      let parts = PrimitiveButtonStyleConfiguration(role: view.role, label: label) { [weak self] in
        _ = self?.perform()
      }
      return EnvironmentValues.with(inside) {
        tracked { AnyView(any: style.makeBody(configuration: parts)) }
      }
    }
    guard let style = environment.buttonStyle else { return nil }
    let parts = ButtonStyleConfiguration(role: view.role, label: label)
    return EnvironmentValues.with(inside) {
      tracked { AnyView(any: style.makeBody(configuration: parts)) }
    }
  }

  /// Updates the node of the label, or makes it.
  private func show<Shown: View>(_ view: Shown) {
    if let label = label as? _Node<Shown> { return label.update(view, inside) }
    label?.unmount()
    label = view._makeNode(context)
  }

  private var face: Face {
    if environment.isInToolbar { return .key(shortcut?.label ?? "") }
    return environment.isInRow || styled != nil ? .plain : .bracketed
  }

  /// The columns before and after the label.
  private var margins: (leading: Int, trailing: Int) {
    switch face {
    case .plain: (0, 0)
    case .bracketed: (1, 1)
    case .key(let key): (key.isEmpty ? 0 : TextWidth.of(key) + 1, 0)
    }
  }

  override var isFocusable: Bool {
    environment.isEnabled && !view.isLook && (!environment.isInRow || isFurtherControl)
      && (!environment.isInToolbar || isReachedByFocusOnly)
  }
  /// Whether it is in the key bar without a key.
  private var isReachedByFocusOnly: Bool {
    shortcut == nil && !environment.isOnlyInPalette
  }
  override var focusKind: FocusKind {
    if environment.isAside || environment.isLink || environment.isInToolbar { return .other }
    return switch view.role {
    case .cancel: .cancel
    case .destructive: .destructive
    case .confirm, .close, nil: .control
    }
  }
  /// The key that presses it wherever the focus is.
  private var shortcut: KeyboardShortcut? { view.isLook ? nil : environment.keyboardShortcut }
  override var handlesKeysAnywhere: Bool { shortcut != nil && !handlesKeysAlways }
  override var handlesKeysAlways: Bool { shortcut != nil && environment.isOnlyInPalette }
  override var isInert: Bool { !isFocusable && shortcut == nil }

  override func measure(_ proposal: ProposedSize) -> Size {
    let margins = margins
    let inside = child?.sizeThatFits(proposal.inset(margins.leading + margins.trailing, 0)) ?? .zero
    return Size(width: inside.width + margins.leading + margins.trailing, height: inside.height)
  }

  override func place(in rect: Rect) {
    let margins = margins
    frame = rect
    child?.placeIfNeeded(in: rect.inset(by: EdgeInsets(leading: margins.leading, trailing: margins.trailing)))
  }

  override func paint(_ canvas: CellCanvas) {
    child?.paint(canvas)
    var style = environment.style
    switch face {
    case .plain: break
    case .bracketed:
      if view.role == .destructive { style.foreground = .red }
      paintBrackets(style, canvas)
    case .key(let key):
      style.attributes.insert(.bold)
      style.foreground = .accentColor
      canvas.put(key, style: style, x: frame.minX, y: frame.minY)
    }
    if isFocused { canvas.restyle(frame) { $0.attributes.insert(.inverse) } }
  }

  /// Draws a bracket on each side. Those around several lines are as high as these.
  private func paintBrackets(_ style: CellStyle, _ canvas: CellCanvas) {
    for y in frame.minY..<frame.maxY {
      let (left, right) =
        switch (y == frame.minY, y == frame.maxY - 1) {
        case (true, true): ("[", "]")
        case (true, false): ("┌", "┐")
        case (false, true): ("└", "┘")
        case (false, false): ("│", "│")
        }
      canvas.put(left, style: style, x: frame.minX, y: y)
      canvas.put(right, style: style, x: frame.maxX - 1, y: y)
    }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    if let shortcut, shortcut.matches(key) {
      return UserInput.declared(at: shortcut.place) { perform() }
    }
    // In the past the space bar plays the film.
    if environment.isPast, key.key == .space { return .ignored }
    guard isFocused, key.modifiers.isEmpty, key.key == .return || key.key == .space else { return .ignored }
    return perform()
  }

  override func handle(paste text: String) -> KeyPress.Result {
    guard isFocused, environment.isEnabled, let paste = environment.pasteAction else { return .ignored }
    paste(text)
    return .handled
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, !environment.isInRow || isFurtherControl else { return .ignored }
    // The gestures of such a look have had the event.
    let isPressed = environment.isInToolbar || environment.primitiveButtonStyle == nil || view.isLook
    return isPressed ? perform() : .ignored
  }

  override var offeredKeys: [KeyPress] {
    guard environment.isEnabled else { return [] }
    let shortcut = shortcut.map { KeyPress($0.key, modifiers: $0.modifiers) }
    return [shortcut, isFocused ? KeyPress(.return) : nil].compactMap(\.self)
  }

  func perform() -> KeyPress.Result {
    guard environment.isEnabled else { return .ignored }
    environment.closeMenuAfterAction?()
    responding(view.action)
    return .handled
  }

  var command: Command? {
    let shortcut = shortcut
    guard environment.isEnabled, environment.isInToolbar || shortcut != nil else { return nil }
    return Command(title: environment.accessibilityLabel ?? plainText, key: shortcut?.label ?? "") {
      [weak self] in _ = self?.perform()
    }
  }

  override var spoken: Spoken? {
    environment.isInRow && !isFurtherControl || environment.isInToolbar
      ? nil : .control(spokenLabel, environment.isLink ? "link" : "button")
  }

  override func focusChanged() {
    focus.flag.use(isFocused)
    setNeedsFrame()
  }
}
