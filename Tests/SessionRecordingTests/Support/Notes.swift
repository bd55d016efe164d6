import ComposableArchitecture
import SessionRecording

/// A feature with a bit of everything that a session can hold.
@Reducer
struct Notes {
  struct Note: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
    var written: Date?
  }

  enum Phase: Codable, Equatable, Sendable {
    case idle
    case loading(Attempt)
    case failed(reason: String, code: Int?)
  }

  /// A value that is ignored in comparisons, although the reducer reads it.
  final class Attempt: Codable, Equatable, Sendable {
    let isOver: LockIsolated<Bool>
    init(isOver: Bool = false) { self.isOver = LockIsolated(isOver) }
    convenience init(from decoder: any Decoder) throws {
      self.init(isOver: try decoder.singleValueContainer().decode(Bool.self))
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(isOver.value)
    }
    static func == (_: Attempt, _: Attempt) -> Bool { true }
  }

  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var notes: [Note] = []
    var phase = Phase.idle
    var search = ""
    var tags: [String] = []
    var ratio = 0.5
    var secret = 0
    var counter = Counter.State()
    @Presents var detail: Counter.State?
  }

  enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case binding(BindingAction<State>)
    case notesResponse(NotesResult)
    case tagsChanged(tags: [String], ratio: Double)
    case cancelled
    case clockButtonTapped
    case counter(Counter.Action)
    case detailButtonTapped
    case detail(PresentationAction<Counter.Action>)
  }

  @CasePathable
  enum NotesResult: Codable, Equatable, Sendable {
    case success([Note])
    case failure(NotesError)
  }

  struct NotesError: Error, Codable, Equatable { var reason: String }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .task:
        let attempt = Attempt()
        state.phase = .loading(attempt)
        return .run(name: "load") { send in
          attempt.isOver.setValue(true)
          await send(.notesResponse(.success([Note(id: 1, title: "One \"\\#(1)\" \u{200B}é")])))
        }

      case .notesResponse(.success(let notes)):
        state.notes = notes
        state.phase = .idle
        return .none

      case .notesResponse(.failure(let error)):
        state.phase = .failed(reason: error.reason, code: nil)
        return .none

      case .tagsChanged(let tags, let ratio):
        state.tags = tags
        state.ratio = ratio
        return .none

      case .cancelled:
        if case .loading(let attempt) = state.phase, attempt.isOver.value { state.phase = .idle }
        return .none

      case .clockButtonTapped:
        state.notes.append(Note(id: 0, title: "now", written: now))
        return .none

      case .detailButtonTapped:
        state.detail = Counter.State()
        return .none

      case .binding, .counter, .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Counter() }
  }
}

extension Notes.State: RecordableBindings {
  static let recordedBindings = [RecordedBinding<Self>("search", \.search)]
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
  }

  enum Action: Codable, Equatable, Sendable {
    case incrementButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Codable, Equatable, Sendable { case counted(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .send(.delegate(.counted(state.count)))
      case .delegate:
        return .none
      }
    }
  }
}
