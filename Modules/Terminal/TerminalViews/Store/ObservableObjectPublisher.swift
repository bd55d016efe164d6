import Observation
import Synchronization

/// A publisher that tells the views of an ``ObservableObject`` that it changes.
public final class ObservableObjectPublisher: Sendable {
  private let registrar = ObservationRegistrar()
  private let source = Source()

  public init() {}

  /// Tells the views that read the object that it changes. They are evaluated again.
  public func send() { registrar.withMutation(of: source, keyPath: \.changes) {} }

  /// Notes that a view reads the object.
  func follow() { registrar.access(source, keyPath: \.changes) }

  private final class Source: Observable, Sendable {
    var changes: Int { 0 }
  }
}

/// The publishers of the objects that don't have one as a property.
enum ObservableObjectPublishers {
  // @unchecked: the object is compared with another, and nothing else is done with it.
  private struct Entry: @unchecked Sendable {
    weak var object: (any ObservableObject)?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those without an object are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: any ObservableObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The object is compared with another, and nothing else is done with it.
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      return publisher
    }
  }
}
