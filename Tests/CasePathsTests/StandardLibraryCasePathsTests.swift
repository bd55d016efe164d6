import CasePaths
import Testing

@Suite struct StandardLibraryCasePathsTests {
  struct Failure: Error, Equatable {}

  @Test func `an optional has its own cases`() {
    let some: Int? = 1
    #expect(some.is(\.some) == true)
    #expect(some.is(\.none) == false)
    #expect(some[case: \.some] == 1)
    #expect(Int?.none.is(\.none) == true)
    #expect((\Int?.Cases.some)(42) == 42)
    #expect((\Int?.Cases.none)() == nil)
  }

  @Test func `an optional has the cases of the enum it wraps`() {
    var profile: Profile? = .loaded(1)
    #expect(profile.is(\.loaded))
    #expect(!profile.is(\.loading))
    #expect(profile[case: \.loaded] == 1)
    profile[case: \.loaded] = 2
    #expect(profile == .loaded(2))
    profile.modify(\.some.loaded) { $0 += 1 }
    #expect(profile == .loaded(3))
  }

  @Test func `no enum has no value in any case`() {
    let profile: Profile? = nil
    #expect(profile[case: \.loaded] == .some(nil))
    #expect((\Profile?.Cases.loaded)(nil) == nil)
  }

  @Test func `the cases of an optional can be listed and told`() {
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Int?.allCasePaths[nil] == \.none)
    #expect(Int?.allCasePaths[1] == \.some)
  }

  @Test func `an optional of a value that is not equatable has cases too`() {
    let loading: Loading<Int>? = .done(1)
    #expect(Loading<Int>?.allCasePaths[loading] == \.some)
    #expect(loading.is(\.some.done))
  }

  @Test func `a result has cases`() {
    let success = Result<Int, Failure>.success(1)
    let failure = Result<Int, Failure>.failure(Failure())
    #expect(success[case: \.success] == 1)
    #expect(success[case: \.failure] == nil)
    #expect(failure.is(\.failure))
    #expect(failure[case: \.failure] == Failure())
    #expect((\Result<Int, Failure>.Cases.success)(1) == success)
    #expect((\Result<Int, Failure>.Cases.failure)(Failure()) == failure)
  }

  @Test func `a result leads on to the cases of its value`() {
    let result = Result<Profile, Failure>.success(.loaded(1))
    #expect(result[case: \.success.loaded] == 1)
    #expect(result.is(\.success.loaded))
    #expect(!result.is(\.success.loading))
  }

  @Test func `the cases of a result can be listed and told`() {
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
    #expect(Result<Int, Failure>.allCasePaths[.success(1)] == \.success)
    #expect(Result<Int, Failure>.allCasePaths[.failure(Failure())] == \.failure)
  }

  @Test func `never has no cases`() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
