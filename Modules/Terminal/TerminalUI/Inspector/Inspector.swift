import ComposableArchitecture
import Foundation
import Observation

/// The history of a store, action by action, with a way back to its earlier states.
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
  public private(set) var entries: [Entry] = []
  /// The number of the action after which the shown state occurred; `nil` while the screen shows the present.
  public private(set) var travelled: Int?
  /// The number of the selected action.
  public var selected: Int?
  /// The outcome of the last export.
  public internal(set) var message: String?

  /// The number of actions kept.
  public let limit: Int
  /// Exports the actions and returns a message about the outcome; `nil` if they can't be exported.
  @ObservationIgnored public var export: (@MainActor ([Entry]) throws -> String)?

  @ObservationIgnored private var count = 0
  @ObservationIgnored private var held: [Action] = []
  /// The details of actions that have been selected, by number.
  private var details: [Int: String] = [:]
  @ObservationIgnored private let finder = DetailFinder()
  @ObservationIgnored private var travelStores: [Int: Store<State, Action>] = [:]
  @ObservationIgnored private weak var store: Store<State, Action>?

  /// - Parameter limit: The number of actions to keep.
  public init(limit: Int = 500) { self.limit = max(1, limit) }

  /// Returns a reducer that is observed by the inspector.
  ///
  /// - Parameter reducer: The reducer to observe.
  public func inspecting(_ reducer: some Reducer<State, Action>) -> some Reducer<State, Action> {
    GatedReducer(base: reducer.observed(by: InspectorObserver(inspector: self)), inspector: self)
  }

  func add(_ reduction: StoreReduction<State, Action>) {
    count += 1
    entries.append(Entry(number: count, time: Date(), reduction: reduction))
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  // MARK: Traveling

  /// Keeps an action for later while traveling.
  ///
  /// - Returns: Whether the action was kept.
  fileprivate func holds(_ action: Action) -> Bool {
    guard travelled != nil else { return false }
    held.append(action)
    return true
  }

  func connect(_ store: Store<State, Action>) { self.store = store }

  /// Returns the store that the screen shows now.
  func shown(_ live: Store<State, Action>) -> Store<State, Action> {
    guard let travelled else { return live }
    if let store = travelStores[travelled] { return store }
    guard let states = entries.first(where: { $0.number == travelled })?.reduction.states else { return live }
    // Stores shown by views are on the main actor, and so are the actions sent to them.
    let store = Store<State, Action>(frozen: states.new) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.message = "This is the past: nothing changes here. Press . to return."
      }
    }
    travelStores = [travelled: store]
    return store
  }

  /// Travels to the state after an action.
  public func travel(to number: Int) {
    guard let first = entries.first?.number, let last = entries.last?.number else { return }
    travelled = min(max(number, first), last)
    message = nil
    selected = travelled
  }

  /// Travels some steps forward, or back if negative.
  public func step(by steps: Int) {
    guard let last = entries.last?.number else { return }
    travel(to: (travelled ?? last) + steps)
  }

  /// Returns to the present. Actions that have arrived meanwhile are sent now, in order.
  public func resume() {
    guard travelled != nil else { return }
    travelled = nil
    message = nil
    selected = nil
    travelStores = [:]
    let actions = held
    held = []
    for action in actions { store?.send(action) }
  }

  /// Opens the pane, or closes it and returns to the present.
  public func toggle() {
    isOpen.toggle()
    if !isOpen { resume() }
  }

  /// The number of the action shown in the pane: the selected action, or the last one.
  var lookedAt: Int? { selected ?? entries.last?.number }

  /// The details of that action; `nil` until they are found.
  var detail: String? { lookedAt.flatMap { details[$0] } }

  /// The details found last, shown until the next are found.
  private(set) var lastDetail = ""

  /// Finds the details of the action in the pane. It runs off the main actor because comparing two states is
  /// slow if much has changed.
  func findDetail() async {
    // The recorded states are copies that nothing changes. Only an object that a state refers to may be read while the
    // main actor changes it.
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
    // Stores shown by views are on the main actor, and so are their reductions.
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
    // Stores shown by views are on the main actor, and so are their reductions.
    nonisolated(unsafe) let seen = reduction
    let inspector = inspector
    MainActor.assumeIsolated { inspector.add(seen) }
  }
}

/// Describes one action at a time, in the background.
private actor DetailFinder {
  /// Describes an action's changes and its sender.
  ///
  /// - Returns: The description; `nil` if the caller has been cancelled.
  func detail<State, Action>(of reduction: UncheckedSendable<StoreReduction<State, Action>>) -> String? {
    if Task.isCancelled { return nil }
    let reduction = reduction.value
    let difference = reduction.states.flatMap { StateDifference.text(from: $0.old, to: $0.new) }
    let origin =
      switch reduction.cause {
      case .user: "Sent by the user."
      case .operation(let effect): "Sent by the effect \(effect)."
      case .send: "Sent by the previous action with Effect.send."
      }
    return "\(difference ?? "The state did not change.")\n\(origin)"
  }
}
