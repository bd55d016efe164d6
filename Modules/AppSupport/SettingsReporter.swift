import CommandSupport
import ComposableArchitecture
import Foundation
import Platform

/// A reporter that warns the user in one sentence of settings that can't be read or kept, once each, and leaves other
/// issues to the other reporters.
final class SettingsReporter: IssueReporter {
  private let output: Output
  private let others: [any IssueReporter]
  private let warnings = Mutex<Set<String>>([])

  init(output: Output, others: [any IssueReporter]) {
    self.output = output
    self.others = others
  }

  private static func warning(of error: any Error) -> String? {
    switch error {
    case let file as CorruptFile:
      "\(file.url.path(percentEncoded: false)) is damaged and was kept as \(file.keptAt.lastPathComponent); "
        + "default settings are used."
    case let error as SystemError:
      "the settings can't be kept (\(error)); they hold until the program ends."
    case let error as CocoaError:
      "the settings can't be read (\(error.path): \(error.reason)); default settings are used."
    default: nil
    }
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if let warning = Self.warning(of: error) {
      guard warnings.withLock({ $0.insert(warning).inserted }) else { return }
      try? output.message("Warning: \(warning)")
      return
    }
    for reporter in others {
      reporter.reportIssue(
        error,
        message(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for reporter in others {
      reporter.reportIssue(
        message(),
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}

extension CocoaError {
  fileprivate var path: String { filePath ?? url?.path(percentEncoded: false) ?? "their file" }

  /// The system's reason, if it is known.
  fileprivate var reason: String {
    guard let error = underlying as? POSIXError else { return localizedDescription }
    return String(cString: strerror(error.code.rawValue))
  }
}
