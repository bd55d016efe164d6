import Synchronization

/// The faults of one server, with the number of requests each has affected.
final class FaultCounter: Sendable {
  private let faults: [SampleFault]
  private let counts: Mutex<[Int]>

  init(_ faults: [SampleFault]) {
    self.faults = faults
    self.counts = Mutex(Array(repeating: 0, count: faults.count))
  }

  /// Returns the effects for the next request to `service`, and counts the request.
  func effects(forNextRequestTo service: SampleService) -> [SampleFault.Effect] {
    counts.withLock { counts in
      var effects: [SampleFault.Effect] = []
      for (index, fault) in faults.enumerated() where fault.services.contains(service) {
        if let count = fault.count, counts[index] >= count { continue }
        counts[index] += 1
        effects += fault.effects
      }
      return effects
    }
  }
}
