import CasePaths
import IssueReporting
import Testing

@Suite struct ModifyTests {
  struct Failure: Error, Equatable {}
  let rows = AnyCasePath(\Screen.Cases.rows)

  @Test func `modify changes the value of a case`() {
    var screen = Screen.profile(.loaded(1))
    screen.modify(\.profile.loaded) { $0 += 1 }
    #expect(screen == .profile(.loaded(2)))
  }

  @Test func `modifying another case reports an issue and changes nothing`() {
    var screen = Screen.home
    withKnownIssue {
      screen.modify(\.profile.loaded) { $0 += 1 }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Can't modify 'home'") }
    }
    #expect(screen == .home)
  }

  @Test func `the issue names the case as it is written`() {
    var screen = Screen.home
    withKnownIssue {
      screen.modify(\.profile.loaded) { $0 += 1 }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("via '\\.profile.loaded'") }
    }
  }

  @Test func `modify copies no collection`() {
    var screen = Screen.rows(Array(0..<10_000))
    let before = screen.rowsAddress
    screen.modify(\.rows) { $0[0] = 42 }
    #expect(screen.rowsAddress == before)
    #expect(screen[case: \.rows]?[0] == 42)
  }

  @Test func `modify leaves a copy of the root alone`() {
    var screen = Screen.rows([1, 2])
    let copy = screen
    screen.modify(\.rows) { $0.append(3) }
    #expect(copy == .rows([1, 2]))
    #expect(screen == .rows([1, 2, 3]))
  }

  @Test func `a resolved path modifies in place and returns a result`() {
    var screen = Screen.rows([1, 2])
    #expect(rows._modify(&screen) { $0.removeLast() } == 2)
    #expect(screen == .rows([1]))
    var other = Screen.home
    #expect(rows._modify(&other) { $0.removeLast() } == nil)
    #expect(other == .home)
  }

  @Test func `what was changed before an error is kept`() {
    var screen = Screen.rows([1])
    #expect(throws: Failure()) {
      try rows._modify(&screen) {
        $0.append(2)
        throw Failure()
      }
    }
    #expect(screen == .rows([1, 2]))
  }

  @Test func `a value is released exactly once`() {
    final class Token {}
    weak var weakToken: Token?
    do {
      var loading = Loading<Token>.done(Token())
      weakToken = loading[case: \.done]
      loading.modify(\.done) { $0 = $0 }
      #expect(weakToken != nil)
      loading.modify(\.done) { $0 = Token() }
    }
    #expect(weakToken == nil)
  }
}

extension Screen {
  /// The addresses of the rows.
  fileprivate var rowsAddress: UInt? {
    guard case .rows(let rows) = self else { return nil }
    return rows.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
