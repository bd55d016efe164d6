import ConcurrencyExtras
import Sharing

/// A key whose loading and saving a test controls.
struct TestKey: SharedKey {
  struct Failure: Error, Equatable {}

  final class Source: Sendable {
    let loads = LockIsolated<[LoadContinuation<Int>]>([])
    let saves = LockIsolated<[(value: Int, context: SaveContext, continuation: SaveContinuation)]>([])
    let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
    let isSubscribed = LockIsolated(false)
    let isSavingAtOnce = LockIsolated(true)

    func resumeLoad(_ result: Result<Int?, any Error>) {
      loads.withValue { $0.isEmpty ? nil : $0.removeFirst() }?.resume(with: result)
    }

    var savedValues: [Int] { saves.value.map(\.value) }
  }

  let source: Source

  var id: ObjectIdentifier { ObjectIdentifier(source) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    source.loads.withValue { $0.append(continuation) }
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    source.subscriber.setValue(subscriber)
    source.isSubscribed.setValue(true)
    return SharedSubscription { [source] in source.isSubscribed.setValue(false) }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    source.saves.withValue { $0.append((value, context, continuation)) }
    if source.isSavingAtOnce.value { continuation.resume() }
  }
}
