import IssueReporting

/// The behavior of a store when its state is read while it reduces an action.
///
/// A reducer changes the state of its store in place. Until the reduction has ended there is no whole state to read,
/// neither the one before the action nor the one after it. Code that reads the store within a reduction overlaps the
/// change. An example is a dependency that asks the app's store for the current user.
public enum OverlappingReads: Sendable {
  /// Stops the program, as ``stop`` does. In a test process, reports an issue and answers as ``previousState`` does.
  case automatic
  /// Stops the program with a message that names the store, the action and the read.
  ///
  /// The store never copies its state.
  case stop
  /// Answers with the state before the action.
  ///
  /// The store copies its state before each action. A large collection in it is copied with its first change.
  case previousState
}

/// The behavior of a store on overlapping reads in the current process.
enum StateOverlaps {
  case stop, report, answer

  init(_ reads: OverlappingReads) {
    self =
      switch reads {
      case .automatic: isTesting ? .report : .stop
      case .stop: .stop
      case .previousState: .answer
      }
  }

  /// Stops the program or reports an issue, depending on the case.
  ///
  /// - Parameter overlap: The read, and the name of the store that is read.
  func handle(_ overlap: (read: StateRead?, store: String)?, during store: String, action: () -> String) {
    if case .answer = self { return }
    let read = overlap?.read
    let reader = overlap.map { $0.store == store ? "it" : "\"\($0.store)\"" } ?? "it"
    let message = """
      "\(store)" was reducing an action when \(reader) was read\(read.map { " by \($0)" } ?? ""). …

        Action:
      \(indented(action(), by: 4))

      A reducer changes the state of its store in place, so that there is no whole state to read until the action \
      has been reduced. Read the reducer's own 'state', or read the store in an effect. To have the store answer \
      with the state before the action, at the cost of a copy for each action, create it with \
      'overlappingReads: .previousState'.
      """
    let location = read?.location ?? .here
    guard case .report = self else { fatalError(message, file: location.filePath, line: location.line) }
    location.report(message)
  }
}
