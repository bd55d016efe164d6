import ComposableArchitecture
import Foundation
import Synchronization

/// A recorder of stores: of each action with its time, its sender, and its changes of the state.
///
/// ```swift
/// let recorder = try SessionRecorder(path: "trace.jsonl")
/// let store = Store(initialState: Counter.State()) { Counter().recorded() } withDependencies: {
///   $0.sessionRecorder = recorder
/// }
/// ```
///
/// Each line is a JSON object and is written at once. If the process is killed, everything up to then is in the file.
/// ``SessionTrace`` reads it.
public final class SessionRecorder: Sendable {
  private struct State {
    var writer = TraceWriter()
    var failure: (any Error)?
  }

  private let now: @Sendable () -> Date
  private let write: @Sendable (String) throws -> Void
  private let state = Mutex(State())

  /// Records to a closure.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - write: Called with each line, its line feed included, in order. If it throws, the recording ends.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    write: @escaping @Sendable (_ line: String) throws -> Void
  ) {
    self.now = now
    self.write = write
    put { _ in TraceWriter.header(at: now()) }
  }

  /// Records to a file.
  ///
  /// An earlier trace at the same path is replaced once there is something to record. Any other file is left unchanged.
  ///
  /// - Parameters:
  ///   - path: The file. Its directory must exist.
  ///   - now: The current time.
  /// - Throws: ``TraceError`` if the file can't be written, or isn't a trace.
  public convenience init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws(TraceError) {
    let file = try TraceFile(path: path)
    self.init(now: now) { try file.append($0) }
  }

  /// The number of actions that have been recorded.
  public var actionCount: Int { state.withLock { $0.writer.actionCount } }

  /// The reason why the recording has ended early, such as a full disk; `nil` if it hasn't.
  public var failure: (any Error)? { state.withLock { $0.failure } }

  /// Writes the lines that `lines` makes, in the order of the calls.
  private func put(_ lines: (inout TraceWriter) -> String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      let count = state.writer.actionCount
      do {
        try write(lines(&state.writer))
      } catch {
        state.failure = error
        state.writer.actionCount = count
      }
    }
  }

  /// A store, from its first action on.
  fileprivate final class RecordedStore<RecordedState: Encodable, RecordedAction: Encodable>: StoreObserver {
    private let recorder: SessionRecorder
    private let store: Mutex<TracedStore>

    init(_ feature: String, _ recorder: SessionRecorder) {
      self.recorder = recorder
      store = Mutex(TracedStore(feature))
    }

    var comparesStates: Bool { true }

    func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
      guard let reduction = reduction as? StoreReduction<RecordedState, RecordedAction>,
        reduction.states != nil
      else { return }
      let time = recorder.now()
      store.withLock { store in
        recorder.put { store.lines(of: reduction, at: time, &$0) }
      }
    }
  }
}

extension Reducer where State: Encodable, Action: Encodable {
  /// Records the store of this reducer with `DependencyValues.sessionRecorder`.
  ///
  /// Without a recorder the reducer is left as it is, and costs nothing.
  ///
  /// States and actions are encoded. A `Result` can't be: use an enum with the same cases in the action.
  ///
  /// - Parameter name: The name of the feature in the trace; that of the reducer's type by default.
  @ReducerBuilder<State, Action>
  public func recorded(as name: String = "\(Self.self)") -> some Reducer<State, Action> {
    if let recorder = DependencyValues._current.sessionRecorder {
      observed(by: SessionRecorder.RecordedStore<State, Action>(name, recorder))
    } else {
      self
    }
  }
}

extension DependencyValues {
  /// The recorder of the session; `nil` if no recording was requested.
  public var sessionRecorder: SessionRecorder? {
    get { self[SessionRecorderKey.self] }
    set { self[SessionRecorderKey.self] = newValue }
  }
}

private enum SessionRecorderKey: DependencyKey {
  static let liveValue: SessionRecorder? = nil
  static let testValue: SessionRecorder? = nil
}
