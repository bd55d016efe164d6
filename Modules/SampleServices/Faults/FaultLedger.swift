import Synchronization

/// The faults of one server, with the number of requests each has affected.
final class FaultLedger: Sendable {
  private let faults: [SampleFault]
  private let struck: Mutex<[Int]>

  init(_ faults: [SampleFault]) {
    self.faults = faults
    self.struck = Mutex(Array(repeating: 0, count: faults.count))
  }

  /// Returns the effects for the next request to `service`, and counts the request.
  func strike(_ service: SampleService) -> [SampleFault.Effect] {
    struck.withLock { struck in
      var effects: [SampleFault.Effect] = []
      for (index, fault) in faults.enumerated() where fault.services.contains(service) {
        if let count = fault.count, struck[index] >= count { continue }
        struck[index] += 1
        effects += fault.effects
      }
      return effects
    }
  }
}
