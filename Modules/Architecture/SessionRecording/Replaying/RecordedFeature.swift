import ComposableArchitecture

/// A feature with traces that can be replayed, and turned into a test.
///
/// ```swift
/// let feature = RecordedFeature { CoinsFeature() }
/// ```
public struct RecordedFeature: Sendable {
  /// The name of the feature in traces: that of its reducer's type.
  public let name: String
  /// The module of the reducer.
  package let module: String
  fileprivate let isAction: @Sendable (Any) -> Bool
  let replay: @MainActor @Sendable (_ session: RecordedSession, _ trace: String) throws -> ReplayDifference?
  let steps: @MainActor @Sendable (_ session: RecordedSession, _ trace: String) throws -> RecordedSteps
  let testCase: @MainActor @Sendable (_ steps: RecordedSteps) throws -> TestCase?
  /// Returns the dependencies of the feature that have no live value.
  package let missingLiveValues: @MainActor @Sendable () -> [MissingLiveValue]

  /// - Parameters:
  ///   - name: The name of the feature in traces; that of the reducer's type by default.
  ///   - reducer: Makes the reducer.
  public init<R: Reducer>(_ name: String = "\(R.self)", reducer: @escaping @Sendable () -> R)
  where R.State: Codable & Equatable, R.Action: Codable {
    self.name = name
    module = _typeName(R.self, qualified: true).split(separator: ".").first.map(String.init) ?? name
    isAction = { $0 is R.Action }
    replay = { session, trace in
      var reader = SessionReader<R.State, R.Action>(session, of: trace)
      let state = try reader.start()
      let replayer = Replayer(initialState: state, in: reader.surroundings, reducer: reducer)
      while let step = try reader.next() {
        if let difference = replayer.difference(at: step) { return difference }
      }
      return nil
    }
    steps = { session, trace in
      var reader = SessionReader<R.State, R.Action>(session, of: trace)
      var steps = RecordedSteps(
        trace: trace,
        initialState: try reader.start(),
        shared: reader.shared,
        surroundings: ReplaySurroundings(session)
      )
      while let step = try reader.next() { steps.actions.append(step.erased) }
      return steps
    }
    missingLiveValues = { reducer().missingLiveValues() }
    testCase = { try TestCaseBuilder<R>(feature: name, reducer: reducer).testCase(of: $0) }
  }
}

extension [RecordedFeature] {
  /// Returns the features that an action belongs to, the innermost first.
  package func features(of action: Any) -> [RecordedFeature] {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .tuple else { return [] }
    return mirror.children.flatMap { features(of: $0.value) } + filter { $0.isAction(action) }
  }
}

extension SessionTrace {
  /// Runs the recorded actions through the reducers. Their effects are dropped, and no dependency can be used.
  ///
  /// - Parameter features: The features that the trace may be of.
  /// - Returns: The first difference between the states; `nil` if there is none.
  /// - Throws: ``TraceError`` if the trace is of another feature, or contains something that the feature can't read.
  @MainActor
  public func replay(_ features: [RecordedFeature]) throws -> ReplayDifference? {
    var first: ReplayDifference?
    for store in stores {
      let feature = try feature(of: store, in: features)
      guard let difference = try feature.replay(store, name) else { continue }
      if difference.number < first?.number ?? .max { first = difference }
    }
    return first
  }

  func feature(of store: RecordedSession, in features: [RecordedFeature]) throws(TraceError)
    -> RecordedFeature
  {
    if let feature = features.first(where: { $0.name == store.feature }) { return feature }
    let known = features.map(\.name).joined(separator: ", ")
    throw TraceError(
      "'\(name)', line \(store.line): this program has no feature '\(store.feature)', only \(known); "
        + "replay the session with the program that recorded it"
    )
  }
}
