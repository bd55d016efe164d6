import ComposableArchitecture
import Testing

@testable import TerminalUI

@Suite struct StateDifferenceTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var name: String
  }

  @CasePathable
  enum Load: Equatable {
    case idle
    case loaded(IdentifiedArrayOf<Row>)
  }

  /// A type without `Equatable`.
  struct Opaque {
    var level = 0
    let noise: @Sendable () -> Void = {}
  }

  @ObservableState
  struct State {
    var count = 0
    var load = Load.idle
    var detail: Row?
    var opaque = Opaque()
    var tags: Set<String> = []
  }

  private func difference(from old: State = State(), _ change: (inout State) -> Void) -> String? {
    var new = old
    change(&new)
    return StateDifference.text(from: old, to: new)
  }

  @Test func `equal states do not differ`() {
    #expect(difference { _ in } == nil)
    #expect(difference { $0.count = 0 } == nil)
  }

  @Test func `a part is named by its path`() {
    #expect(difference { $0.count = 1 } == "count:\n- 0\n+ 1")
    #expect(difference { $0.opaque.level = 2 } == "opaque.level:\n- 0\n+ 2")
  }

  @Test func `parts stand one after another`() {
    #expect(
      difference {
        $0.count = 1
        $0.opaque.level = 2
      } == "count:\n- 0\n+ 1\nopaque.level:\n- 0\n+ 2"
    )
  }

  @Test func `what comes and goes is a whole`() throws {
    let there = State(detail: Row(id: 1, name: "a"))
    let come = try #require(difference { $0.detail = Row(id: 1, name: "a") })
    #expect(come.hasPrefix("detail:\n- nil\n+ "))
    #expect(come.contains("name: \"a\""))
    #expect(difference(from: there) { $0.detail?.name = "b" } == "detail.name:\n- \"a\"\n+ \"b\"")
  }

  @Test func `another case is a whole`() throws {
    let text = try #require(difference { $0.load = .loaded([]) })
    #expect(text.hasPrefix("load:\n- "))
    #expect(text.contains("\n+ "))
  }

  @Test func `of many rows only those are said that differ`() throws {
    let rows = (1...800).map { Row(id: $0, name: "row \($0)") }
    let old = State(load: .loaded(IdentifiedArray(uniqueElements: rows)))
    let changed = try #require(
      difference(from: old) { $0.load.modify(\.loaded) { $0[id: 400]?.name = "changed" } }
    )
    #expect(changed.hasPrefix("load.loaded"))
    #expect(changed.contains("-") && changed.contains("\"row 400\"") && changed.contains("\"changed\""))
    #expect(!changed.contains("row 399") && !changed.contains("row 401"))
    let appended = try #require(
      difference(from: old) { $0.load.modify(\.loaded) { $0.append(Row(id: 801, name: "new")) } }
    )
    #expect(appended.contains("\"new\""))
    #expect(!appended.contains("row 800"))
  }

  @Test func `what is long is cut`() throws {
    let rows = (1...800).map { Row(id: $0, name: "row \($0)") }
    let text = try #require(difference { $0.load = .loaded(IdentifiedArray(uniqueElements: rows)) })
    let lines = text.split(separator: "\n")
    #expect(lines.count < StateDifference.lineLimit + 10)
    #expect(lines.last?.contains(/^\+ … \(\d+ more lines\)$/) == true)
  }
}
