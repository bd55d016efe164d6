import ComposableArchitecture
import Foundation
import Observation

/// The history of a store as a film, action by action, with a way back to its earlier states.
///
/// ```swift
/// let inspector = Inspector<Feature.State, Feature.Action>()
/// let store = Store(initialState: Feature.State()) { inspector.inspecting(Feature()) }
/// InspectedView(inspector, store: store) { FeatureView(store: $0) }
/// ```
///
/// While traveling, the screen shows an earlier state. Nothing is reduced then, and no effect starts. Actions
/// that arrive wait until the inspector returns to the present. Actions that the screen itself sends are
/// dropped.
@MainActor
@Observable
public final class Inspector<State, Action> {
  /// An action and its effect on the state.
  public struct Entry {
    /// The number of the action, counted from 1.
    public let number: Int
    public let time: Date
    public let reduction: StoreReduction<State, Action>
  }

  /// Whether the pane is shown.
  public var isOpen = false
  /// The last ``limit`` actions, the oldest first.
  public internal(set) var entries: [Entry] = []
  /// The number of the action after which the shown state occurred; `nil` while the screen shows the present.
  public internal(set) var traveled: Int?
  /// The moment that the screen shows; `nil` for the present.
  var past: PastMoment?
  /// The outcome of the last command.
  public internal(set) var message: String?

  /// The number of actions kept.
  public let limit: Int
  /// Exports the actions and returns a message about the outcome; `nil` if they can't be exported.
  @ObservationIgnored public var export: (([Entry]) throws -> String)?

  /// Returns the name of the property that an action of a binding changes; `nil` if it isn't known.
  @ObservationIgnored public var bindingName: (Any) -> String? = { _ in nil }
  /// Makes a test of actions, the last of which it is about; `nil` if no tests can be made.
  @ObservationIgnored public var makeTest: (([Entry]) throws -> InspectorTest)?

  var timeline = FilmTimeline()
  /// The effects of the store.
  @ObservationIgnored let effects: EffectLog
  /// The text that the names of the listed actions contain.
  var filter = ""
  /// The lines of the state that the user has expanded or collapsed.
  var tree = StateTree()
  /// The selected line of the state.
  var selectedPath: String?
  /// The part of the pane with the focus; `nil` while the screen has it.
  var focus: InspectorPart?
  /// The time zone of the times in the pane.
  @ObservationIgnored var timeZone = TimeZone.current
  /// Whether the film plays.
  var isPlaying = false
  /// The time on the film while it plays.
  var playhead: Date?

  /// The part that had the focus before the filter.
  @ObservationIgnored var unfiltered: InspectorPart?
  /// Whether the focus moved here when traveling began.
  @ObservationIgnored private var tookFocus = false
  @ObservationIgnored var count = 0
  /// The actions that have arrived in the past, with their senders.
  @ObservationIgnored var held: [(action: Action, cause: ActionCause)] = []
  /// The sender of the action that is being sent on its behalf.
  @ObservationIgnored private var resumedCause: ActionCause?
  /// The change to a state of the past, while it is carried out.
  @ObservationIgnored var branch: (state: State, cancelled: [Int])?
  /// The number of changes to a state of the past.
  var branches = 0
  @ObservationIgnored var texts: [Int: ActionText] = [:]
  /// The lines found so far.
  var details: [DetailID: [StateRow]] = [:]
  /// The lines found last, shown until the next are found.
  var lastDetail: [StateRow] = []
  @ObservationIgnored let finder = DetailFinder()
  @ObservationIgnored private var travelStores: [Int: Store<State, Action>] = [:]
  @ObservationIgnored weak var store: Store<State, Action>?
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - limit: The number of actions to keep.
  ///   - clock: The clock by which the film plays.
  ///   - now: Returns the current time.
  public init(
    limit: Int = 500,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.limit = max(1, limit)
    self.clock = clock
    self.now = now
    effects = EffectLog(now: now)
  }

  /// Returns a reducer that is observed by the inspector.
  ///
  /// - Parameter reducer: The reducer to observe.
  public func inspecting(_ reducer: some Reducer<State, Action>) -> some Reducer<State, Action> {
    GatedReducer(base: reducer, inspector: self)
      .observed(by: InspectorObserver(inspector: self, effects: effects))
  }

  // MARK: Recording

  /// The treatment of an action that arrives now.
  var admission: Admission {
    if branch != nil { return .branching }
    return traveled == nil ? .open(number: count + 1) : .closed
  }

