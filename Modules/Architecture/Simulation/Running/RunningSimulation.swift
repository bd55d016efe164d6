import ComposableArchitecture
import Platform

/// A run that is being made.
@MainActor
final class RunningSimulation<R: Reducer> where R.State: Equatable {
  /// A reduction that hasn't been checked yet.
  struct Reduction {
    let action: R.Action
    let new: R.State
    /// The shared values after the reduction.
    let shared: SharedMoment
    let isFromUser: Bool
  }

  let simulation: FeatureSimulation<R>
  let choices: Choices
  let world: SimulatedWorld
  let issues: RunIssues
  private let scheduler: any EventScheduler
  let stepper = StoreStepper()
  let log: ReductionLog<R>
  let storages = SharedStorages()
  private var store: StoreOf<R>?
  var screen: (any SimulatedScreen)?
  private var actions: [R.Action] = []
  var inputs: [(name: String, perform: @MainActor () -> Void)] = []
  var current: R.State
  var result: SimulatedRun

  /// The limits on events in a run, on jobs after one event, and on events until the feature rests.
  private static var mostSteps: Int { 200 }
  private static var mostJobs: Int { 10_000 }
  private static var mostSettling: Int { 100 }

  init(
    _ simulation: FeatureSimulation<R>,
    _ choices: Choices,
    _ scheduler: any EventScheduler,
    _ issues: RunIssues,
    isTold: Bool
  ) {
    self.simulation = simulation
    (self.choices, self.scheduler) = (choices, scheduler)
    self.issues = issues
    result = SimulatedRun(choices)
    world = SimulatedWorld(choices, simulation.coverage, isTold: isTold)
    current = simulation.initialState(in: storages)
    let isReplayed = simulation.checks.contains(.replay) && choices.isThorough
    log = ReductionLog(storages, initialState: isReplayed ? current : nil)
    withoutObservation { simulation.coverage.begin(simulation.kinds.kind(of: current)) }
  }

  /// Makes the run.
  func result(stopAfter: Int?) async -> SimulatedRun {
    _ = issues.takeFirst(withReports: false)
    let world = world
    await SimulatedWorld.$current.withValue(world) {
      start()
      await showScreen()
      if !check() { await go(stopAfter) }
      await finish()
    }
    result.story = world.lines
    return result
  }

