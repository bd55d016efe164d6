import Dependencies
import IssueReporting

/// Dismisses the feature that calls it: `await dismiss()` in an effect.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// …
/// case .closeButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
public struct DismissEffect: Sendable {
  private let dismiss: (@Sendable () async -> Void)?

  init() { dismiss = nil }

  /// Calls `dismiss` instead of dismissing: for tests of a feature that is not presented.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.dismiss = dismiss
  }

  /// Dismisses the innermost feature in which the calling effect runs. Where nothing presents it, that is
  /// reported as an issue.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss = dismiss ?? RunningOperation.current?.dismiss {
      await dismiss()
    } else {
      reportIssue(
        """
        A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed. …

        This is generally considered an application logic error: only an effect of a feature that was presented \
        with "ifLet" or is an element of a stack can dismiss it.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let testValue: Bool? = nil
}

extension DependencyValues {
  /// Dismisses the feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that is being reduced is presented by another.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] ?? ((ReductionContext.currentReduction?.presentationDepth ?? 0) > 0) }
    set { self[IsPresentedKey.self] = newValue }
  }
}
