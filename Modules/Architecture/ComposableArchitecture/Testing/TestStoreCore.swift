import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting
import Sharing

/// The engine under test, the actions that it has received, and the values that have been asserted.
// @unchecked: touched only in the isolation of the test store, and by its `deinit`, when there are no other references.
final class TestStoreCore<State: Equatable, Action>: @unchecked Sendable {
  /// The values after an action.
  struct Moment {
    var state: StateBox<State>
    var shared: SharedMoment
    /// The identifier of the next element of a stack, after the action before this one.
    var stackElementID: StackElementID
  }

  /// An action that an effect has sent and the test has not received yet.
  // The action is in a box, because it may be too big for the stack.
  struct ReceivedAction {
    let boxed: AnyAction
    let moment: Moment

    var action: Action { boxed.value(as: Action.self) }
  }

  let engine: StoreEngine<State, Action>
  let executor: TestExecutor
  let location: _SourceLocation
  /// The task that created the store, which is that of the test; `nil` if it isn't known.
  private let creator = withUnsafeCurrentTask { $0?.hashValue }

  var exhaustivity: Exhaustivity = .on
  var timeout: Duration = .seconds(1)
  /// Whether the feature has dismissed itself, which cancels the effects that run.
  let isDismissed: LockIsolated<Bool>
  let sharedChanges: SharedChangeTracker
  /// The values after the last action that the test sent or received.
  var asserted: Moment
  var received: [ReceivedAction] = []
  private var sent: Moment?
  /// The state after the last action.
  private weak var last: StateBox<State>?
  private var stackElementID: StackElementID
  private let assertionElementIDs = StackElementIDGenerator()
  /// The line of the test that sent the action behind each group of effects.
  private var sendLocations: [ObjectIdentifier: (EffectGroup, _SourceLocation)] = [:]
  private var reported: Set<ObjectIdentifier> = []

  init<R: Reducer<State, Action>>(
    initialState: () -> State,
    reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void,
    isolation: any Actor,
    location: _SourceLocation
  ) {
    IssueSupport.require(at: location)
    let sharedChanges = SharedChangeTracker()
    let executor = TestExecutor(isolation: isolation, goesOnBetweenSteps: true)
    let isDismissed = LockIsolated(false)
    let registry = EffectRegistry()
    let elementIDs = StackElementIDGenerator()
    // The initial state may have stacks that the test has made before.
    elementIDs.restart(at: StackElementIDGenerator.current.peek)
    engine = StoreEngine(
      initialState: initialState,
      reducer: reducer,
      withDependencies: {
        $0.stackElementID = elementIDs
        sharedChanges.install(in: &$0)
        $0.dismiss = DismissEffect { [weak registry] in
          isDismissed.setValue(true)
          registry?.cancelAll()
        }
        prepareDependencies(&$0)
      },
      isolation: isolation,
      executor: executor,
      registry: registry,
      overlaps: .report
    )
    self.isDismissed = isDismissed
    self.executor = executor
    self.location = location
    self.sharedChanges = sharedChanges
    stackElementID = engine.dependencies.stackElementID.peek
    asserted = Moment(
      state: StateBox(UnsafePointer(engine.state)),
      shared: sharedChanges.moment,
      stackElementID: stackElementID
    )
    engine.stateBefore = { [unowned self] in last ?? asserted.state }
    engine.didReduce = { [unowned self] action, origin in
      if origin.sender == nil, sent == nil {
        sent = moment()
      } else {
        received.append(ReceivedAction(boxed: AnyAction(action), moment: moment()))
      }
      last = received.last?.moment.state ?? sent?.state
      stackElementID = engine.dependencies.stackElementID.peek
    }
  }

  /// Sends an action as its user.
  ///
  /// - Returns: The values right after it has been reduced, and the effects that it leads to.
  func send(_ action: Action, at location: _SourceLocation) -> (moment: Moment, group: EffectGroup?) {
    sent = nil
    let group = engine.send(action)
    executor.signal()
    defer { sent = nil }
    if let group { sendLocations[ObjectIdentifier(group)] = (group, location) }
    sendLocations = sendLocations.filter { !$0.value.0.isEmpty || $0.key == group.map(ObjectIdentifier.init) }
    return (sent ?? moment(), group)
  }

  /// The dependencies of the feature.
  var dependencies: DependencyValues {
    get { engine.dependencies }
    set { engine.dependencies = newValue }
  }

  /// Returns the dependencies of an assertion. Stack elements are identified from `first` on.
  func assertionDependencies(from first: StackElementID) -> DependencyValues {
    assertionElementIDs.restart(at: first)
    var dependencies = engine.dependencies
    dependencies.stackElementID = assertionElementIDs
    return dependencies
  }

