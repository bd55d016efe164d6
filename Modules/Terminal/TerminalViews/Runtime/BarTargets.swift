/// The parts of the key bar that react to clicks.
struct BarTargets {
  /// The buttons on the screen.
  var nodes: [_AnyNode] = []
  /// The hints with their keys.
  var hints: [(frame: Rect, key: KeyPress)] = []
}

extension KeyHint {
  /// The key; `nil` if the hint is for several.
  var press: KeyPress? {
    switch key {
    case "⏎": KeyPress(.return)
    case "Esc": KeyPress(.escape)
    case "Tab": KeyPress(.tab)
    default: nil
    }
  }
}
