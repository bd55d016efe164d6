import CasePaths
import Testing

@Suite struct AnyCasePathTests {
  let profile = AnyCasePath(\Screen.Cases.profile)

  @Test func `it embeds and extracts`() {
    #expect(profile.embed(.loaded(1)) == .profile(.loaded(1)))
    #expect(profile.extract(from: .profile(.loaded(1))) == .loaded(1))
    #expect(profile.extract(from: .home) == nil)
  }

  @Test func `it is made of any pair of functions`() {
    let parsed = AnyCasePath<String, Int>(embed: { "\($0)" }, extract: { Int($0) })
    #expect(parsed.embed(42) == "42")
    #expect(parsed.extract(from: "42") == 42)
    #expect(parsed.extract(from: "Blob") == nil)
  }

  @Test func `the identity always matches`() {
    let identity = AnyCasePath<Int, Int>()
    #expect(identity.embed(1) == 1)
    #expect(identity.extract(from: 1) == 1)
  }

  @Test func `the key path to the root is the identity`() {
    let identity = AnyCasePath(\Screen.Cases.self)
    #expect(identity.embed(.home) == .home)
    #expect(identity.extract(from: .home) == .home)
  }

  @Test func `appending leads through both paths`() {
    let loaded = profile.appending(path: AnyCasePath(\Profile.Cases.loaded))
    #expect(loaded.embed(1) == .profile(.loaded(1)))
    #expect(loaded.extract(from: .profile(.loaded(1))) == 1)
    #expect(loaded.extract(from: .profile(.loading)) == nil)
    #expect(loaded.extract(from: .home) == nil)
  }

  @Test func `a path goes on by dot`() {
    let loaded: AnyCasePath<Screen, Int> = profile.loaded
    #expect(loaded.extract(from: .profile(.loaded(1))) == 1)
    #expect(loaded.embed(1) == .profile(.loaded(1)))
  }

  @Test func `a path crosses isolation boundaries`() async {
    let profile = profile
    #expect(await Task.detached { profile.extract(from: .profile(.loading)) }.value == .loading)
  }

  @Test func `its description names its types`() {
    #expect(profile.debugDescription == "AnyCasePath<CasePathsTests.Screen, CasePathsTests.Profile>")
  }
}
