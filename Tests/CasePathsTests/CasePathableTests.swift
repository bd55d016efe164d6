import CasePaths
import Testing

@Suite struct CasePathableTests {
  @Test func isTellsTheCase() {
    #expect(Screen.home.is(\.home))
    #expect(!Screen.home.is(\.profile))
    #expect(Screen.profile(.loading).is(\.profile))
    #expect(Screen.profile(.loading).is(\.profile.loading))
    #expect(!Screen.profile(.loading).is(\.profile.loaded))
  }

  @Test func isTellsACaseWhoseValueIsNil() {
    #expect(Screen.alert(nil).is(\.alert))
    #expect(Screen.alert(nil).is(\.alert.none))
    #expect(!Screen.alert(nil).is(\.alert.some))
  }

  @Test func aCaseIsReadByItsKeyPath() {
    #expect(Profile.loaded(42)[case: \.loaded] == 42)
    #expect(Profile.loading[case: \.loaded] == nil)
    #expect(Screen.alert(nil)[case: \.alert] == .some(nil))
  }

  @Test func aCaseIsReadByAPartialKeyPath() {
    let loaded: PartialCaseKeyPath<Profile> = \.loaded
    #expect(Profile.loaded(42)[case: loaded] as? Int == 42)
    #expect(Profile.loading[case: loaded] == nil)
  }

  @Test func writingACaseReplacesItsValue() {
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

  @Test func writingAnotherCaseChangesNothing() {
    var profile = Profile.loading
    profile[case: \.loaded] = 2
    #expect(profile == .loading)
    profile[case: \.loaded]? += 1
    #expect(profile == .loading)
  }

  @Test func writingNilChangesNothing() {
    var profile = Profile.loaded(1)
    profile[case: \.loaded] = nil
    #expect(profile == .loaded(1))
  }

  @Test func aCaseIsReadAndWrittenAsAMember() {
    var screen = Screen.profile(.loaded(1))
    #expect(screen.profile?.loaded == 1)
    #expect(screen.search?.text == nil)
    screen.profile?.loaded? += 1
    #expect(screen == .profile(.loaded(2)))
    screen.search = (text: "Blob", limit: 1)
    #expect(screen == .profile(.loaded(2)))
  }

  @Test func aMemberIsAKeyPathToMapOver() {
    let profiles: [Profile] = [.loading, .loaded(1), .loaded(2)]
    #expect(profiles.compactMap(\.loaded) == [1, 2])
  }

  @Test func theCasesCanBeListed() {
    #expect(Array(Screen.allCasePaths) == [\.home, \.profile, \.search, \.alert, \.rows])
  }

  @Test func theCasePathsTellTheCaseOfARoot() {
    #expect(Screen.allCasePaths[.home] == \.home)
    #expect(Screen.allCasePaths[.profile(.loading)] == \.profile)
  }
}