  func didReduce(_ reduction: StoreReduction<State, Action>) {
    guard branch == nil else { return }
    guard traveled == nil else { return held.append((reduction.action, reduction.cause)) }
    let (time, cause) = (now(), resumedCause ?? reduction.cause)
    let input = resumedCause == nil ? UserInput.current : nil
    resumedCause = nil
    // What the user does next is about something else.
    if input != nil { message = nil }
    count += 1
    entries.append(Entry(number: count, time: time, reduction: reduction))
    timeline.append(
      count,
      reductionID: reduction.id,
      cause: cause,
      input: input,
      at: time,
      duration: reduction.duration
    )
    if entries.count > limit {
      for entry in entries.dropLast(limit) { texts[entry.number] = nil }
      entries.removeFirst(entries.count - limit)
      timeline.keepLast(limit)
    }
    effects.advance(to: count, first: entries.first?.number ?? count)
  }

  func connect(_ store: Store<State, Action>) { self.store = store }

  func entry(_ number: Int) -> Entry? {
    guard let first = entries.first?.number, entries.indices.contains(number - first) else { return nil }
    return entries[number - first]
  }

  // MARK: Traveling

  /// Returns the store that the screen shows now.
  func shown(_ live: Store<State, Action>) -> Store<State, Action> {
    guard let traveled else { return live }
    if let store = travelStores[traveled] { return store }
    guard let states = entry(traveled)?.reduction.states else { return live }
    // Stores shown by views are on the main actor, and so are the actions sent to them.
    let store = Store<State, Action>(frozen: states.new) { [weak self] _ in
      MainActor.assumeIsolated {
        // Views that appear in the past send actions by themselves, which no user has asked for.
        if UserInput.current != nil { self?.refuse() }
      }
    }
    travelStores = [traveled: store]
    return store
  }

  /// Shows that the past can't be changed.
  func refuse() { message = "This is the past. Press . to return, b to branch from here." }

  /// Travels to the state after an action.
  public func travel(to number: Int) {
    pause()
    show(number)
  }

  func show(_ number: Int) {
    guard let first = entries.first?.number, let last = entries.last?.number else { return }
    // Keys of the screen do nothing in the past.
    if traveled == nil, focus == nil { (focus, tookFocus) = (.actions, true) }
    let number = min(max(number, first), last)
    traveled = number
    if past?.number != number {
      let refuse: () -> Void = { [weak self] in self?.refuse() }
      past = PastMoment(number: number, shared: sharedMoment(after: number), refuse: refuse)
    }
    message = nil
    selectedPath = nil
  }

  /// Returns the shared values after an action. A value that it hasn't seen is as the last action before saw it, or as
  /// the first one after it did.
  private func sharedMoment(after number: Int) -> SharedMoment {
    var moment = SharedMoment()
    for entry in entries.reversed() where entry.number > number {
      if let moments = entry.reduction.sharedMoments { moment.merge(moments.old) }
    }
    for entry in entries where entry.number <= number {
      if let moments = entry.reduction.sharedMoments { moment.merge(moments.new) }
    }
    return moment
  }

  /// Travels some steps forward, or back if negative, from one listed action to another.
  public func step(by steps: Int) {
    let listed = listed
    guard let last = listed.last?.number else { return }
    let here = traveled ?? last
    // Between two listed actions, the nearest one in the direction is the first step.
    let index =
      steps < 0
      ? (listed.firstIndex { $0.number >= here } ?? listed.count) + steps
      : (listed.lastIndex { $0.number <= here } ?? -1) + steps
    travel(to: listed[min(max(index, 0), listed.count - 1)].number)
  }

  /// Returns to the present. Actions that have arrived meanwhile are sent now, in order.
  public func resume() {
    guard traveled != nil else { return }
    leavePast()
    message = nil
    sendHeld()
  }

  func leavePast() {
    pause()
    (traveled, past, selectedPath, travelStores) = (nil, nil, nil, [:])
    if tookFocus { (focus, tookFocus) = (nil, false) }
  }

  /// Whether the keys of the film go before those of the screen.
  var takesKeys: Bool { traveled != nil || focus != nil }

  func sendHeld() {
    let actions = held
    held = []
    for (action, cause) in actions {
      resumedCause = cause
      store?.send(action)
      resumedCause = nil
    }
  }

  /// Opens the pane, or closes it and returns to the present.
  public func toggle() {
    isOpen.toggle()
    guard !isOpen else { return }
    resume()
    focus = nil
  }
}
