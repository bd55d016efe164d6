import ComposableArchitecture
import SessionRecording

/// A feature for recorded sessions with hostile texts, which become tests.
@Reducer
struct Ledger {
  struct Entry: Codable, Equatable, Sendable { var title: String }

  enum Level: Codable, Equatable, Sendable {
    case low
    case custom(String, weight: Double)
    case only(named: String)
  }

  @ObservableState
  struct Filter: Codable, Equatable, Sendable {
    var text = ""
    var isOn = false
  }

  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var filter = Filter()
    var entries: [Entry] = []
    var level: Level?
    var names: [String: String] = [:]
    var savedAt: Int?
    var wait = Duration.seconds(1)
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case entriesLoaded([Entry])
    case levelPicked(Level?)
    case nameChanged(String, to: String?)
    case resetButtonTapped
    case saveButtonTapped
    case saved(at: Int)
    case waitChanged(Duration)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .entriesLoaded(let entries):
        state.entries = entries
        return .none

      case .levelPicked(let level):
        state.level = level
        return .none

      case .nameChanged(let key, let name):
        state.names[key] = name
        return .none

      case .resetButtonTapped:
        return .send(.binding(.set(\.filter.text, "")))

      case .saveButtonTapped:
        return .run { send in await send(.saved(at: 7)) }

      case .saved(let time):
        state.savedAt = time
        return .none

      case .waitChanged(let wait):
        state.wait = wait
        return .none
      }
    }
  }
}

extension Ledger.State: RecordableBindings {
  static let recordedBindings = [
    RecordedBinding<Self>("filter.text", \.filter.text), RecordedBinding<Self>("filter.isOn", \.filter.isOn),
    RecordedBinding<Self>("level", \.level),
  ]
}

/// Texts that would end a literal of Swift, be read as something else in it, or can't be seen.
enum HostileText {
  static let all = [
    "", "\"", "\"\"\"", "\\", "\\(1)", "\\#(1)", "\\##(1)", "#\"", "\"#", "\"##", "\"\"\"#", "\\\"#\\",
    "#\u{FE0F}\u{20E3}",
    "\"#\u{FE0F}\u{20E3}", "\\#\u{301}", "\u{301}", "\u{0}\u{7}\u{1B}", "\r\n\t",
    "\u{2028}\u{202E}\u{200B}\u{FEFF}",
    "\u{E0001}", "*/ /* // ", "\u{A0}  ", "\\u{41} \\u0041 \\n", "é e\u{301} 👩‍👩‍👧 🇨🇭", "}\n\"\"\"\n}",
  ]
}
