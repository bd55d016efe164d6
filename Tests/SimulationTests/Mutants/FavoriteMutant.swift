import ComposableArchitecture
import Simulation
import Testing

/// A favorite that is shown at once and stored afterwards, as the hearts of Repository.
@Reducer
struct FavoriteMutant: Mutant {
  enum Defect: String, CaseIterable, Sendable {
    case noRollback, rollbackByToggling, savesAtOnce, changeWhileSavingIsLost, failureKeepsSaving,
      wrongSavedValue
    case lostError, errorStays
  }

  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var isShown = false
    var isSaved = false
    var save = Phase.idle
    var hasError = false
    /// Whether the last response was a failure, and the value that is stored.
    var hasFailed = false
    var isStored = false

    enum Phase: String, Codable, Hashable { case idle, loading }
  }

  enum Action: Codable, Equatable {
    case heartTapped
    case response(Bool, isSuccess: Bool)
  }

  let defect: Defect?
  let store: @Sendable (Bool) async throws -> Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .heartTapped:
        state.isShown.toggle()
        if state.save == .loading, defect != .savesAtOnce { return .none }
        return save(&state)

      case .response(let value, let isSuccess):
        state.hasFailed = !isSuccess
        if isSuccess || defect != .failureKeepsSaving { state.save = .idle }
        guard isSuccess else {
          if defect != .lostError { state.hasError = true }
          if defect == .rollbackByToggling { state.isShown.toggle() }
          if defect != .noRollback, defect != .rollbackByToggling { state.isShown = state.isSaved }
          return .none
        }
        state.isStored = value
        if defect != .errorStays { state.hasError = false }
        state.isSaved = defect == .wrongSavedValue ? state.isShown : value
        guard state.isShown != state.isSaved else { return .none }
        return defect == .changeWhileSavingIsLost || defect == .savesAtOnce ? .none : save(&state)
      }
    }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.save = .loading
    return .run { [value = state.isShown] send in
      let isSuccess = (try? await store(value)) != nil
      await send(.response(value, isSuccess: isSuccess))
    }
  }

  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport {
    await Simulation.simulate(State(), options: options) {
      FavoriteMutant(defect: defect) { value in
        try await answer("store(\(value))", .value(true), .failure(CancellationError()))
      }
    } user: { _ in
      [.heartTapped]
    } atRest: { state in
      #expect(state.isShown == state.isSaved)
      #expect(state.isSaved == state.isStored)
      #expect(state.hasError == state.hasFailed)
    }
  }
}
