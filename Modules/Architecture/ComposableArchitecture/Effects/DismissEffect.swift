import Dependencies

/// An effect that dismisses the calling feature: `await dismiss()`.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// …
/// case .closeButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
public struct DismissEffect: Sendable {
  /// Returns whether there was something to dismiss; `nil` if nothing presents the feature.
  private let dismiss: (@Sendable () async -> Bool)?

  init() { dismiss = nil }

  init(_ route: DismissRoute) { dismiss = { await route.dismiss() } }

  /// Calls `dismiss` instead of dismissing: for tests of a feature that is not presented.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.dismiss = {
      await dismiss()
      return true
    }
  }

  /// Whether there is anything to dismiss.
  var isPossible: Bool { dismiss != nil }

  /// Dismisses the feature that has read the dependency, or in whose effect it was read. If nothing presents the
  /// feature, an issue is reported.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss, await dismiss() { return }
    // The feature may have been removed by the action that began this effect.
    if RunningOperation.current?.isCancelled == true { return }
    let location = _SourceLocation(fileID, filePath, line, column)
    location.report(
      """
      A reducer requested dismissal at "\(location)", but couldn't be dismissed. …

      This is generally considered an application logic error: only an effect of a feature that was presented \
      with "ifLet" or is an element of a stack can dismiss it. A feature that may or may not be presented asks \
      "@Dependency(\\.isPresented)" before it dismisses itself.
      """
    )
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let testValue: Bool? = nil
}

extension DependencyValues {
  /// The effect that dismisses the feature of the reading reducer or effect.
  public var dismiss: DismissEffect {
    get {
      if let route = EffectfulReduction.running?.dismissRoute { return DismissEffect(route) }
      return self[DismissKey.self]
    }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature whose reducer or effect reads it can be dismissed. It can if another feature presents it, if
  /// it is under test, or if a test has set ``dismiss``.
  public var isPresented: Bool {
    get {
      if let isPresented = self[IsPresentedKey.self] { return isPresented }
      return EffectfulReduction.running?.isPresented == true || self[DismissKey.self].isPossible
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}
