extension Focus {
  /// Takes the focus away from the field of a search line, if it is there. After a search without results, Tab leads out
  /// of the field as it does with results, and not to something else.
  func leaveSearch(_ graph: ViewGraph) -> KeyPress.Result {
    guard let focused, focused.environment.isInSearchLine, focused.focusKind == .text else { return .ignored }
    resign(within: focused, graph)
    return .handled
  }
}
