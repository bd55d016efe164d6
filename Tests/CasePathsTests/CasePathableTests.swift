import CasePaths
import Testing

@Suite struct CasePathableTests {
  @Test func `is tells the case`() {
    #expect(Screen.home.is(\.home))
    #expect(!Screen.home.is(\.profile))
    #expect(Screen.profile(.loading).is(\.profile))
    #expect(Screen.profile(.loading).is(\.profile.loading))
    #expect(!Screen.profile(.loading).is(\.profile.loaded))
  }

  @Test func `is tells a case whose value is nil`() {
    #expect(Screen.alert(nil).is(\.alert))
    #expect(Screen.alert(nil).is(\.alert.none))
    #expect(!Screen.alert(nil).is(\.alert.some))
  }

  @Test func `a case is read by its key path`() {
    #expect(Profile.loaded(42)[case: \.loaded] == 42)
    #expect(Profile.loading[case: \.loaded] == nil)
    #expect(Screen.alert(nil)[case: \.alert] == .some(nil))
  }

  @Test func `a case is read by a partial key path`() {
    let loaded: PartialCaseKeyPath<Profile> = \.loaded
    #expect(Profile.loaded(42)[case: loaded] as? Int == 42)
    #expect(Profile.loading[case: loaded] == nil)
  }

  @Test func `writing a case replaces its value`() {
    var profile = Profile.loaded(1)
    profile[case: \.loaded] = 2
    #expect(profile == .loaded(2))
    profile[case: \.loaded]? += 1
    #expect(profile == .loaded(3))
  }

  @Test func `writing a case through several enums replaces its value`() {
    var screen = Screen.profile(.loaded(1))
    screen[case: \.profile.loaded]? += 1
    #expect(screen == .profile(.loaded(2)))
  }

  @Test func `writing another case changes nothing`() {
    var profile = Profile.loading
    profile[case: \.loaded] = 2
    #expect(profile == .loading)
    profile[case: \.loaded]? += 1
    #expect(profile == .loading)
  }

  @Test func `writing nil changes nothing`() {
    var profile = Profile.loaded(1)
    profile[case: \.loaded] = nil
    #expect(profile == .loaded(1))
  }

  @Test func `a case is read and written as a member`() {
    var screen = Screen.profile(.loaded(1))
    #expect(screen.profile?.loaded == 1)
    #expect(screen.search?.text == nil)
    screen.profile?.loaded? += 1
    #expect(screen == .profile(.loaded(2)))
    screen.search = (text: "Blob", limit: 1)
    #expect(screen == .profile(.loaded(2)))
  }

  @Test func `a member is a key path to map over`() {
    let profiles: [Profile] = [.loading, .loaded(1), .loaded(2)]
    #expect(profiles.compactMap(\.loaded) == [1, 2])
  }

  @Test func `the cases can be listed`() {
    #expect(Array(Screen.allCasePaths) == [\.home, \.profile, \.search, \.alert, \.rows])
  }

  @Test func `the case paths tell the case of a root`() {
    #expect(Screen.allCasePaths[.home] == \.home)
    #expect(Screen.allCasePaths[.profile(.loading)] == \.profile)
  }
}
