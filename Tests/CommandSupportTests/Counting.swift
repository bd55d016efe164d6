import ArgumentParser
import CommandSupport
import ComposableArchitecture
import SessionRecording

/// A feature whose commands run a store.
@Reducer
struct Counting {
  @ObservableState
  struct State: Codable, Equatable { var count = 0 }

  enum Action: Codable, Equatable {
    case stepButtonTapped
    case stepped(by: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stepButtonTapped: return .run { send in await send(.stepped(by: 2)) }
      case .stepped(let step):
        state.count += step
        return .none
      }
    }
  }
}

/// The command of the feature.
struct CountingCommand: RecordedCommand {
  static let configuration = CommandConfiguration(commandName: "counting", subcommands: [Step.self])
  static let recordedFeatures = [RecordedFeature { Counting() }]

  @OptionGroup var recording: RecordOption

  struct Step: FeatureCommand {
    static let configuration = CommandConfiguration(commandName: "step")

    @OptionGroup var common: CommonOptions
    @Option var times = 1

    func perform(output: Output) async throws {
      let store = Store(initialState: Counting.State()) { Counting().recorded() }
      for _ in 0..<times { await store.send(.stepButtonTapped).finish() }
      try output.write("\(store.count)\n")
    }
  }
}

/// A suite that contains the feature's command.
struct CountingSuite: CommandSuite {
  static let configuration = CommandConfiguration(
    commandName: "suite",
    subcommands: [CountingCommand.self, Fruits.self, ReplayCommand.self]
  )
}
