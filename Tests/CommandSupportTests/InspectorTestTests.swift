import ComposableArchitecture
import Foundation
import SessionRecording
import TerminalUI
import Testing

@testable import CommandSupport

/// Tests that the inspector makes.
@MainActor
@Suite struct InspectorTestTests {
  @Reducer
  struct Whole {
    @ObservableState
    struct State: Codable, Equatable {
      var counting = Counting.State()
      var taps = 0
    }
    enum Action: Codable, Equatable {
      case counting(Counting.Action)
      case tapped
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.counting, action: \.counting) { Counting() }
      Reduce { state, action in
        if action == .tapped { state.taps += 1 }
        return .none
      }
    }
  }

  private let features = [RecordedFeature { Whole() }, RecordedFeature { Counting() }]
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "inspector-\(UUID().uuidString)"
  )

  /// Returns the actions in an inspector after some have been sent.
  private func entries(_ actions: [Whole.Action]) -> [Inspector<Whole.State, Whole.Action>.Entry] {
    let inspector = Inspector<Whole.State, Whole.Action>()
    let store = Store(initialState: Whole.State()) { inspector.inspecting(Whole()) }
    for action in actions { store.send(action) }
    return inspector.entries
  }

  private func test(of actions: [Whole.Action]) throws -> InspectorTest {
    try InspectorTest(of: entries(actions), "Whole", features, in: folder.appending(path: "a/b").path)
  }

  /// Makes a package with a folder of tests.
  private func makePackage() throws -> URL {
    let tests = folder.appending(path: "Tests/CommandSupportTestsTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    return tests
  }

  @Test func `the test is that of the feature of the last action`() throws {
    let whole = try test(of: [.counting(.stepped(by: 2)), .tapped])
    #expect(whole.fileName == "WholeSessionTests.swift")
    #expect(whole.source.contains("struct WholeSessionTests {"))
    #expect(whole.source.contains("turned into a test by the inspector"))
    #expect(whole.source.contains("await store.send(.tapped) { $0.taps = 1 }"))
    let part = try test(of: [.tapped, .counting(.stepped(by: 2))])
    #expect(part.fileName == "CountingSessionTests.swift")
    #expect(part.source.contains("await store.send(.stepped(by: 2)) { $0.count = 2 }"))
    #expect(!part.source.contains("tapped)"))
  }

  @Test func `without sources there is no folder`() throws {
    #expect(try test(of: [.tapped]).folder == nil)
  }

  @Test func `the folder is that of the module's tests`() throws {
    let tests = try makePackage()
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try test(of: [.tapped]).folder
    #expect(found?.resolvingSymlinksInPath().path == tests.resolvingSymlinksInPath().path)
  }

  @Test func `a file that exists isn't replaced`() throws {
    let tests = try makePackage()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["WholeSessionTests", "WholeSession2Tests"] {
      try Data().write(to: tests.appending(path: "\(name).swift"))
    }
    let made = try test(of: [.tapped])
    #expect(made.fileName == "WholeSession3Tests.swift")
    #expect(made.source.contains("struct WholeSession3Tests {"))
  }

  @Test func `a feature that isn't recorded has no test`() throws {
    #expect(throws: CommandFailure.self) { try InspectorTest(of: entries([.tapped]), "Whole", []) }
  }
}
