import CasePaths
import Testing

@Suite struct CaseKeyPathTests {
  @Test func `calling one embeds a value`() {
    let loaded: CaseKeyPath<Profile, Int> = \.loaded
    #expect(loaded(42) == .loaded(42))
  }

  @Test func `calling one without a value embeds a case that has none`() {
    let home: CaseKeyPath<Screen, Void> = \.home
    #expect(home() == .home)
    #expect((\Screen.Cases.profile.loading)() == Screen.profile(.loading))
  }

  @Test func `several values are a tuple with labels`() {
    let search: CaseKeyPath<Screen, (text: String, limit: Int)> = \.search
    #expect(search((text: "Blob", limit: 5)) == .search(text: "Blob", limit: 5))
    #expect(Screen.search(text: "Blob", limit: 5)[case: \.search]?.text == "Blob")
  }

  @Test func `one leads through nested enums by dot`() {
    let loaded: CaseKeyPath<Screen, Int> = \.profile.loaded
    #expect(loaded(42) == .profile(.loaded(42)))
    #expect(Screen.profile(.loaded(42))[case: loaded] == 42)
    #expect(Screen.profile(.loading)[case: loaded] == nil)
  }

  @Test func `no value is in the case never`() {
    let never: CaseKeyPath<Screen, Never> = \.never
    let below: CaseKeyPath<Screen, Never> = \.profile.never
    #expect(Screen.home[case: never] == nil)
    #expect(Screen.profile(.loading)[case: below] == nil)
    #expect(!Screen.profile(.loading).is(below))
  }

  @Test func `one leads through an optional by dot`() {
    let message: CaseKeyPath<Screen, String> = \.alert.some.message
    #expect(message("Hi") == .alert(.message("Hi")))
    #expect(Screen.alert(.message("Hi"))[case: message] == "Hi")
    #expect(Screen.alert(nil)[case: message] == nil)
  }

  @Test func `one leads into the enum of an optional by dot`() {
    let message: CaseKeyPath<Screen, String?> = \.alert.message
    #expect(message("Hi") == .alert(.message("Hi")))
    #expect(message(nil) == .alert(nil))
    #expect(Screen.alert(.message("Hi"))[case: message] == "Hi")
    #expect(Screen.alert(.question)[case: message] == nil)
  }

  @Test func `appending is the same as the dot`() {
    let profile: CaseKeyPath<Screen, Profile> = \.profile
    let appended = profile.appending(path: \.loaded)
    #expect(appended == \Screen.Cases.profile.loaded)
    #expect(appended(1) == .profile(.loaded(1)))
  }

  @Test func `equal ones are equal and hash alike`() {
    let first: CaseKeyPath<Screen, Int> = \.profile.loaded
    let second = \Screen.Cases.profile.loaded
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != \Screen.Cases.profile.loading as PartialCaseKeyPath<Screen>)
    let titles: [PartialCaseKeyPath<Screen>: String] = [\.home: "Home", \.profile: "Profile"]
    #expect(titles[\.profile] == "Profile")
  }

  @Test func `one matches a pattern`() {
    func title(_ screen: Screen) -> String {
      switch screen {
      case \.home: "home"
      case \.profile.loading: "loading"
      case \.profile: "profile"
      default: "other"
      }
    }
    #expect(title(.home) == "home")
    #expect(title(.profile(.loading)) == "loading")
    #expect(title(.profile(.loaded(1))) == "profile")
    #expect(title(.alert(nil)) == "other")
  }

  @Test func `one of a generic enum takes the type from its context`() {
    let done: CaseKeyPath<Loading<String>, String> = \.done
    #expect(done("Blob")[case: \.done] == "Blob")
  }

  @Test func `one reaches into indirect cases`() {
    let branch: CaseKeyPath<Tree, (Tree, Tree)> = \.branch
    #expect(branch((.leaf(1), .leaf(2))) == .branch(.leaf(1), .leaf(2)))
    #expect(Tree.branch(.leaf(1), .leaf(2))[case: \.branch]?.1 == .leaf(2))
  }

  @Test func `a partial one embeds a value of the right type`() {
    let loaded: PartialCaseKeyPath<Profile> = \.loaded
    #expect(loaded(42) == Profile.loaded(42))
    #expect(loaded("Blob") as Profile? == nil)
  }

  @Test func `one that is sendable crosses isolation boundaries`() async {
    let loaded: _SendableCaseKeyPath<Profile, Int> = \.loaded
    #expect(await Task.detached { loaded(42) }.value == .loaded(42))
  }
}
