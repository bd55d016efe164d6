import ComposableArchitecture
import Testing

@testable import SessionRecording

/// A change of a state is written as assignments of the properties that changed, as deep as they are observed.
struct StateChangesTests {
  @ObservableState
  struct Part: Codable, Equatable, Identifiable {
    var id = 1
    var name = ""
    var count = 0
  }

  struct Whole: Codable, Equatable { var x = 0 }

  /// A type that can only be compared by its JSON.
  struct Mute: Codable { var word = "" }

  @ObservableState
  struct State: Codable {
    var part = Part()
    var further: Part?
    var whole = Whole()
    var mute = Mute()
    var title = ""
    var numbers: [Int] = []
    var wide: [Int: String] = [:]
  }

  private func lines(_ change: (inout State) -> Void, from old: State = State()) throws -> [String] {
    var (new, writer) = (old, SourceWriter())
    change(&new)
    return try StateChanges(from: old, to: new, writer: &writer).lines(indentation: 0)
  }

  @Test func `what is the same isn't assigned`() throws {
    #expect(try lines { _ in } == [])
    #expect(try lines { $0.mute = Mute() } == [])
  }

  @Test func `properties are assigned in the order of their declarations`() throws {
    #expect(
      try lines {
        $0.numbers = [1]
        $0.title = "a\"b"
        $0.mute.word = "m"
      } == [
        ##"$0.mute = try recorded(#"{"word":"m"}"#)"##, #"$0.title = "a\"b""#, "$0.numbers = [1]",
      ]
    )
  }

  @Test func `a property of an observed part is assigned alone`() throws {
    #expect(
      try lines {
        $0.part.name = "a"
        $0.part.count = 2
      } == [#"$0.part.name = "a""#, "$0.part.count = 2"]
    )
  }

  @Test func `a part with another identity is assigned whole`() throws {
    #expect(try lines { $0.part = Part(id: 2, name: "b") }.count == 1)
    #expect(
      try lines { $0.part = Part(id: 2, name: "b") }
        == [##"$0.part = try recorded(#"{"count":0,"id":2,"name":"b"}"#)"##]
    )
  }

  @Test func `a part that comes or goes is assigned whole, and one that stays in part`() throws {
    #expect(
      try lines { $0.further = Part() } == [##"$0.further = try recorded(#"{"count":0,"id":1,"name":""}"#)"##]
    )
    #expect(try lines({ $0.further = nil }, from: State(further: Part())) == ["$0.further = nil"])
    #expect(try lines({ $0.further?.count = 3 }, from: State(further: Part())) == ["$0.further?.count = 3"])
  }

  @Test func `what isn't observed is assigned whole`() throws {
    #expect(try lines { $0.whole.x = 1 } == [##"$0.whole = try recorded(#"{"x":1}"#)"##])
    #expect(try lines { $0.wide = [2: "b"] } == [##"$0.wide = try recorded(#"{"2":"b"}"#)"##])
  }

  @Test func `a long value is a constant with the name of its property`() throws {
    var (new, writer) = (State(), SourceWriter())
    new.mute.word = String(repeating: "m", count: 100)
    let lines = try StateChanges(from: State(), to: new, writer: &writer).lines(indentation: 2)
    #expect(lines == ["  $0.mute = try recorded(mute1)"])
    #expect(writer.constants.map(\.name) == ["mute1"])
  }

  @Test func `the root is assigned whole if it isn't a struct`() throws {
    var writer = SourceWriter()
    #expect(try StateChanges(from: 1, to: 2, writer: &writer).lines(indentation: 2) == ["  $0 = 2"])
    #expect(
      try StateChanges(from: Gate.State.closed, to: Gate.State.open(by: "a"), writer: &writer).lines(
        indentation: 0
      )
        == [#"$0 = .open(by: "a")"#]
    )
  }
}
