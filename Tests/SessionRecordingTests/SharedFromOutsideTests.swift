import ComposableArchitecture
import Foundation
import SessionRecording
import Testing

/// Sessions in which something else than the feature changes shared values.
@MainActor
struct SharedFromOutsideTests {
  private let recording = Recording()

  /// Records a session of a feature and replays it.
  private func difference<R: Reducer & Sendable>(
    _ state: R.State,
    _ feature: R,
    replayed: R? = nil,
    _ session: @MainActor (StoreOf<R>) -> Void
  ) throws -> ReplayDifference? where R.State: Codable & Equatable, R.Action: Codable {
    session(recording.store(state, feature))
    let replayed = replayed ?? feature
    return try SessionTrace(text: recording.text).replay([RecordedFeature { replayed }])
  }

  @Test func `a state goes on sharing its elements after a change from outside`() throws {
    @Shared(.inMemory("notes")) var notes: IdentifiedArrayOf<Board.Note> = []
    let difference = try difference(Board.State(), Board()) { store in
      store.send(.added)
      $notes.withLock { $0[id: 0]?.count = 40 }
      store.send(.rows(.element(id: 0, action: .counted)))
      store.send(.rows(.element(id: 0, action: .incremented)))
      store.send(.rows(.element(id: 0, action: .counted)))
      #expect(store.rows[id: 0]?.counted == 41)
    }
    #expect(difference == nil, "\(difference?.difference ?? "")")
  }

  @Test func `a change by another thread while an action is reduced isn't a change by the action`() throws {
    @Shared(.inMemory("number")) var number = 0
    let feature = Reading(meanwhile: { [$number] in
      let hasChanged = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        $number.withLock { $0 += 5 }
        hasChanged.signal()
      }
      hasChanged.wait()
    })
    let difference = try difference(Reading.State(), feature, replayed: Reading(meanwhile: {})) { store in
      store.send(.read)
      store.send(.read)
      store.send(.increment)
      #expect(store.seen == [0, 5])
      #expect(store.number == 11)
    }
    #expect(difference == nil, "\(difference?.difference ?? "")")
  }
}

/// A list of notes, each of which shares its element of a shared list.
@Reducer
struct Board {
  struct Note: Codable, Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct State: Codable, Equatable {
    @Shared(.inMemory("notes")) var notes: IdentifiedArrayOf<Note> = []
    var rows: IdentifiedArrayOf<BoardRow.State> = []
  }

  enum Action: Codable {
    case added
    case rows(IdentifiedActionOf<BoardRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .added = action {
        state.$notes.withLock { _ = $0.append(Note(id: $0.count)) }
        state.rows = IdentifiedArray(uniqueElements: Array(state.$notes).map { BoardRow.State(note: $0) })
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { BoardRow() }
  }
}

@Reducer
struct BoardRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    @Shared var note: Board.Note
    var counted = 0

    var id: Int { note.id }
  }

  enum Action: Codable { case incremented, counted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.$note.count.withLock { $0 += 1 }
      case .counted: state.counted = state.note.count
      }
      return .none
    }
  }
}

extension BoardRow.State: Codable {
  private struct Parts: Codable {
    var note: Board.Note
    var counted: Int
  }

  init(from decoder: any Decoder) throws {
    let parts = try Parts(from: decoder)
    self.init(note: Shared(value: parts.note), counted: parts.counted)
  }

  func encode(to encoder: any Encoder) throws { try Parts(note: note, counted: counted).encode(to: encoder) }
}

/// A feature that reads a shared value before something happens meanwhile.
@Reducer
struct Reading: Sendable {
  @ObservableState
  struct State: Codable, Equatable {
    @Shared(.inMemory("number")) var number = 0
    var seen: [Int] = []
  }

  enum Action: Codable { case read, increment }

  let meanwhile: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        state.seen.append(state.number)
        meanwhile()
      case .increment:
        state.$number.withLock { $0 += 1 }
      }
      return .none
    }
  }
}
