import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI
@testable import TerminalViews

@Suite struct StateTreeTests {
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

  struct Money: Equatable, CustomStringConvertible {
    var cents = 150
    var description: String { "1.50" }
  }

  @ObservableState
  struct State {
    var isReversed = false
    var load = Load.idle
    var detail: Row?
    var opaque = Opaque()
    var tags: Set<String> = []
    var names: [String: Int] = [:]
    var money = Money()
    @Presents var row: Detail.State?
  }

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable { var isOpen = false }
  }

  /// Returns the lines after a change, each with its indentation and its change.
  private func lines(
    from old: State = State(),
    _ tree: StateTree = StateTree(),
    _ change: (inout State) -> Void
  ) -> [String] {
    var new = old
    change(&new)
    return tree.rows(from: old, to: new).map(Self.line)
  }

  private static func line(_ row: StateRow) -> String {
    let indent = String(repeating: "  ", count: row.depth)
    let mark = row.isExpandable ? row.isExpanded ? "▾" : "▸" : ""
    let value =
      switch row.change {
      case .none: row.value
      case .within: "* \(row.value)"
      case .replaced(let old): "\(old) → \(row.value)"
      case .added: "+ \(row.value)"
      case .removed: "- \(row.value)"
      }
    return "\(indent)\(mark)\(row.label) \(value)"
  }

  private let changesOnly = StateTree(showsChangesOnly: true)

  @Test func `without a change the whole state is shown, and no change`() {
    #expect(lines(changesOnly) { _ in } == [])
    #expect(
      lines { _ in } == [
        "isReversed false", "load .idle", "detail nil", "▸opaque Opaque", "tags empty", "names empty",
        "money 1.50",
        "row nil",
      ]
    )
  }

  @Test func `a changed value stands beside the one before`() {
    #expect(lines { $0.isReversed = true }[0] == "isReversed false → true")
    #expect(lines(changesOnly) { $0.isReversed = true } == ["isReversed false → true"])
  }

  @Test func `a change deep inside is unfolded`() {
    #expect(lines(changesOnly) { $0.opaque.level = 2 } == ["▾opaque * Opaque", "  level 0 → 2"])
  }

  @Test func `the parts of the library are hidden`() {
    let labels = lines { _ in }.joined(separator: "\n")
    #expect(!labels.contains("_$") && !labels.contains("Registrar"))
    #expect(
      lines(changesOnly) { $0.row = Detail.State(isOpen: true) } == ["▸row nil → Detail"]
    )
    let old = State(row: Detail.State())
    #expect(
      lines(from: old, changesOnly) { $0.row?.isOpen = true } == ["▾row * Detail", "  isOpen false → true"]
    )
  }

  @Test func `what comes and goes is a whole`() {
    #expect(lines(changesOnly) { $0.detail = Row(id: 1, name: "a") } == ["▸detail nil → Row 1"])
    let there = State(detail: Row(id: 1, name: "a"))
    #expect(lines(from: there, changesOnly) { $0.detail = nil } == ["detail Row 1 → nil"])
    #expect(
      lines(from: there, changesOnly) { $0.detail?.name = "b" } == [
        "▾detail * Row 1", "  name \"a\" → \"b\"",
      ]
    )
    #expect(
      lines(from: there, changesOnly) { $0.detail = Row(id: 2, name: "a") } == ["▸detail Row 1 → Row 2"]
    )
  }

  @Test func `another case is a whole`() {
    #expect(lines(changesOnly) { $0.load = .loaded([]) } == ["load .idle → .loaded(empty)"])
  }

  @Test func `a value that describes itself is a whole`() {
    #expect(lines(changesOnly) { $0.money.cents = 200 } == ["money 1.50 → 1.50"])
  }

  @Test func `of many rows only those that differ are shown`() {
    let rows = (1...800).map { Row(id: $0, name: "row \($0)") }
    let old = State(load: .loaded(IdentifiedArray(uniqueElements: rows)))
    #expect(
      lines(from: old, changesOnly) { $0.load.modify(\.loaded) { $0[id: 400]?.name = "changed" } }
        == ["▾load * .loaded(800 × Row)", "  ▾[400] * Row 400", "    name \"row 400\" → \"changed\""]
    )
    #expect(
      lines(from: old, changesOnly) { state in
        state.load.modify(\.loaded) {
          $0.append(Row(id: 801, name: "new"))
          $0.remove(id: 3)
        }
      } == ["▾load * .loaded(800 × Row)", "  ▸[801] + Row 801", "  ▸[3] - Row 3"]
    )
  }

  @Test func `a long part is cut`() {
    let rows = (1...800).map { Row(id: $0, name: "row \($0)") }
    let tree = StateTree(expansions: ["/load": true])
    let lines = lines(tree) { $0.load = .loaded(IdentifiedArray(uniqueElements: rows)) }
    #expect(lines.count(where: { $0.hasPrefix("  ") }) == StateTree.lineLimit + 1)
    #expect(lines.contains("  … 700 more"))
  }

  @Test func `sets and dictionaries have a stable order`() {
    #expect(
      lines(changesOnly) { $0.names = ["b": 1, "a": 2] }
        == ["▾names * 2 × entry", "  \"a\" + 2", "  \"b\" + 1"]
    )
    #expect(lines(changesOnly) { $0.tags = ["x"] } == ["▾tags * 1 × String", "  [\"x\"] + \"x\""])
  }

  @Test func `the user's choice goes before that of the tree`() {
    let collapsed = StateTree(expansions: ["/opaque": false], showsChangesOnly: true)
    #expect(lines(collapsed) { $0.opaque.level = 2 } == ["▸opaque * Opaque"])
    let expanded = StateTree(expansions: ["/opaque": true])
    #expect(lines(expanded) { _ in }.contains("  level 0"))
  }

  @Test func `shared values are lines at the end`() {
    let rows = StateTree(showsChangesOnly: true)
      .rows(
        from: 1,
        to: 1,
        shared: (
          old: [#".appStorage("theme")"#: "a", "limit": 1], new: [#".appStorage("theme")"#: "b", "limit": 1]
        )
      )
    #expect(rows.map(Self.line) == ["@theme \"a\" → \"b\""])
  }

  @Test func `a long text is cut, and stays on one line`() {
    #expect(StateTree.summary(of: "a\nb") == "\"a⏎b\"")
    #expect(StateTree.summary(of: String(repeating: "x", count: 100)).count == 42)
  }
}
