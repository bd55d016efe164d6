import ComposableArchitecture
import Simulation
import Testing

/// A small feature on operators of the architecture, or on copies of them with a defect.
@Reducer
struct RuntimeMutant: Mutant {
  enum Defect: String, CaseIterable, Sendable {
    case debounceSendsFirst, cancellationForgetsOne, concatenationMerges, mergeDropsLast, childEffectsGoOn
    case unequalHashes, lostInCoding, realClock
  }

  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var input = 0
    var output = 0
    var log: [Int] = []
    var isOpen = false
    var childEvents = 0
    var hasLateEvent = false
    var secret = Secret()
  }

  enum Action: Codable, Equatable {
    case typed, settled(Int), both, first, second, toggleChild, childTask, childResponse, slow, slowDone
  }

  /// A value with a defect of its conformances.
  struct Secret: Codable, Equatable, Hashable {
    var defect: String?
    var value = 0
    var box = Box()

    final class Box: Sendable {}

    enum CodingKeys: CodingKey { case defect, value }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      defect = try container.decodeIfPresent(String.self, forKey: .defect)
      let value = try container.decode(Int.self, forKey: .value)
      self.value = defect == Defect.lostInCoding.rawValue ? 0 : value
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

    func hash(into hasher: inout Hasher) {
      if defect == Defect.unequalHashes.rawValue {
        hasher.combine(ObjectIdentifier(box))
      } else {
        hasher.combine(value)
      }
    }
  }

  let defect: Defect?
  let request: @Sendable (String) async throws -> Void

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case input, child }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed:
        state.input += 1
        state.secret.value += 1
        state.secret.defect = defect?.rawValue
        return settle(state.input)

      case .settled(let input):
        state.output = input
        return .none

      case .both:
        state.log = []
        let first = Effect<Action>.run { send in
          try? await request("first")
          await send(.first)
        }
        let second = Effect<Action>.run { send in
          try? await request("second")
          await send(.second)
        }
        let both =
          switch defect {
          case .concatenationMerges: Effect.merge(first, second)
          case .mergeDropsLast: first
          default: Effect.concatenate(first, second)
          }
        return both.cancellable(id: CancelID.input, cancelInFlight: true)

      case .first:
        state.log.append(1)
        return .none

      case .second:
        state.log.append(2)
        return .none

      case .toggleChild:
        state.isOpen.toggle()
        return state.isOpen || defect == .childEffectsGoOn ? .none : .cancel(id: CancelID.child)

      case .childTask:
        guard state.isOpen else { return .none }
        let effect = Effect<Action>.run { send in
          try await request("child")
          await send(.childResponse)
        } catch: { _, _ in
        }
        return effect.cancellable(id: CancelID.child)

      case .childResponse:
        if !state.isOpen { state.hasLateEvent = true }
        return .none

      case .slow:
        guard defect == .realClock else { return .none }
        return .run { send in
          try await Task.sleep(for: .seconds(600))
          await send(.slowDone)
        }

      case .slowDone:
        return .none
      }
    }
  }

  private func settle(_ input: Int) -> Effect<Action> {
    let sleeping = Effect<Action>.run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.settled(input))
    }
    switch defect {
    case .debounceSendsFirst:
      return input % 2 == 1 ? sleeping.cancellable(id: CancelID.input, cancelInFlight: true) : .none
    case .cancellationForgetsOne:
      let slower = Effect<Action>.run { send in
        try await clock.sleep(for: .seconds(2))
        await send(.settled(input))
      }
      return input == 1 ? slower : sleeping.cancellable(id: CancelID.input, cancelInFlight: true)
    default:
      return sleeping.cancellable(id: CancelID.input, cancelInFlight: true)
    }
  }

  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport {
    await Simulation.simulate(State(), options: options) {
      RuntimeMutant(defect: defect) { question in
        try await answer(question, .done, .failure(CancellationError()))
      }
    } user: { state in
      // Both share a cancellation, so that one of them runs.
      (state.log.isEmpty && state.input == 0 ? [.both] : []) + (state.log.isEmpty ? [.typed] : [])
        + [.toggleChild, .childTask, .slow]
    } always: { state in
      #expect(state.log == Array([1, 2].prefix(state.log.count)))
      #expect(!state.hasLateEvent)
    } atRest: { state in
      if state.log.isEmpty { #expect(state.output == state.input) } else { #expect(state.log.count == 2) }
    }
  }
}
