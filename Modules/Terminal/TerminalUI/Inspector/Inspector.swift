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
  public private(set) var entries: [Entry] = []
  /// The number of the action after which the shown state occurred; `nil` while the screen shows the present.
  public private(set) var travelled: Int?
  /// The outcome of the last command.
  public internal(set) var message: String?

  /// The number of actions kept.
  public let limit: Int
  /// Exports the actions and returns a message about the outcome; `nil` if they can't be exported.
  @ObservationIgnored public var export: (@MainActor ([Entry]) throws -> String)?

  /// Returns the name of the property that an action of a binding changes; `nil` if it isn't known.
  @ObservationIgnored public var bindingName: (Any) -> String? = { _ in nil }
  /// Makes a test of actions, the last of which it is about; `nil` if no tests can be made.
  @ObservationIgnored public var makeTest: (@MainActor ([Entry]) throws -> InspectorTest)?

  private(set) var timeline = FilmTimeline()
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
  private(set) var isPlaying = false
  /// The time on the film while it plays.
  private(set) var playhead: Date?

  /// The part that had the focus before the filter.
  @ObservationIgnored private var unfiltered: InspectorPart?
  /// Whether the focus moved here when traveling began.
  @ObservationIgnored private var tookFocus = false
  @ObservationIgnored private var count = 0
  /// The actions that have arrived in the past, with their senders.
  @ObservationIgnored private var held: [(action: Action, cause: ActionCause)] = []
  /// The sender of the action that is being sent on its behalf.
  @ObservationIgnored private var resumedCause: ActionCause?
  /// The change to a state of the past, while it is carried out.
  @ObservationIgnored private(set) var branch: (state: State, cancelled: [Int])?
  @ObservationIgnored private var texts: [Int: ActionText] = [:]
  /// The lines found so far.
  private var details: [DetailID: [StateRow]] = [:]
  @ObservationIgnored private let finder = DetailFinder()
  @ObservationIgnored private var travelStores: [Int: Store<State, Action>] = [:]
  @ObservationIgnored private weak var store: Store<State, Action>?
  @ObservationIgnored private let clock: any Clock<Duration>
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

  /// What happens to an action that arrives now.
  var admission: Admission {
    if branch != nil { return .branching }
    return travelled == nil ? .open(number: count + 1) : .closed
  }

  func didReduce(_ reduction: StoreReduction<State, Action>) {
    guard branch == nil else { return }
    guard travelled == nil else { return held.append((reduction.action, reduction.cause)) }
    let (time, cause) = (now(), resumedCause ?? reduction.cause)
    let input = resumedCause == nil ? UserInput.current : nil
    resumedCause = nil
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

  private func entry(_ number: Int) -> Entry? {
    guard let first = entries.first?.number, entries.indices.contains(number - first) else { return nil }
    return entries[number - first]
  }

  // MARK: Traveling

  /// Returns the store that the screen shows now.
  func shown(_ live: Store<State, Action>) -> Store<State, Action> {
    guard let travelled else { return live }
    if let store = travelStores[travelled] { return store }
    guard let states = entry(travelled)?.reduction.states else { return live }
    // Stores shown by views are on the main actor, and so are the actions sent to them.
    let store = Store<State, Action>(frozen: states.new) { [weak self] _ in
      MainActor.assumeIsolated { self?.refuse() }
    }
    travelStores = [travelled: store]
    return store
  }

  /// Says that the past can't be changed.
  func refuse() { message = "This is the past. Press . to return, b to branch from here." }

  /// Travels to the state after an action.
  public func travel(to number: Int) {
    pause()
    show(number)
  }

  private func show(_ number: Int) {
    guard let first = entries.first?.number, let last = entries.last?.number else { return }
    // Keys of the screen do nothing in the past.
    if travelled == nil, focus == nil { (focus, tookFocus) = (.actions, true) }
    travelled = min(max(number, first), last)
    message = nil
    selectedPath = nil
  }

  /// Travels some steps forward, or back if negative, from one listed action to another.
  public func step(by steps: Int) {
    let listed = listed
    guard let last = listed.last?.number else { return }
    let here = travelled ?? last
    // Between two listed actions, the nearest one in the direction is the first step.
    let index =
      steps < 0
      ? (listed.firstIndex { $0.number >= here } ?? listed.count) + steps
      : (listed.lastIndex { $0.number <= here } ?? -1) + steps
    travel(to: listed[min(max(index, 0), listed.count - 1)].number)
  }

  /// Returns to the present. Actions that have arrived meanwhile are sent now, in order.
  public func resume() {
    guard travelled != nil else { return }
    leavePast()
    message = nil
    sendHeld()
  }

  private func leavePast() {
    pause()
    (travelled, selectedPath, travelStores) = (nil, nil, [:])
    if tookFocus { (focus, tookFocus) = (nil, false) }
  }

  /// Whether the keys of the film go before those of the screen.
  var takesKeys: Bool { travelled != nil || focus != nil }

  private func sendHeld() {
    let actions = held
    held = []
    for (action, cause) in actions {
      resumedCause = cause
      store?.send(action)
      resumedCause = nil
    }
  }

  /// Makes the past the present: the store gets the shown state. The later actions and their effects are gone.
  func branchHere() {
    guard let here = travelled, let entry = entry(here), let states = entry.reduction.states, let store else {
      return
    }
    pause()
    let running = effects.runs.filter { $0.end == nil }
    let later = running.filter {
      timeline.number(ofReduction: $0.effect.reductionID).map { $0 > here } ?? false
    }
    let lost = timeline.effects(after: here, of: effects.runs).filter { $0.isInFlight && $0.run.end != nil }
    let gone = count - here
    branch = (states.new, Array(here + 1..<count + 1))
    // The action only carries the change. It isn't reduced.
    store.send(entry.reduction.action)
    branch = nil
    let isOfPast = { [timeline] (cause: ActionCause) in
      guard case .operation(let effect) = cause else { return false }
      return timeline.number(ofReduction: effect.reductionID).map { $0 <= here } ?? false
    }
    held.removeAll { !isOfPast($0.cause) }
    entries.removeAll { $0.number > here }
    timeline.removeAll(after: here)
    for number in texts.keys where number > here { texts[number] = nil }
    details = details.filter { $0.key.number <= here }
    count = here
    effects.advance(to: here, first: entries.first?.number ?? here)
    effects.remove(later)
    leavePast()
    var sentences = ["The past is the present now; \(Self.count(gone, "later action")) gone."]
    if !later.isEmpty { sentences.append("\(Self.count(later.count, "effect")) cancelled.") }
    if !lost.isEmpty {
      sentences.append(
        "Ended, not started again: \(lost.map { $0.run.effect.description }.joined(separator: ", "))."
      )
    }
    sendHeld()
    message = sentences.joined(separator: " ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? " is" : "s are")"
  }

  /// Opens the pane, or closes it and returns to the present.
  public func toggle() {
    isOpen.toggle()
    guard !isOpen else { return }
    resume()
    focus = nil
  }

  // MARK: The focus

  var focusBinding: Binding<InspectorPart?> { Binding(get: { self.focus }, set: { self.focus = $0 }) }

  /// Moves the focus to the filter.
  func startFilter() {
    if focus != .filter { unfiltered = focus }
    focus = .filter
  }

  /// Moves the focus back to where it was.
  func endFilter() { focus = unfiltered }

  // MARK: Playing

  /// Plays the film from the shown action, or from the start if that is the last one; or pauses it.
  func playOrPause() {
    if isPlaying { return pause() }
    let listed = listed
    guard let first = listed.first, let last = listed.last else { return }
    let here = travelled ?? last.number
    show(here >= last.number ? first.number : here)
    playhead = travelled.flatMap { timeline[$0]?.time }
    isPlaying = true
  }

  private func pause() {
    isPlaying = false
    playhead = nil
  }

  /// Shows one action after another at the pace at which they were recorded, while the film plays.
  func play() async {
    while isPlaying, let here = travelled, let playhead {
      guard let next = listed.first(where: { $0.number > here }) else { return pause() }
      let rest = Duration.seconds(max(0, next.time.timeIntervalSince(playhead)))
      let step = min(rest, .milliseconds(100))
      do { try await clock.sleep(for: step) } catch { return }
      guard isPlaying, travelled == here else { continue }
      // The head moves in steps, and their sum isn't exact.
      if rest - step < .milliseconds(1) {
        show(next.number)
        self.playhead = next.time
      } else {
        self.playhead = playhead.addingTimeInterval(step / .seconds(1))
      }
    }
  }

  // MARK: What the pane shows

  /// The actions that the filter leaves.
  var listed: [FilmMoment] {
    let word = filter.trimmingCharacters(in: .whitespaces).foldedCharacters
    guard !word.isEmpty else { return timeline.moments }
    return timeline.moments.filter { moment in
      let text = text(of: moment.number)
      let folded = "\(text.name) \(text.value) \(moment.sender)".foldedCharacters
      return folded.indices.contains { folded[$0...].starts(with: word) }
    }
  }

  /// Returns an action in words.
  func text(of number: Int) -> ActionText {
    if let text = texts[number] { return text }
    guard let entry = entry(number) else { return ActionText("") }
    let text = ActionText(entry.reduction.action, bindingName: bindingName)
    texts[number] = text
    return text
  }

  /// The number of the action with the state in the pane: the one after which the shown state occurred.
  var lookedAt: Int? { travelled ?? entries.last?.number }

  /// The lines to show, by the action and the choices of the user.
  struct DetailID: Hashable {
    let number: Int
    let expansions: [String: Bool]
    let showsChangesOnly: Bool
  }

  /// The lines that the pane needs.
  var detailID: DetailID? {
    lookedAt.map {
      DetailID(number: $0, expansions: tree.expansions, showsChangesOnly: tree.showsChangesOnly)
    }
  }

  /// The lines of the state; `nil` until they are found.
  var detail: [StateRow]? { detailID.flatMap { details[$0] } }

  /// The lines found last, shown until the next are found.
  private(set) var lastDetail: [StateRow] = []

  /// Finds the lines of the state in the pane. It runs off the main actor because comparing two states is slow if much
  /// has changed.
  func findDetail() async {
    // The recorded states are copies that nothing changes. Only an object that a state refers to may be read while the
    // main actor changes it.
    guard let id = detailID, details[id] == nil, let entry = entry(id.number),
      let rows = await finder.rows(of: UncheckedSendable(entry.reduction), tree)
    else { return }
    if details.count >= limit { details = [:] }
    details[id] = rows
    lastDetail = rows
  }

  /// Expands or collapses a line of the state.
  func toggle(_ row: StateRow) {
    guard row.isExpandable else { return }
    tree.expansions[row.path] = !row.isExpanded
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

/// Makes the lines of one state at a time, in the background.
private actor DetailFinder {
  /// Returns the lines of the state after an action.
  ///
  /// - Returns: The lines; `nil` if the caller has been cancelled.
  func rows<State, Action>(
    of reduction: UncheckedSendable<StoreReduction<State, Action>>,
    _ tree: StateTree
  ) -> [StateRow]? {
    if Task.isCancelled { return nil }
    let reduction = reduction.value
    guard let states = reduction.states else { return [] }
    return tree.rows(from: states.old, to: states.new, shared: reduction.sharedValues)
  }
}
