import Foundation
import IssueReporting

/// The context in which code runs. It decides the value of a dependency that isn't overridden.
public enum DependencyContext: Sendable, Hashable, CaseIterable {
  /// The application itself.
  case live

  /// A preview of a part of the application.
  case preview

  /// A test.
  case test
}

extension DependencyContext {
  /// The name of the environment variable that overrides the context of a process.
  static let environmentVariable = "SWIFT_DEPENDENCIES_CONTEXT"

  /// The context of this process, for dependency values that don't override ``DependencyValues/context``.
  ///
  /// If `SWIFT_DEPENDENCIES_CONTEXT` is set, it decides. Otherwise the context is that of tests if the process runs
  /// tests, that of previews if it runs previews, or the live one.
  static let ofProcess: DependencyContext = {
    let environment = ProcessInfo.processInfo.environment
    if let name = environment[environmentVariable] {
      if let context = DependencyContext(name: name) { return context }
      reportIssue(
        """
        An environment value for \(environmentVariable) was provided but did not match "live", "preview", \
        or "test".

            \(environmentVariable)=\(name)
        """
      )
    }
    if isTesting { return .test }
    return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
  }()

  package init?(name: String) {
    guard let context = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = context
  }
}

extension DependencyValues {
  /// The context in which dependencies are read.
  ///
  /// Overriding it makes other dependencies, unless they are overridden themselves, use their defaults in the new
  /// context:
  ///
  /// ```swift
  /// withDependencies { $0.context = .live } operation: { … }
  /// ```
  public var context: DependencyContext {
    get { overriddenContext ?? defaults.context }
    set {
      if case .preparing(let preparation) = mode {
        preparation.prepare(context: newValue)
      } else {
        ownContext = newValue
      }
    }
  }

  var overriddenContext: DependencyContext? { ownContext ?? captured?.ownContext }
}
