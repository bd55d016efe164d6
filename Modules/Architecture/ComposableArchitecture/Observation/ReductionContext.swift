import Sharing

/// What is going on in the reduction that runs on the current thread: the changes that observers are told of
/// when it has ended, those of shared values among them.
///
/// A reduction is synchronous, so it belongs to a thread as long as it lasts.
class ReductionContext: SharedNotificationQueue {
  // NB: these are touched on one thread at a time, and never while they are being changed.
  @exclusivity(unchecked) private var changed: [ObservedProperty] = []
  /// Those who are told of the states that go away.
  @exclusivity(unchecked) var watchers: [WeakDepartureWatcher] = []
  /// Whether changes are those of a store. If not, they are those of somebody's copy, which nobody observes.
  let isRecording: Bool
  /// Whether a reducer is changing the state of the store: between the beginning and the end of its call the state is
  /// not whole, and nothing else may touch it.
  @exclusivity(unchecked) var isChangingState = false
  /// The outermost of the reads that overlap the change, with the store that is read.
  var overlappingRead: (read: StateRead?, store: String)?

  // NB: overridden, because the compiler's own override calls itself.
  private override init(isReduction: Bool) {
    isRecording = true
    super.init(isReduction: isReduction)
  }

  init(isRecording: Bool = true) {
    self.isRecording = isRecording
    super.init(isReduction: true)
  }

  // MARK: Observers

  func record(_ property: ObservedProperty) {
    guard !changed.contains(where: { $0 === property }) else { return }
    changed.append(property)
  }

  /// Tells observers what has changed since the last time. They see the state as it is now.
  func notifyObservers() {
    flush()
    guard !changed.isEmpty else { return }
    // An action that an observer sends waits its turn, so that nothing is added meanwhile.
    for property in changed { property.notify() }
    changed.removeAll(keepingCapacity: true)
  }

  /// The context of the reduction that runs on this thread, if one does.
  static var currentReduction: ReductionContext? {
    guard let current, current.isReduction else { return nil }
    return unsafeDowncast(current, to: ReductionContext.self)
  }

  /// Runs `body` without registering what it reads of observable state.
  static func untracked<R>(_ body: () -> R) -> R {
    guard !isReducing else { return body() }
    let context = ReductionContext(isRecording: false)
    defer { context.flush() }
    return context.run(body)
  }
}