  /// The state that a test sees.
  var state: State {
    engine.read(as: .property("state")) { exhaustivity == .on ? asserted.state.pointer.pointee : $0.pointee }
  }

  /// Returns the current values.
  func moment() -> Moment {
    Moment(
      state: StateBox(UnsafePointer(engine.state)),
      shared: sharedChanges.moment,
      stackElementID: stackElementID
    )
  }

  /// Whether something can still happen while the caller does nothing: to effects that wait for the outside world, in a
  /// clock that is being moved, or in the task of the test if the caller is another one.
  var canProceed: Bool {
    engine.registry.running.contains { $0.parking == nil } || executor.isClockMoving
      || withUnsafeCurrentTask { creator != nil && creator != $0?.hashValue }
  }

  /// The effects that have neither ended nor been cancelled.
  var inFlight: [RunningEffect] { engine.registry.running.filter { !$0.isCancelled } }

  // MARK: The end of a test

  func complete() {
    reportEnd()
    executor.release()
  }

  private func reportEnd() {
    guard exhaustivity != .off else { return }
    if !received.isEmpty {
      report(
        """
        The store received \(received.count) unexpected action\(received.count == 1 ? "" : "s") by the end of \
        this test: …

          Unhandled actions:
        \(indented(descriptions(of: received), by: 4))
        """,
        at: location,
        isSkipped: exhaustivity != .on
      )
    }
    let changes = sharedChanges.changes
    if received.isEmpty, !changes.isEmpty {
      report(
        """
        Test store finished before asserting against changes to shared state: …

        \(indented(changes.joined(separator: "\n"), by: 4))

        (Before: −, After: +)

        Invoke "TestStore.assert" at the end of this test to assert against changes to shared state.
        """,
        at: location,
        isSkipped: exhaustivity != .on
      )
    }
    for effect in inFlight where !reported.contains(ObjectIdentifier(effect)) {
      report(
        """
        An effect returned for this action is still running. It must complete before the end of the test. …

          \(description(of: effect))

        To fix, inspect any effects the reducer returns for this action and ensure that all of them complete by \
        the end of the test. If an effect waits on a clock, advance it ("await clock.advance(by:)"). If it is \
        meant to keep running, cancel it from the reducer, or with the task that "send" returns \
        ("await task.cancel()").
        """,
        at: sendLocation(of: effect),
        isSkipped: exhaustivity != .on
      )
    }
  }

  func markReported(_ effects: [RunningEffect]) { reported.formUnion(effects.map(ObjectIdentifier.init)) }

  func sendLocation(of effect: RunningEffect) -> _SourceLocation {
    effect.group.flatMap { sendLocations[ObjectIdentifier($0)]?.1 } ?? location
  }

  // MARK: Descriptions

  /// Returns the first of the actions, and the number of the others.
  func descriptions(of actions: some Collection<ReceivedAction>) -> String {
    let most = 20
    var lines = actions.prefix(most).map { "• " + String(customDumping: $0.action) }
    if actions.count > most { lines.append("… and \(actions.count - most) more") }
    return lines.joined(separator: "\n")
  }

  func description(of effect: RunningEffect) -> String {
    let name = effect.name.map { "\"\($0)\" " } ?? ""
    let suspension = effect.parking.map { "suspended: \($0)" } ?? "waiting for something outside of the test"
    let cause = effect.cause.map { "by \($0.summary) " } ?? ""
    return "Effect \(name)started \(cause)at \(effect.origin), \(suspension)"
  }

  /// The description of the effects that could still do something.
  var inFlightDescription: String {
    let effects = inFlight
    guard !effects.isEmpty else {
      return "No effects are in flight: nothing can send another action."
    }
    return """
      There are effects in-flight:
      \(effects.map { "  • " + description(of: $0) }.joined(separator: "\n"))

      If one of them delivers this action, make it go on: advance the clock or feed the dependency it waits for.
      """
  }

  // MARK: Reporting

  /// Reports a failure. For a test that isn't exhaustive, what it has skipped is reported as a note.
  ///
  /// - Parameters:
  ///   - message: The message. It is made only if it is reported: it describes whole actions and states.
  ///   - isSkipped: Whether a test that isn't exhaustive ignores it.
  func report(_ message: @autoclosure () -> String, at location: _SourceLocation, isSkipped: Bool = false) {
    switch exhaustivity {
    case .off(showSkippedAssertions: true) where isSkipped:
      withExpectedIssue(
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      ) { location.report("Skipped assertions: …\n\n\(message())") }
    case .off where isSkipped:
      break
    case .on, .off:
      location.report(message())
    }
  }
}