  private func start() {
    let (dependencies, storages, world) = (simulation.dependencies, storages, world)
    let store = stepper.store(
      initialState: current,
      reducer: WatchedFeature(base: simulation.reducer(), log: log, world: world, hasScreen: hasScreen)
    ) {
      storages.apply(to: &$0)
      $0.continuousClock = SimulatedClock(world: world)
      $0.suspendingClock = SimulatedClock(world: world)
      $0.date = DateGenerator { SimulatedWorld.start.addingTimeInterval(world.time / .seconds(1)) }
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ChoosingGenerator(choices: world.choices))
      $0.dismiss = DismissEffect { [weak self] in
        world.noteCaller(of: "dismiss()", EffectParking.current)
        // A cancelled effect dismisses nothing, as in an app.
        if !Task.isCancelled { await self?.dismiss() }
      }
      dependencies(&$0)
    }
    self.store = store
    screen = simulation.screen?(store, stepper.taskExecutor)
  }

  /// Removes the state of the feature, as a parent does. Its effects end.
  private func dismiss() {
    log.isDismissed = true
    stepper.cancelEffects()
  }

  // MARK: Steps

  private var hasState: Bool { !log.isDismissed }

  private func go(_ stopAfter: Int?) async {
    for step in 0..<Self.mostSteps {
      if step == stopAfter {
        result.fingerprint = fingerprint
        return
      }
      choices.beginStep()
      guard let event = nextEvent() else { break }
      if event.kind == .stop { break }
      if perform(event.kind, event.place) { result.steps += 1 }
      runJobs(pausing: screen == nil)
      await showScreen()
      if check() { return }
      if await checkOutside() { return }
      if isAtRest, checkRest() { return }
      guard hasState else { return await end(.dismissed) }
    }
    choices.beginStep()
    await finale()
  }

  private func nextEvent() -> (kind: EventKind, place: Int?)? {
    do {
      if let screen { inputs = screen.inputs } else { actions = try simulation.user(current) }
    } catch {
      fail("the list of the user's actions threw \(OneLine.text(error))", "user threw")
      return nil
    }
    let hasUser = !actions.isEmpty || !inputs.isEmpty
    var place: Int?
    let kind = choices.draw(below: EventKind.allCases.count) { [scheduler, world] random in
      let next = scheduler.next(PossibleEvents(world: world, hasUser: hasUser), &random)
      place = next.place
      return next.kind.rawValue
    }
    return (EventKind(rawValue: kind) ?? .stop, place)
  }

  /// Lets an event happen.
  ///
  /// - Returns: Whether it was possible.
  private func perform(_ kind: EventKind, _ picked: Int?) -> Bool {
    func place(_ count: Int) -> Int { choices.draw(below: count) { _ in picked ?? -1 } }
    func placeOfAction(_ count: Int) -> Int {
      choices.draw(below: count) { [scheduler] in scheduler.habits?.action(among: count, &$0) ?? -1 }
    }
    switch kind {
    case .stop:
      return false
    case .answer:
      let requests = world.requests
      guard !requests.isEmpty else { return false }
      deliver(requests[place(requests.count)])
    case .user where screen != nil:
      guard !inputs.isEmpty else { return false }
      let input = inputs[placeOfAction(inputs.count)]
      world.tell("user \(input.name)")
      input.perform()
    case .user:
      guard !actions.isEmpty else { return false }
      send(actions[placeOfAction(actions.count)])
    case .clock:
      let sleepers = world.nextSleepers
      guard !sleepers.isEmpty else { return false }
      wake(sleepers[place(sleepers.count)])
    case .hang:
      let requests = world.requests
      guard !requests.isEmpty else { return false }
      world.hang(requests[place(requests.count)])
    }
    return true
  }

  private func send(_ action: R.Action) {
    world.tell("user sends \(ActionSource.of(action))")
    if world.isTold { result.events.append(.sent(action)) }
    store?.send(action)
  }

  private func deliver(_ request: SimulatedWorld.Waiting) {
    let count = request.outcomes
    let outcome = choices.draw(below: count) { [scheduler] in
      scheduler.habits?.outcome(among: count, &$0) ?? -1
    }
    world.deliver(request, outcome: outcome)
    if world.isTold { result.events.append(.answered(request: request.requestNumber, outcome: outcome)) }
  }

  private func wake(_ sleeper: SimulatedWorld.Waiting) {
    let before = world.time
    world.wake(sleeper)
    if world.isTold { result.events.append(.passed(world.time - before)) }
  }

  /// Runs the jobs that are ready. The choices decide their order, and whether other events come between them.
  func runJobs(pausing: Bool) {
    guard stepper.hasJobs else { return }
    // Usually all jobs run. Otherwise, none or one runs before the next event.
    let pick = { (random: inout SplitMix64) in random.next(below: 4) < 3 ? 0 : 1 + random.next(below: 2) }
    let limit = pausing ? choices.drawOrder(below: 3, pick: pick) : 0
    var remaining = limit == 0 ? Self.mostJobs : limit - 1
    var isOrdered = true
    stepper.run {
      remaining -= 1
      return remaining >= 0
    } choosing: { count in
      let place = choices.drawOrder(below: count)
      if place > 0 { isOrdered = false }
      return place
    }
    if limit > 0, stepper.hasJobs { isOrdered = false }
    if !isOrdered { result.isInterleaved = true }
    if limit == 0, stepper.hasJobs {
      fail(
        "the feature never comes to rest: after one event, \(Self.mostJobs) jobs of its effects ran and more wait",
        "endless jobs"
      )
    }
  }

  // MARK: The end

  /// Lets the feature come to rest, dismisses it, or releases its store.
  private func finale() async {
    runJobs(pausing: false)
    if check() { return }
    switch choices.draw(below: 3, pick: { $0.next(below: 10) < 8 ? 0 : 1 + $0.next(below: 2) }) {
    case 0: await settle()
    case 1: await end(.dismissed)
    default: await end(.released)
    }
  }

  /// Lets all answers arrive and time pass until nothing is left.
  private func settle() async {
    choices.isSettling = true
    for _ in 0..<Self.mostSettling {
      choices.beginStep()
      if let request = world.requests.first {
        deliver(request)
      } else if let sleeper = world.nextSleepers.first {
        wake(sleeper)
      } else {
        break
      }
      result.steps += 1
      runJobs(pausing: false)
      await showScreen()
      if check() { return }
      if await checkOutside() { return }
      guard hasState else { return await end(.dismissed) }
    }
    if isAtRest {
      _ = checkRest(isEnd: true)
    } else if !world.hasHung {
      result.restless = stepper.effect { !$0.isCancelled }.map { "\($0)" }
    }
  }

  /// Removes the state of the feature, or releases its store. All effects end.
  private func end(_ event: SimulatedRun.Event) async {
    if world.isTold { result.events.append(event) }
    if case .dismissed = event {
      if hasState {
        world.tell("the parent dismisses the feature")
        dismiss()
      }
    } else {
      world.tell("the store is released")
    }
    await closeScreen()
    if case .released = event { store = nil }
    stepper.run(while: { true }, choosing: { _ in 0 })
    checkEnded()
    _ = check()
    store = nil
  }

  /// Releases the store.
  private func finish() async {
    await closeScreen()
    store = nil
    var jobs = 0
    stepper.run {
      jobs += 1
      return jobs < Self.mostJobs
    } choosing: { _ in
      0
    }
    if result.failure == nil, !checkOutsiders(), result.fingerprint == nil { checkEnd() }
  }
}
