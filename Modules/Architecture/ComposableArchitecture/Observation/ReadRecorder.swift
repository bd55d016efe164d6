import Sharing

/// A recorder of the properties that are read on this thread, instead of observing them.
final class ReadRecorder: SharedNotificationQueue {
  private var properties: [ObservedProperty] = []

  // NB: overridden, because the compiler's own override calls itself.
  private override init(isReduction: Bool) { super.init(isReduction: isReduction) }

  /// Returns the properties that `read` reads.
  static func properties(readBy read: () -> Void) -> [ObservedProperty] {
    let recorder = ReadRecorder(isReduction: false)
    defer { recorder.flush() }
    recorder.run(read)
    return recorder.properties
  }

  /// Notes a property if reads on this thread are recorded. Returns whether they are.
  static func notes(_ property: ObservedProperty) -> Bool {
    guard let recorder = current as? ReadRecorder else { return false }
    recorder.properties.append(property)
    return true
  }
}
