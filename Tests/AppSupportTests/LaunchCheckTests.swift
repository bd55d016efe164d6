import ArgumentParser
import CommandSupport
import CommonTestSupport
import ComposableArchitecture
import FavoritesClient
import Foundation
import SessionRecording
import Testing

@testable import AppSupport

/// A client whose live value is linked nowhere.
private struct Barometer: TestDependencyKey {
  static let testValue = Barometer()
}

extension DependencyValues {
  fileprivate var barometer: Barometer {
    get { self[Barometer.self] }
    set { self[Barometer.self] = newValue }
  }
}

@Reducer
private struct Weather {
  struct State: Codable, Equatable {}
  enum Action: Codable { case task }

  @Dependency(\.barometer) var barometer
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Calendar {
  struct State: Codable, Equatable {}
  enum Action: Codable { case task }

  @Dependency(\.date) var date
  @Dependency(\.favoritesClient) var favorites

  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct WeatherCommand: RecordedCommand {
  static let configuration = CommandConfiguration(commandName: "weather")
  static let recordedFeatures = [RecordedFeature { Weather() }]
}

private struct CalendarCommand: RecordedCommand {
  static let configuration = CommandConfiguration(commandName: "calendar")
  static let recordedFeatures = [RecordedFeature { Calendar() }]
}

private struct Suite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suite",
    subcommands: [CalendarCommand.self, WeatherCommand.self]
  )
}

@MainActor
struct LaunchCheckTests {
  @Test(arguments: [WeatherCommand.self, Suite.self] as [any ParsableCommand.Type])
  func `a program without a live value names it`(command: any ParsableCommand.Type) throws {
    let failure = try #require(LaunchCheck.failure(of: command))
    #expect(failure.status == .failure)
    #expect(failure.message.contains(#"@Dependency(\.barometer) (Barometer)"#))
    #expect(!failure.message.contains("date"))
  }

  @Test func `a program without a live value ends before it does anything`() async throws {
    let directory = try TemporaryDirectory()
    let exit = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) { [home = directory.url.path(percentEncoded: false) as String] in
      for name in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { setenv(name, home, 1) }
      await AppSupport.main(Suite.self)
    }
    let result = try #require(exit)
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message
        == #"suite: the program was built without a live value of @Dependency(\.barometer) (Barometer); "#
        + "link the module that has it, or set it in Wiring\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).isEmpty)
  }

  @Test func `a program with all live values starts`() {
    #expect(LaunchCheck.failure(of: CalendarCommand.self) == nil)
  }
}
