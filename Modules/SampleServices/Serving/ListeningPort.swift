import Synchronization

/// The port that a server listens on, once it does.
final class ListeningPort: Sendable {
  private let value = Atomic<UInt16>(0)

  var port: UInt16 {
    get { value.load(ordering: .acquiring) }
    set { value.store(newValue, ordering: .releasing) }
  }
}
