import ComposableArchitecture
import Models

/// The case paths of the state of a load. `Models` imports nothing, so they are here, by hand.
extension LoadState: CasePathable, CasePathIterable {
  /// The case paths of the state of a load.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: LoadState) -> PartialCaseKeyPath<LoadState> {
      switch root {
      case .idle: \.idle
      case .loading: \.loading
      case .loaded: \.loaded
      case .empty: \.empty
      case .failed: \.failed
      }
    }

    /// The path to the state before the first request.
    public var idle: AnyCasePath<LoadState, Void> {
      AnyCasePath(embed: { .idle }, extract: { if case .idle = $0 { () } else { nil } })
    }

    /// The path to the state before a running request.
    public var loading: AnyCasePath<LoadState, LoadState> {
      AnyCasePath(
        embed: { .loading(from: $0) },
        extract: { if case .loading(let state) = $0 { state } else { nil } }
      )
    }

    /// The path to a loaded value.
    public var loaded: AnyCasePath<LoadState, Value> {
      AnyCasePath(embed: { .loaded($0) }, extract: { if case .loaded(let value) = $0 { value } else { nil } })
    }

    /// The path to the result without a value.
    public var empty: AnyCasePath<LoadState, Void> {
      AnyCasePath(embed: { .empty }, extract: { if case .empty = $0 { () } else { nil } })
    }

    /// The path to a failure, and the value from before it.
    public var failed: AnyCasePath<LoadState, (Failure, previous: Value?)> {
      AnyCasePath(
        embed: { .failed($0.0, previous: $0.previous) },
        extract: { if case .failed(let error, let previous) = $0 { (error, previous) } else { nil } }
      )
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<LoadState>> {
      [\.idle, \.loading, \.loaded, \.empty, \.failed].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
