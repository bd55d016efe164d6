import ComposableArchitecture

extension Row {
  static let stateCopy = Row("copy of a state of 20 properties", original: 55, goal: 15) { stopwatch in
    let state = Wide()
    let copy = UnsafeMutablePointer<Wide>.allocate(capacity: 1)
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
