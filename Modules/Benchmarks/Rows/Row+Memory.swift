import ComposableArchitecture

extension Row {
  static let memory: [Row] = [
    Row("memory per root store", unit: .bytes, original: 2_900, goal: 800) { _ in
      bytes { Store(initialState: Counter.State()) { Counter() } }
    },
    Row("memory per child store", unit: .bytes, original: 2_300, goal: 400) { _ in
      var roots = (0..<storeCount * LoopTimer.runs)
        .map { _ in Store(initialState: Level1.State()) { Level1() } }[...]
      return bytes { roots.popFirst()?.scope(state: \.child, action: \.child) }
    },
  ]

  private static let storeCount = 10_000

  /// Returns the memory of each object that `make` makes.
  @MainActor
  private static func bytes<Object>(_ make: () -> Object) -> Figures? {
    var runs: [Double] = []
    for _ in 0..<LoopTimer.runs {
      var objects: [Object] = []
      objects.reserveCapacity(storeCount)
      guard let before = Heap.bytesInUse else { return nil }
      for _ in 0..<storeCount { objects.append(make()) }
      guard let after = Heap.bytesInUse else { return nil }
      runs.append((after - before) / Double(storeCount))
      blackHole(objects)
    }
    return Figures(runs)
  }
}
