import ComposableArchitecture
import Simulation
import Testing

/// Rows with a detail that is loaded and saved, as in Characters and Profile.
@Reducer
struct RowsMutant: Mutant {
  enum Defect: String, CaseIterable, Sendable {
    case detailOfOther, lateDismissal, removalByPlace, danglingSelection, actionForMissingRow, duplicateRow
    case detailAfterRemoval, doubleRemoval
  }

  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1), .init(id: 2), .init(id: 3)]
    var removed: [Int] = []
    var selection: Int?
    var hasClosedOther = false
    @Presents var detail: Detail.State?
  }

  enum Action {
    case selected(Int)
    case removeTapped(Int)
    case removalResponse(id: Int, place: Int)
    case restoreTapped
    case textResponse(String)
    case saved(id: Int)
    case rows(IdentifiedActionOf<Row>)
    case detail(PresentationAction<Detail.Action>)
  }

  @Reducer
  struct Row {
    @ObservableState struct State: Codable, Equatable, Hashable, Identifiable {
      let id: Int
      var taps = 0
    }
    enum Action: Codable, Equatable { case tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
    }
  }

  @Reducer
  struct Detail {
    @ObservableState struct State: Codable, Equatable, Hashable, Identifiable {
      let id: Int
      var text: String?
    }
    enum Action: Codable, Equatable { case task, saveTapped, textResponse(String) }
    let request: @Sendable (String) async throws -> Void
    let isSavedByParent: Bool
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .task:
          return .run { [id = state.id] send in
            try await request("text(\(id))")
            await send(.textResponse("text \(id)"))
          } catch: { _, _ in
          }
        case .saveTapped:
          guard !isSavedByParent else { return .none }
          return .run { [id = state.id] _ in
            try await request("save(\(id))")
            await dismiss()
          } catch: { _, _ in
          }
        case .textResponse(let text):
          state.text = text
          return .none
        }
      }
    }
  }

  let defect: Defect?
  let request: @Sendable (String) async throws -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .selected(let id):
        guard state.rows[id: id] != nil else { return .none }
        state.selection = id
        state.detail = Detail.State(id: id)
        guard defect == .detailOfOther || defect == .detailAfterRemoval else { return .none }
        return .run { send in
          try await request("parent's text(\(id))")
          await send(.textResponse("text \(id)"))
        } catch: { _, _ in
        }

      case .textResponse(let text):
        if defect == .detailAfterRemoval {
          return .send(.detail(.presented(.textResponse("text \(state.selection ?? 0)"))))
        }
        state.detail?.text = text
        return .none

      case .removeTapped(let id):
        guard let place = state.rows.index(id: id) else { return .none }
        return .run { send in
          try await request("remove(\(id))")
          await send(.removalResponse(id: id, place: place))
        } catch: { _, _ in
        }

      case .removalResponse(let id, let place):
        if state.removed.contains(id), defect != .doubleRemoval { return .none }
        state.removed.append(id)
        if defect == .removalByPlace {
          if place < state.rows.count { state.rows.remove(at: place) }
        } else {
          state.rows.remove(id: id)
        }
        guard state.selection == id, defect != .danglingSelection else { return .none }
        state.selection = nil
        state.detail = nil
        return .none

      case .restoreTapped:
        if let id = state.removed.popLast() { state.rows.append(Row.State(id: id)) }
        if defect == .duplicateRow { state.rows.append(Row.State(id: 1)) }
        return .none

      case .saved(let id):
        if let detail = state.detail, detail.id != id { state.hasClosedOther = true }
        state.detail = nil
        state.selection = nil
        return .none

      case .detail(.presented(.saveTapped)) where defect == .lateDismissal:
        guard let id = state.detail?.id else { return .none }
        return .run { send in
          try await request("parent's save")
          await send(.saved(id: id))
        } catch: { _, _ in
        }

      case .rows(.element(let id, .tapped)):
        guard defect == .actionForMissingRow, state.rows[id: id]?.taps == 1 else { return .none }
        return .run { send in
          try await request("tap(\(id))")
          await send(.rows(.element(id: id, action: .tapped)))
        } catch: { _, _ in
        }

      case .detail(.dismiss):
        state.selection = nil
        return .none

      case .detail:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$detail, action: \.detail) {
      Detail(request: request, isSavedByParent: defect == .lateDismissal)
    }
  }

  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport {
    await Simulation.simulate(State(), options: options) {
      RowsMutant(defect: defect) { question in
        try await answer(question, .done, .failure(CancellationError()))
      }
    } user: { state in
      let rows: [Action] = state.rows.flatMap { row -> [Action] in
        [.selected(row.id), .removeTapped(row.id), .rows(.element(id: row.id, action: .tapped))]
      }
      let detail: [Action] = [
        .detail(.presented(.task)), .detail(.presented(.saveTapped)), .detail(.dismiss),
      ]
      return rows + (state.detail == nil ? [] : detail) + [.restoreTapped]
    } always: { state in
      #expect(Set(state.rows.ids).isDisjoint(with: state.removed))
      #expect(!state.hasClosedOther)
      #expect(Set(state.removed).count == state.removed.count)
      #expect(Set(state.rows.ids).union(state.removed) == [1, 2, 3])
      if let detail = state.detail, let text = detail.text { #expect(text == "text \(detail.id)") }
      if let selection = state.selection { #expect(state.rows[id: selection] != nil) }
      #expect(state.selection == state.detail?.id)
    }
  }
}
