import ComposableArchitecture
import Foundation
import Observation

/// What has happened in a store, action by action, and a way back to the states it has been in.
///
/// ```swift
/// let inspector = Inspector<Feature.State, Feature.Action>()
/// let store = Store(initialState: Feature.State()) { inspector.inspecting(Feature()) }
/// InspectedView(inspector, store: store) { FeatureView(store: $0) }
/// ```
///
/// While one travels, the screen shows a state of before. Nothing is reduced then, and no effect starts: actions
/// that arrive wait until one is back. Those that the screen itself sends are dropped.
@MainActor
@Observable
public final class Inspector<State, Action> {
  /// One action, and what it did.
  public struct Entry {
    /// Counts from 1, in the order of the actions.
    public let number: Int
    public let time: Date
    public let reduction: StoreReduction<State, Action>
  }

  /// Whether the pane is shown.
  public var isOpen = false
  /// The actions, the oldest first: the last ``limit`` of them.
  public private(set) var entries: [Entry] = []
  /// The number of the action after which the screen shows the state; `nil` while it shows the present.
  public private(set) var travelled: Int?
  /// The number of the action that is looked at.
  public var selected: Int?
  /// What came of the last export.
  public internal(set) var message: String?

  /// How many actions are kept.
  public let limit: Int
  /// Writes the actions down; `nil` where they cannot be.
  @ObservationIgnored public var export: (@MainActor ([Entry]) throws -> String)?

  @ObservationIgnored private var count = 0
  @ObservationIgnored private var held: [Action] = []
  /// What is said of the actions that were looked at.
  private var details: [Int: String] = [:]
  @ObservationIgnored private let finder = DetailFinder()
  @ObservationIgnored private var travelStores: [Int: Store<State, Action>] = [:]
  @ObservationIgnored private weak var store: Store<State, Action>?

  /// - Parameter limit: How many actions are kept.
  public init(limit: Int = 500) { self.limit = max(1, limit) }

  /// The reducer, seen by the inspector.
  ///
  /// - Parameter reducer: The reducer.
  public func inspecting(_ reducer: some Reducer<State, Action>) -> some Reducer<State, Action> {
    GatedReducer(base: reducer.observed(by: InspectorObserver(inspector: self)), inspector: self)
  }

  func add(_ reduction: StoreReduction<State, Action>) {
    count += 1
    entries.append(Entry(number: count, time: Date(), reduction: reduction))
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  // MARK: Travelling

  /// Keeps an action for later while one travels.
  fileprivate func holds(_ action: Action) -> Bool {
    guard travelled != nil else { return false }
    held.append(action)
    return true
  }

  func connect(_ store: Store<State, Action>) { self.store = store }

  /// The store that the screen shows now.
  func shown(_ live: Store<State, Action>) -> Store<State, Action> {
    guard let travelled else { return live }
    if let store = travelStores[travelled] { return store }
    guard let states = entries.first(where: { $0.number == travelled })?.reduction.states else { return live }
    let store = Store<State, Action>(frozen: states.new)
    travelStores = [travelled: store]
    return store
  }

  /// Goes to the state after an action.
  public func travel(to number: Int) {
    guard let first = entries.first?.number, let last = entries.last?.number else { return }
    travelled = min(max(number, first), last)
    selected = travelled
  }

  /// Goes a step back or forth.
  public func step(by steps: Int) {
    guard let last = entries.last?.number else { return }
    travel(to: (travelled ?? last) + steps)
  }

  /// Goes back to the present. What has arrived meanwhile happens now, in the order in which it came.
  public func resume() {
    guard travelled != nil else { return }
    travelled = nil
    selected = nil
    travelStores = [:]
    let actions = held
    held = []
    for action in actions { store?.send(action) }
  }

  /// Opens the pane, or closes it and goes back to the present.
  public func toggle() {
    isOpen.toggle()
    if !isOpen { resume() }
  }

  /// The number of the action that the pane tells of: the last one unless another is selected.
  var lookedAt: Int? { selected ?? entries.last?.number }

  /// What the pane says of the action that is looked at; `nil` until it is found.
  var detail: String? { lookedAt.flatMap { details[$0] } }

  /// What was said last, which stands there until the next is found.
  private(set) var lastDetail = ""

  /// Finds what the pane says of the action that is looked at, off the main actor: to compare two states takes
  /// the longer the more has changed.
  func findDetail() async {
    guard let number = lookedAt, details[number] == nil,
      let entry = entries.first(where: { $0.number == number }),
      let detail = await finder.detail(of: UncheckedSendable(entry.reduction))
    else { return }
    if details.count >= limit { details = [:] }
    details[number] = detail
    lastDetail = detail
  }

  func exportEntries() {
    guard let export else { return }
    do {
      message = try export(entries)
    } catch {
      message = error.localizedDescription
    }
  }
}

private struct GatedReducer<Base: Reducer>: Reducer {
  let base: Base
  let inspector: Inspector<Base.State, Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    // NB: the stores that views show are on the main actor, and so are their reductions.
    nonisolated(unsafe) let arrived = action
    let inspector = inspector
    if MainActor.assumeIsolated({ inspector.holds(arrived) }) { return .none }
    return base.reduce(into: &state, action: action)
  }
}

private struct InspectorObserver<State, Action>: StoreObserver {
  let inspector: Inspector<State, Action>

  var comparesStates: Bool { true }

  func didReduce<S, A>(_ reduction: StoreReduction<S, A>) {
    guard let reduction = reduction as? StoreReduction<State, Action> else { return }
    // NB: the stores that views show are on the main actor, and so are their reductions.
    nonisolated(unsafe) let seen = reduction
    let inspector = inspector
    MainActor.assumeIsolated { inspector.add(seen) }
  }
}

/// Describes one action after another, in the background.
private actor DetailFinder {
  /// - Returns: What an action changed and who sent it; `nil` if nobody waits for it any more.
  func detail<State, Action>(of reduction: UncheckedSendable<StoreReduction<State, Action>>) -> String? {
    if Task.isCancelled { return nil }
    let reduction = reduction.value
    let difference = reduction.states.flatMap { StateDifference.text(from: $0.old, to: $0.new) }
    let origin =
      switch reduction.cause {
      case .user: "Sent by the user."
      case .operation(let effect): "Sent by the effect \(effect)."
      case .send: "Sent by the action before, with Effect.send."
      }
    return "\(difference ?? "The state did not change.")\n\(origin)"
  }
}
