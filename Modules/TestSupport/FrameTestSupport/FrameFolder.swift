import FeatureViews
import Foundation
import SessionRecording

/// The folder `Frames` beside a test, with the screens of a feature as text files.
///
/// ```swift
/// nonisolated static let folder = FrameFolder()
/// nonisolated static let frames = folder.previews(of: CoinsFeature.State.self, and: ["loaded": .market])
///
/// @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<CoinsFeature.State>) {
///   let view = CoinsView(store: Store(initialState: frame.state) { CoinsFeature() })
///   #expect(frame.mismatch(with: view) == nil)
/// }
///
/// @Test func `each file belongs to a screen`() {
///   #expect(Self.folder.strays(besides: Self.frames) == nil)
/// }
/// ```
///
/// With `REHEARSE=write` in the environment, files are written instead of compared, and strays are removed.
package struct FrameFolder: Sendable {
  private let url: URL
  private let writes: Bool

  /// Creates the folder beside a file.
  ///
  /// - Parameters:
  ///   - filePath: The file of the test.
  ///   - writes: Whether to write the files. By default, the environment decides.
  package init(
    filePath: String = #filePath,
    writes: Bool = ProcessInfo.processInfo.environment[RehearsedSession.environmentVariable] == "write"
  ) {
    url = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Frames")
    self.writes = writes
  }

  /// Returns the frames of named states, each at the usual terminal size and at the smallest supported one.
  package func frames<State>(_ states: KeyValuePairs<String, State>) -> [FrameFile<State>] {
    states.flatMap { frames(of: $1, named: $0) }
  }

  /// Returns the frames of a feature's previews and of further states.
  ///
  /// - Parameters:
  ///   - state: The type of the feature's state.
  ///   - states: The further states with their names.
  package func previews<State: PreviewableState>(
    of state: State.Type,
    and states: KeyValuePairs<String, State> = [:]
  ) -> [FrameFile<State>] {
    Preview.allCases.flatMap { frames(of: .preview($0), named: $0.rawValue) } + frames(states)
  }

  private func frames<State>(of state: State, named name: String) -> [FrameFile<State>] {
    [(80, 24), (40, 12)].map { width, height in
      FrameFile(state: state, folder: self, name: name, width: width, height: height)
    }
  }

  /// Looks for files that belong to none of the frames, or removes them if the folder is written.
  ///
  /// - Parameter frames: All frames of the folder.
  /// - Returns: The files; `nil` if there are none.
  package func strays<each State>(besides frames: repeat [FrameFile<each State>]) -> FrameMismatch? {
    var expected: Set<String> = []
    for files in repeat each frames { expected.formUnion(files.map { "\($0).txt" }) }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
    var strays = found.filter { $0.hasSuffix(".txt") && !expected.contains($0) }.sorted()
    if writes {
      strays.removeAll { (try? FileManager.default.removeItem(at: url.appending(path: $0))) != nil }
    }
    guard !strays.isEmpty else { return nil }
    return FrameMismatch(
      description: """
        no screen belongs to \(strays.map(shownPath).joined(separator: ", "))
        Remove it, or run: \(command)
        """
    )
  }

  /// Compares a screen with a file, or writes the file.
  ///
  /// - Parameters:
  ///   - lines: The rows of the screen.
  ///   - name: The name of the file, without its extension.
  func mismatch(of lines: [String], with name: String) -> FrameMismatch? {
    let shown = Self.trimmed(lines)
    let file = url.appending(path: "\(name).txt")
    let path = shownPath(file.lastPathComponent)
    let text = try? String(contentsOf: file, encoding: .utf8)
    let expected = text.map {
      Self.trimmed($0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    }
    guard shown != expected else { return nil }
    if writes {
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(shown.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
        return nil
      } catch {
        return FrameMismatch(description: "\(path) can't be written: \(error)")
      }
    }
    guard let expected else {
      return FrameMismatch(description: "\(path) is missing or isn't text\nWrite it with: \(command)")
    }
    let differences = Self.differences(expected, shown)
    return FrameMismatch(
      description: """
        \(path) isn't what the screen shows (− expected, + actual):
        \(differences.joined(separator: "\n"))
        If the change is meant, write the file with: \(command)
        """
    )
  }

  /// Returns the lines without spaces at their ends, and without empty lines at the end.
  private static func trimmed(_ lines: [some StringProtocol]) -> [String] {
    var trimmed = lines.map { line in
      var line = String(line)
      while line.last == " " { line.removeLast() }
      return line
    }
    while trimmed.last?.isEmpty == true { trimmed.removeLast() }
    return trimmed
  }

  private static func differences(_ expected: [String], _ actual: [String]) -> [String] {
    (0..<max(expected.count, actual.count)).flatMap { index -> [String] in
      let line = [expected, actual].map { index < $0.count ? $0[index] : "" }
      return line[0] == line[1] ? [] : ["line \(index + 1) − \(line[0])", "line \(index + 1) + \(line[1])"]
    }
  }

  /// Returns the path of a file from the repository's root: the folder is `Tests/CoinsFeatureTests/Frames`.
  private func shownPath(_ name: String) -> String {
    (url.pathComponents.suffix(3) + [name]).joined(separator: "/")
  }

  private var command: String {
    let tests = url.deletingLastPathComponent().lastPathComponent
    let module = tests.hasSuffix("Tests") ? String(tests.dropLast(5)) : tests
    return "\(RehearsedSession.environmentVariable)=write Scripts/test \(module)"
  }
}
