import Sharing

/// A moment of the past that the screen shows.
package struct PastMoment {
  /// The number of the action after which it was.
  package let number: Int
  /// The shared values then.
  package let shared: SharedMoment
  /// Tells the user that the past can't be changed.
  let refuse: () -> Void

  /// - Parameters:
  ///   - number: The number of the action after which it was.
  ///   - shared: The shared values then.
  ///   - refuse: Tells the user that the past can't be changed.
  package init(number: Int, shared: SharedMoment, refuse: @escaping () -> Void) {
    self.number = number
    self.shared = shared
    self.refuse = refuse
  }
}

extension PastMoment? {
  /// Runs an operation that reads shared values: those of the past, if there is one. Then it changes none.
  func withSharedValues<Result>(_ operation: () -> Result) -> Result {
    guard let self else { return operation() }
    return SharedChangeTracker.reading(at: self.shared, operation)
  }

  /// Returns what a text field of the past does with a key: it types nothing, but keys move through time. In the
  /// present it is `nil`.
  @MainActor
  func fieldResult(of key: KeyPress) -> KeyPress.Result? {
    guard let self else { return nil }
    guard let characters = key.text, !["<", ">", "."].contains(characters) else { return .ignored }
    self.refuse()
    return .handled
  }
}

extension EnvironmentValues {
  /// Whether the view shows a state of the past, which can't be changed.
  package var isPast: Bool { past != nil }
}
