import CasePaths
import Testing

/// The laws of every case path.
@Suite struct CasePathLawsTests {
  private let screens: [Screen] = [
    .home, .profile(.loading), .profile(.loaded(3)), .search(text: "a", limit: 2), .alert(nil),
    .alert(.question), .rows([1, 2]),
  ]

  @Test func `a root is in exactly one case`() {
    for screen in screens {
      let matching = Screen.allCasePaths.filter { screen.is($0) }
      #expect(matching == [Screen.allCasePaths[screen]])
    }
  }

  @Test func `what is extracted is embedded again`() {
    let rows: CaseKeyPath<Screen, [Int]> = \.rows
    let number: CaseKeyPath<Screen, Int> = \.profile.loaded
    #expect(rows([4])[case: rows] == [4])
    #expect(number(5) == .profile(.loaded(5)))
    #expect(number(5)[case: number] == 5)
    for screen in screens {
      if let value = screen[case: rows] { #expect(rows(value) == screen) }
      if let value = screen[case: number] { #expect(number(value) == screen) }
    }
  }

  @Test func `modifying without a change changes nothing`() {
    for screen in screens where screen.is(\.rows) {
      var copy = screen
      copy.modify(\.rows) { _ in }
      #expect(copy == screen)
    }
  }

  @Test func `a recursive enum is reached at any depth`() {
    var tree = Tree.leaf(0)
    for number in 1...200 { tree = .branch(tree, .leaf(number)) }
    #expect(tree[case: \.branch]?.1 == .leaf(200))
    #expect(tree[case: \.leaf] == nil)
  }

  @Test func `paths are sent to other tasks`() async {
    let path: any CaseKeyPath<Screen, Int> & Sendable = \.profile.loaded
    let values = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<20 { group.addTask { path(number)[case: path] } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(values == Set((0..<20).map(Optional.some)))
  }
}
