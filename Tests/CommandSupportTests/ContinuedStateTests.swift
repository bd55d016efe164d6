import Foundation
import Testing

@testable import CommandSupport

@Suite struct ContinuedStateTests {
  private struct Counter: Codable, Equatable { var count: Int }
  private struct Other: Codable { var text: String }

  @Test func `a state is kept and continued from`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = ContinuedState(environment: ["COMPOSED_CONTINUE": path])
    #expect(file.load(Counter.self) == nil)
    try file.keep(Counter(count: 3))
    #expect(file.load(Counter.self) == Counter(count: 3))
  }

  @Test func `a state of another shape isn't continued from`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = ContinuedState(environment: ["COMPOSED_CONTINUE": path])
    try file.keep(Counter(count: 3))
    #expect(file.load(Other.self) == nil)
  }

  @Test func `without the variable nothing is kept`() throws {
    for environment in [[:], ["COMPOSED_CONTINUE": ""]] {
      let file = ContinuedState(environment: environment)
      try file.keep(Counter(count: 3))
      #expect(file.load(Counter.self) == nil)
    }
  }
}
