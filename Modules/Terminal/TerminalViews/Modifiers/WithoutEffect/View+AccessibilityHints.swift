nonisolated extension View {
  /// Sets the value of this view for a screen reader. It has no effect on a terminal: put it into the label.
  ///
  /// - Parameter value: The value.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Sets the value of this view for a screen reader. It has no effect on a terminal: put it into the label.
  ///
  /// - Parameter value: The value.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Tells a screen reader what this view is, too. It has no effect on a terminal.
  ///
  /// - Parameter traits: The kinds of views.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Tells a screen reader what this view isn't. It has no effect on a terminal.
  ///
  /// - Parameter traits: The kinds of views.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes this view one element for a screen reader. It has no effect on a terminal, where lines are told.
  ///
  /// - Parameter children: The part that the views within have.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Adds an action for a screen reader. It has no effect on a terminal, where all keys work.
  ///
  /// - Parameter handler: The action.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Adds an action for a screen reader. It has no effect on a terminal, where all keys work.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for a screen reader's keys for more and less. It has no effect on a terminal.
  ///
  /// - Parameter handler: The action for a direction.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Sets the order of this view for a screen reader. It has no effect on a terminal.
  ///
  /// - Parameter sortPriority: The priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds actions for a screen reader. It has no effect on a terminal, where all keys work.
  ///
  /// - Parameter content: The buttons of the actions.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// Sets the level of this headline for a screen reader. It has no effect on a terminal, where lines are told.
  ///
  /// - Parameter level: The level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
}
