import CasePaths
import Testing

@Suite struct OptionalCasesTests {
  @Test func `a case of an optional enum is changed by its name alone`() {
    var screen: Screen? = .profile(.loaded(1))
    screen.modify(\.profile) { $0 = .loaded(2) }
    #expect(screen == .profile(.loaded(2)))
    screen.modify(\.profile.loaded) { $0 += 1 }
    #expect(screen == .profile(.loaded(3)))
  }

  @Test func `changing a case that an optional enum isn't in is an issue`() {
    var screen: Screen? = .home
    withKnownIssue {
      screen.modify(\.profile) { $0 = .loading }
    } matching: {
      $0.description.contains("Can't modify") && $0.description.contains("\\.profile")
    }
    #expect(screen == .home)
    screen = nil
    withKnownIssue {
      screen.modify(\.profile) { $0 = .loading }
    } matching: {
      $0.description.contains("nil") && $0.description.contains("\\.profile")
    }
    #expect(screen == nil)
  }

  @Test func `an optional enum is in a case of the enum`() {
    var screen: Screen? = .profile(.loading)
    #expect(screen.is(\.profile))
    #expect(screen.is(\.profile.loading))
    #expect(!screen.is(\.home))
    #expect(screen.is(\.some))
    #expect(!screen.is(\.none))
    screen = nil
    #expect(!screen.is(\.profile))
    #expect(!screen.is(\.alert))
    #expect(screen.is(\.none))
  }

  @Test func `a case with an optional value is reached by the type of the value`() {
    let path: CaseKeyPath<Screen, Alert> = \.alert
    #expect(path(.question) == .alert(.question))
    #expect(Screen.alert(.question)[case: path] == .question)
    #expect(Screen.alert(nil)[case: path] == nil)
    #expect(Screen.home[case: path] == nil)

    let message: CaseKeyPath<Screen, String> = \.alert.message
    #expect(message("Hi") == .alert(.message("Hi")))
    #expect(Screen.alert(.message("Hi"))[case: message] == "Hi")
    #expect(Screen.alert(.question)[case: message] == nil)

    var screen = Screen.alert(.message("Hi"))
    screen.modify(\.alert.message) { $0 += "!" }
    #expect(screen == .alert(.message("Hi!")))
  }

  @Test func `by default a case with an optional value has that value`() {
    let path = \Screen.Cases.alert
    let typed: CaseKeyPath<Screen, Alert?> = path
    #expect(typed(nil) == .alert(nil))
  }

  @Test func `a value tells its case`() {
    #expect(Screen.profile(.loading).case == \.profile)
    #expect(Screen.home.case != \.profile)
    #expect(Result<Int, any Error>.success(1).case == \.success)
    #expect(Int?.none.case == \.none)
  }
}
