import ComposableArchitecture

extension Row {
  static let stateCopy: [Row] = [
    Row("a bare struct of 20 properties and a reference, copied (floor)") { stopwatch in
      await copy(BareWide(), stopwatch)
    },
    Row("copy of a state of 20 properties", original: 55, goal: 15) { stopwatch in
      await copy(Wide(), stopwatch)
    },
  ]

  // NB: inlined, because what is measured is the copy of a known type.
  @inline(__always)
  @MainActor
  private static func copy<State>(_ state: State, _ stopwatch: Stopwatch) async -> Figures {
    let copy = UnsafeMutablePointer<State>.allocate(capacity: 1)
    defer { copy.deallocate() }
    return await stopwatch.time { count in
      for _ in 0..<count {
        copy.initialize(to: state)
        blackHole(UnsafeRawPointer(copy))
        copy.deinitialize(count: 1)
      }
    }
  }
}

/// What a state of twenty properties must have, with nothing of the architecture: who observes a copy is known to
/// what all copies refer to.
private struct BareWide {
  final class Reference {}

  var properties = InlineArray<20, Int>(repeating: 1)
  let reference = Reference()
}
