/// The effects that an action sent by a test has led to.
public struct TestStoreTask: Hashable, Sendable {
  private let group: EffectGroup?
  private let finishing: @Sendable (EffectGroup, Duration?, _SourceLocation) async -> Void
  private let settling: @Sendable () async -> Void

  init(group: EffectGroup?, core: some TestStoreStepping, isolation: any Actor) {
    self.group = group
    let core: any TestStoreStepping = core
    finishing = { [weak core] group, timeout, location in
      await core?.finish(timeout: timeout, at: location, isolation: isolation) { $0.group === group }
    }
    settling = { [weak core] in _ = await core?.quiesce(toReceive: 0, isolation: isolation) }
  }

  /// Cancels the effects, and returns when they have ended.
  public func cancel() async {
    group?.cancel()
    await settling()
  }

  /// Waits for the effects to end. Fails if they don't.
  ///
  /// -   - duration: The time to wait for effects that wait for the outside world; that of the test store by default.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    await finishing(group, duration, _SourceLocation(fileID, filePath, line, column))
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
