import ComposableArchitecture

extension Row {
  static let stateCopy: [Row] = [
    Row("a bare struct of 20 properties and a class reference, copied (comparison)") { timer in
      await copy(BareWide(), timer)
    },
    Row("copy of a state of 20 properties", original: 55, goal: 15) { timer in
      await copy(Wide(), timer)
    },
    Row("a bare struct of 20 properties, compared (comparison)") { timer in
      await compare(BareEquatableWide(), timer)
    },
    Row(
      "a state of 20 properties, compared",
      goal: .times(1.2, "a bare struct of 20 properties, compared (comparison)")
    ) { timer in
      await compare(Wide(), timer)
    },
  ]

  // Inlined, because the comparison of a known type is measured.
  @inline(__always)
  @MainActor
  private static func compare<State: Equatable>(_ state: State, _ timer: LoopTimer) async -> Figures {
    var (first, second) = (state, state)
    return await timer.time { count in
      for _ in 0..<count {
        unknownChange(&first)
        unknownChange(&second)
        blackHole(first == second)
      }
    }
  }

  // Inlined, because the copy of a known type is measured.
  @inline(__always)
  @MainActor
  private static func copy<State>(_ state: State, _ timer: LoopTimer) async -> Figures {
    let copy = UnsafeMutablePointer<State>.allocate(capacity: 1)
    defer { copy.deallocate() }
    return await timer.time { count in
      for _ in 0..<count {
        copy.initialize(to: state)
        blackHole(UnsafeRawPointer(copy))
        copy.deinitialize(count: 1)
      }
    }
  }
}

/// A state of twenty properties as it would be if Swift counted the references to its observers.
private struct BareWide {
  final class Reference {}

  var property1 = 1
  var property2 = 2
  var property3 = 3
  var property4 = 4
  var property5 = 5
  var property6 = 6
  var property7 = 7
  var property8 = 8
  var property9 = 9
  var property10 = 10
  var property11 = 11
  var property12 = 12
  var property13 = 13
  var property14 = 14
  var property15 = 15
  var property16 = 16
  var property17 = 17
  var property18 = 18
  var property19 = 19
  var property20 = 20
  let reference = Reference()
}

/// A comparable struct of twenty properties that nothing observes.
private struct BareEquatableWide: Equatable {
  var property1 = 1
  var property2 = 2
  var property3 = 3
  var property4 = 4
  var property5 = 5
  var property6 = 6
  var property7 = 7
  var property8 = 8
  var property9 = 9
  var property10 = 10
  var property11 = 11
  var property12 = 12
  var property13 = 13
  var property14 = 14
  var property15 = 15
  var property16 = 16
  var property17 = 17
  var property18 = 18
  var property19 = 19
  var property20 = 20
}
