import CommonTestSupport
import Dependencies
import FavoritesDatabase
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct ChangeWatcherTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(arguments: ["favorites.sqlite", "favorites.sqlite-wal", "favorites.sqlite-journal"])
  func `every file of the database is watched`(name: String) async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let watcher = ChangeWatcher(path: directory.path) { continuation.yield() }
    var iterator = changes.makeAsyncIterator()
    try directory.write(Data("x".utf8), to: name)
    #expect(await iterator.next() != nil)
    watcher.stop()
  }

  @Test func `other files aren't a change`() async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    let count = Counter()
    let watcher = ChangeWatcher(path: directory.path) { continuation.yield(count.next()) }
    // Events arrive in the order of their causes, so all events of the lock file precede this one.
    var iterator = changes.makeAsyncIterator()
    for _ in 0..<10 { try directory.write(Data("x".utf8), to: "favorites.sqlite.lock") }
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    #expect(await iterator.next() == 1)
    #expect(count.next() == 2)
    watcher.stop()
  }

  @Test func `a watcher that must look asks to again and again`() async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let watcher = ChangeWatcher(every: .milliseconds(1)) { continuation.yield() }
    var iterator = changes.makeAsyncIterator()
    for _ in 1...3 { #expect(await iterator.next() != nil) }
    watcher.stop()
  }

  @Test func `a released watcher no longer watches`() async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    var watcher: ChangeWatcher? = ChangeWatcher(path: directory.path) { [held = Held(continuation)] in
      held.continuation.yield()
    }
    watcher?.stop()
    watcher = nil
    // The handler is deallocated with the watcher, which ends the stream.
    for await _ in changes {}
  }
}

private final class Counter: Sendable {
  private let count = LockIsolated(0)

  func next() -> Int {
    count.withValue { count in
      count += 1
      return count
    }
  }
}

/// Finishes a stream when it is deallocated.
private final class Held: Sendable {
  let continuation: AsyncStream<Void>.Continuation

  init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}
