import Clocks
import Dependencies
import Foundation
import Testing

/// Dependencies that make values, used from many places at once and in other contexts.
@Suite struct GeneratorTests {
  @Dependency(\.date) var date
  @Dependency(\.fireAndForget) var fireAndForget
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  @Test func `incrementing UUIDs are never given twice`() async {
    let uuids = await withDependencies {
      $0.uuid = .incrementing
    } operation: {
      await withTaskGroup(of: UUID.self) { group in
        for _ in 0..<200 { group.addTask { uuid() } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    #expect(uuids == Set((0..<200).map { UUID($0) }))
  }

  @Test func `each incrementing generator begins again`() {
    for _ in 1...3 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect(uuid() == UUID(0))
        #expect(uuid() == UUID(1))
      }
    }
  }

  @Test func `a custom generator is asked each time`() {
    let letters = LockIsolated(["a", "b"])
    withDependencies {
      $0.uuid = UUIDGenerator { letters.withValue { UUID(Int($0.removeFirst().utf8.first ?? 0)) } }
      $0.date = DateGenerator { Date(timeIntervalSince1970: Double(letters.value.count)) }
    } operation: {
      #expect(date.now == Date(timeIntervalSince1970: 2))
      #expect(uuid() == UUID(97))
      #expect(date() == Date(timeIntervalSince1970: 1))
      #expect(uuid() == UUID(98))
    }
  }

  @Test func `a date that is set stands still`() {
    var generator = DateGenerator { .distantPast }
    #expect(generator.now == .distantPast)
    generator.now = .distantFuture
    #expect(generator.now == .distantFuture)
    #expect(generator() == .distantFuture)
    #expect(DateGenerator.constant(.distantPast).now == .distantPast)
  }

  @Test func `random numbers are drawn one after the other`() async {
    let drawn = await withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      await withTaskGroup(of: UInt64.self) { group in
        for _ in 0..<100 { group.addTask { withRandomNumberGenerator { $0.next() } } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    #expect(drawn == Set(1...100))
  }

  @Test func `what the work with a generator returns or throws comes back`() {
    struct Failure: Error {}
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      #expect(withRandomNumberGenerator { generator in [1, 2, 3].shuffled(using: &generator).count } == 3)
      #expect(throws: Failure.self) { try withRandomNumberGenerator { _ in throw Failure() } }
    }
  }

  @Test func `fired work sees the dependencies of its caller`() async {
    let seen = LockIsolated<UUID?>(nil)
    await withDependencies {
      $0.uuid = .constant(UUID(3))
    } operation: {
      await fireAndForget { [uuid = _uuid] in seen.setValue(uuid.wrappedValue()) }
    }
    #expect(seen.value == UUID(3))
  }

  @Test func `live fired work is done though its task is cancelled`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let task = Task {
      await withDependencies {
        $0.context = .live
      } operation: {
        withUnsafeCurrentTask { $0?.cancel() }
        await fireAndForget {
          continuation.yield(Task.isCancelled)
          continuation.finish()
        }
      }
    }
    await task.value
    for await isCancelled in stream { #expect(!isCancelled) }
  }

  @Test func `live clocks are those of the system`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      #expect(continuousClock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test func `previews use what the application uses`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(continuousClock is ContinuousClock)
      #expect(calendar == .autoupdatingCurrent)
      #expect(locale == .autoupdatingCurrent)
      #expect(timeZone == .autoupdatingCurrent)
      #expect(uuid() != uuid())
    }
  }

  @Test func `live assertions that hold say nothing`() {
    let recorder = IssueRecorder()
    recorder {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.assert) var assert
        @Dependency(\.precondition) var precondition
        assert(1 < 2, "holds")
        precondition(true)
      }
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `an assertion names its place`() {
    let recorder = IssueRecorder()
    @Dependency(\.assertionFailure) var assertionFailure
    let line: UInt = #line + 1
    recorder { assertionFailure("here") }
    #expect(recorder.issues.map(\.line) == [line])
    #expect(recorder.issues.map(\.fileID) == [#fileID])
  }
}

private struct Counting: RandomNumberGenerator, Sendable {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number += 1
    return number
  }
}
