#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is going on in the reduction that runs on the current thread: the changes that observers are told of
/// when it has ended.
///
/// A reduction is synchronous, so it belongs to a thread as long as it lasts.
final class ReductionContext {
  private(set) var changed: [ObservedProperty] = []
  /// Whether changes are those of a store. If not, they are those of somebody's copy, which nobody observes.
  let isRecording: Bool
  /// How many presented children enclose the reducer that runs.
  var presentationDepth = 0

  init(isRecording: Bool = true) { self.isRecording = isRecording }

  func record(_ property: ObservedProperty) {
    guard !changed.contains(where: { $0 === property }) else { return }
    changed.append(property)
  }

  /// Tells observers what has changed since the last time. They see the state as it is now.
  func notifyObservers() {
    guard !changed.isEmpty else { return }
    let properties = changed
    changed.removeAll(keepingCapacity: true)
    for property in properties { property.notify() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The context of the reduction that runs on this thread, if one does.
  static var current: ReductionContext? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<ReductionContext>.fromOpaque(pointer).takeUnretainedValue()
  }

  static var isReducing: Bool { pthread_getspecific(key) != nil }

  /// Runs `body` without registering what it reads of observable state.
  static func untracked<R>(_ body: () -> R) -> R {
    isReducing ? body() : ReductionContext(isRecording: false).run(body)
  }

  /// Makes this the current context while `body` runs.
  func run<R>(_ body: () -> R) -> R {
    let previous = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, previous) }
    return body()
  }
}
