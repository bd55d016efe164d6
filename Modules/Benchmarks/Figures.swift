/// The results of an operation's runs, per operation.
struct Figures {
  let minimum: Double
  let median: Double
  /// The median of the reference operation, whose runs alternate with those of this one.
  var floor: Double?

  init(minimum: Double, median: Double) {
    self.minimum = minimum
    self.median = median
  }

  /// - Parameter runs: The result of each run; at least one.
  init(_ runs: [Double]) {
    let runs = runs.sorted()
    self.init(minimum: runs[0], median: runs[runs.count / 2])
  }

  /// Returns the figures of one of `count` parts of the operation.
  func divided(by count: Int) -> Figures {
    Figures(minimum: minimum / Double(count), median: median / Double(count))
  }

  static func - (lhs: Figures, rhs: Figures) -> Figures {
    Figures(minimum: lhs.minimum - rhs.minimum, median: lhs.median - rhs.median)
  }
}
