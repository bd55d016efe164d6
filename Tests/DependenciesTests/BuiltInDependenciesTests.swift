import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import Platform
import Testing

@Suite struct BuiltInDependenciesTests {
  private let recorder = IssueRecorder()

  @Test func `the date is overridden`() {
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now
    let epoch = Date(timeIntervalSince1970: 0)
    withDependencies {
      $0.date.now = epoch
    } operation: {
      #expect(now == epoch)
      #expect(date() == epoch)
    }
    withDependencies {
      $0.date = .constant(epoch)
    } operation: {
      #expect(now == epoch)
    }
    withDependencies {
      $0.date = DateGenerator { epoch }
    } operation: {
      #expect(date.now == epoch)
    }
  }

  @Test func `uuids increment`() {
    @Dependency(\.uuid) var uuid
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect(uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
      #expect(uuid() == UUID(1))
      #expect(uuid() == UUID(2))
    }
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect(uuid() == UUID(7))
      #expect(uuid() == UUID(7))
    }
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (255, "00000000-0000-0000-0000-0000000000FF"),
    (0xDEAD_BEEF_0123, "00000000-0000-0000-0000-DEADBEEF0123"),
    (.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"),
    (-1, "00000000-0000-0000-FFFF-FFFFFFFFFFFF"),
  ])
  func `a UUID holds a number`(number: Int, string: String) {
    #expect(UUID(number).uuidString == string)
  }

  @Test func `random numbers come from the generator`() {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    func rolls(seed: UInt64) -> [Int] {
      withDependencies {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix64(seed: seed))
      } operation: {
        (1...20).map { _ in withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } }
      }
    }
    #expect(rolls(seed: 1) == rolls(seed: 1))
    #expect(rolls(seed: 1) != rolls(seed: 2))
    #expect(Set(rolls(seed: 1)).count > 1)
  }

  @Test func `clocks are overridden`() async throws {
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = ImmediateClock()
    } operation: {
      try await continuousClock.sleep(for: .seconds(3600))
      try await suspendingClock.sleep(for: .seconds(3600))
    }
  }

  @Test func `fired work has happened when a test goes on`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = LockIsolated(false)
    await fireAndForget { isDone.setValue(true) }
    #expect(isDone.value)
    await fireAndForget(priority: .background) { throw CancellationError() }
  }

  @Test func `an error of fired work is reported, in tests and live`() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    await withKnownIssue {
      await fireAndForget { throw Failure() }
    } matching: {
      $0.description.contains("Failure()")
    }
    await withDependencies {
      $0.context = .live
    } operation: {
      await recorder {
        await fireAndForget { throw Failure() }
        while recorder.issues.isEmpty { await Task.yield() }
      }
    }
    #expect(recorder.messages.first?.contains("Failure()") == true, "\(recorder.messages)")
  }

  @Test func `fired work goes on when its caller is cancelled, in tests too`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isCancelled = LockIsolated<Bool?>(nil)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await fireAndForget { isCancelled.setValue(Task.isCancelled) }
    }
    .value
    #expect(isCancelled.value == false)
  }

  @Test func `a live fire does not wait`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withDependencies {
      $0.context = .live
    } operation: {
      await fireAndForget { for await _ in stream { break } }
    }
    continuation.finish()
  }

  @Test func `assertions fail tests`() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    recorder {
      assert(true, "holds")
      assert(1 > 2, "assert")
      precondition(false, "precondition")
      assertionFailure("failure")
    }
    #expect(recorder.messages == ["assert", "precondition", "failure"])
  }

  @Test func `locale calendar and time zone are overridden`() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.preferredLocales) var preferredLocales
    @Dependency(\.timeZone) var timeZone
    recorder {
      withDependencies {
        $0.calendar = Calendar(identifier: .hebrew)
        $0.locale = Locale(identifier: "de_CH")
        $0.preferredLocales = [Locale(identifier: "de_CH"), Locale(identifier: "fr_CH")]
        $0.timeZone = .gmt
      } operation: {
        #expect(preferredLocales.map(\.identifier) == ["de_CH", "fr_CH"])
        #expect(calendar.identifier == .hebrew)
        #expect(locale.identifier == "de_CH")
        #expect(timeZone == .gmt)
      }
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `unset dependencies are issues that name them`() throws {
    @Dependency(\.calendar) var calendar
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.date) var date
    @Dependency(\.locale) var locale
    @Dependency(\.preferredLocales) var preferredLocales
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    func issues(_ operation: () -> Void) -> [String] {
      let recorder = IssueRecorder()
      recorder(operation)
      return recorder.messages
    }
    #expect(issues { _ = calendar } == [#"Unimplemented: @Dependency(\.calendar)"#])
    #expect(issues { _ = date() } == [#"Unimplemented: @Dependency(\.date)"#])
    #expect(issues { _ = locale } == [#"Unimplemented: @Dependency(\.locale)"#])
    #expect(issues { _ = preferredLocales } == [#"Unimplemented: @Dependency(\.preferredLocales)"#])
    #expect(issues { _ = timeZone } == [#"Unimplemented: @Dependency(\.timeZone)"#])
    #expect(issues { _ = uuid() } == [#"Unimplemented: @Dependency(\.uuid)"#])
    #expect(
      issues { _ = withRandomNumberGenerator { $0.next() } }
        == [#"Unimplemented: @Dependency(\.withRandomNumberGenerator)"#]
    )
    let messages = issues { _ = continuousClock.now }
    #expect(try #require(messages.first).contains("ContinuousClock"))
  }

  @Test func `ticks on a clock that a test hasn't set don't run ahead`() async {
    @Dependency(\.continuousClock) var clock
    let ticks = LockIsolated(0)
    await withKnownIssue {
      let task = Task { [clock] in
        for await _ in clock.timer(interval: .seconds(1000)) { ticks.withValue { $0 += 1 } }
      }
      await Task.megaYield()
      task.cancel()
      await task.value
    }
    #expect(ticks.value == 0)
  }

  @Test func `live defaults work`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      @Dependency(\.calendar) var calendar
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      let before = Date()
      #expect((before...Date.distantFuture).contains(now))
      #expect(uuid() != uuid())
      #expect(calendar == .autoupdatingCurrent)
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
    }
  }

  @Test func `an assertion failure can be watched`() {
    struct Watch: AssertionFailureEffect {
      let messages = LockIsolated<[String]>([])
      func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
        let message = message()
        messages.withValue { $0.append(message) }
      }
    }
    let watch = Watch()
    withDependencies {
      $0.assertionFailure = watch
    } operation: {
      @Dependency(\.assertionFailure) var assertionFailure
      assertionFailure("unreachable")
    }
    #expect(watch.messages.value == ["unreachable"])
  }
}
