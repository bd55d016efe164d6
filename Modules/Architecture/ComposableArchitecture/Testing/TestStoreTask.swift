/// The effects that an action sent by a test has led to.
public struct TestStoreTask: Hashable, Sendable {
  let group: EffectGroup?
  private(set) weak var core: (any TestStoreStepping)?
  let isolation: any Actor

  /// Cancels the effects, and returns when they have ended.
  public func cancel() async {
    group?.cancel()
    _ = await core?.quiesce(toReceive: 0, isolation: isolation)
  }

  /// Waits for the effects to end. Fails if they don't.
  ///
  /// - Parameter duration: The time to wait for effects that wait for the outside world; that of the test store by default.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    let location = _SourceLocation(fileID, filePath, line, column)
    await core?.finish(timeout: duration, at: location, isolation: isolation) { $0.group === group }
  }

  /// Waits for the effects to end, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await finish(timeout: duration, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Whether the effects have been cancelled.
  public var isCancelled: Bool { group?.isCancelled ?? true }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) { hasher.combine(group.map(ObjectIdentifier.init)) }
}

/// The part of a test store that its tasks need, independent of the store's state and actions.
protocol TestStoreStepping: AnyObject, Sendable {
  func quiesce(toReceive more: Int, isolation: isolated (any Actor)?) async -> Bool

  func finish(
    timeout: Duration?,
    at location: _SourceLocation,
    isolation: isolated (any Actor)?,
    _ isIncluded: (RunningEffect) -> Bool
  ) async
}

extension TestStoreCore: TestStoreStepping {}
