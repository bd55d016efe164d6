import ConcurrencyExtras
import IssueReporting

/// A reference to a value that a key loads, observes and, when it is a ``SharedKey``, saves.
final class KeyedReference<Key: SharedReaderKey>: ForwardingReference, Sendable {
  typealias Value = Key.Value

  private let key: Key
  private let exclusiveKey: (any ExclusiveSharedKey<Value>)?
  private let initialValue: Value
  let base: SharedStorage<Value>
  private let status = SharedStatus()
  private let subscription = LockIsolated<SharedSubscription?>(nil)

  /// - Parameters:
  ///   - initialValue: The value while none is stored.
  ///   - isLoaded: Whether the initial value is the stored one, or a load is about to begin.
  init(_ key: Key, initialValue: Value, isLoaded: Bool) {
    self.key = key
    exclusiveKey = (key as? any ExclusiveSharedKey).flatMap { ExclusiveKey<Value>.of($0) }
    self.initialValue = initialValue
    base = SharedStorage(initialValue)
    let context = LoadContext.initialValue(initialValue)
    if !isLoaded {
      status.loadWillStart()
      let continuation = LoadContinuation<Value>(key) { [weak self] result in
        guard let self else { return }
        didLoad(result)
        if case .failure(let error) = result { reportOutsideOfTests(error) }
      }
      key.load(context: context, continuation: continuation)
    }
    let subscription = key.subscribe(
      context: context,
      subscriber: SharedSubscriber { [weak self] event in self?.receive(event) ?? false }
    )
    self.subscription.setValue(subscription)
  }

  private func didLoad(_ result: Result<Value?, any Error>) {
    switch result {
    case .success(let value):
      base.receive(value ?? initialValue)
      status.loadDidEnd(nil)
    case .failure(let error):
      status.loadDidEnd(error)
    }
  }

  private func receive(_ event: SharedSubscriber<Value>.Event) -> Bool {
    switch event {
    case .loading(let isLoading):
      status.setLoading(isLoading)
      return true
    case .value(.success(let value)):
      status.setLoading(false)
      status.setLoadError(nil)
      return base.receive(value ?? initialValue)
    case .value(.failure(let error)):
      status.setLoading(false)
      status.setLoadError(error)
      reportOutsideOfTests(error)
      return false
    case .refresh(let load):
      // A change that is being made here isn't stored yet. It is waited for, so that no older value replaces it.
      guard let exclusiveKey else { return refresh(load) }
      var isCurrent = false
      exclusiveKey.inTurnThenNotifying { isCurrent = refresh(load) }
      return isCurrent
    }
  }

  private func refresh(_ load: () throws -> Value?) -> Bool {
    let version = base.currentVersion
    do {
      let value = try load()
      status.setLoadError(nil)
      return base.receive(value ?? initialValue, after: version)
    } catch {
      return receive(.value(.failure(error)))
    }
  }

  func read(_ tracker: SharedChangeTracker?) -> Value { base.read(tracker) }

  var isLoading: Bool { status.isLoading }
  var loadError: (any Error)? { status.loadError }

  func load() async throws {
    status.loadWillStart()
    try await withCheckedThrowingContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation(key) { result in
          self.didLoad(result)
          continuation.resume(with: result.map { _ in })
        }
      )
    }
  }

  var description: String { String(describing: key) }
}

extension KeyedReference: MutableReference where Key: SharedKey {
  func change(_ body: (inout Value) -> Void) {
    // An expectation is not saved.
    if SharedChangeTracker.asserting != nil { return base.change(body) }
    if let exclusiveKey { return exclusiveKey.inTurnThenNotifying { store(exclusiveKey, body) } }
    base.change { value in
      body(&value)
      save(value)
    }
  }

  private func save(_ value: Value) {
    key.save(
      value,
      context: .didSet,
      continuation: SaveContinuation(key) { [weak self] in self?.didSave($0, isReported: true) }
    )
  }

  private func didSave(_ result: Result<Void, any Error>, isReported: Bool) {
    guard case .failure(let error) = result else { return status.setSaveError(nil) }
    status.setSaveError(error)
    if isReported { reportOutsideOfTests(error) }
  }

  /// Changes the stored value and the one in memory as one step.
  ///
  /// NB: the lock of the store is taken before that of the value, even if the store turns out to be unusable.
  /// Otherwise a change that contains a change of another value in the same store could deadlock.
  private func store(_ key: any ExclusiveSharedKey<Value>, _ body: (inout Value) -> Void) {
    var isChanged = false
    let saved = Result {
      try key.update { stored in
        var new = initialValue
        base.change { value in
          if let stored { value = stored }
          body(&value)
          new = value
        }
        isChanged = true
        return new
      }
    }
    didSave(saved, isReported: true)
    // The value in memory changes even if it can't be stored.
    if !isChanged { base.change(body) }
  }

  var saveError: (any Error)? { status.saveError }

  func save() async throws {
    let value = base.read()
    try await withCheckedThrowingContinuation { continuation in
      key.save(
        value,
        context: .userInitiated,
        continuation: SaveContinuation(key) { result in
          self.didSave(result, isReported: false)
          continuation.resume(with: result)
        }
      )
    }
  }
}

/// Reports an error of a key. In a test it isn't reported, because the test finds it in `loadError` or `saveError`.
func reportOutsideOfTests(_ error: any Error) { if !isTesting { reportIssue(error) } }

/// An exclusive key for values of a type. A cast to a class is much faster than one to `any ExclusiveSharedKey<Value>`.
private final class ExclusiveKey<Value: Sendable> {
  private let key: any ExclusiveSharedKey<Value>

  private init(_ key: any ExclusiveSharedKey<Value>) { self.key = key }

  static func of<Key: ExclusiveSharedKey>(_ key: Key) -> (any ExclusiveSharedKey<Value>)? {
    (ExclusiveKey<Key.Value>(key) as AnyObject as? ExclusiveKey<Value>)?.key
  }
}
