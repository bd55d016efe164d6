import Foundation

/// The streams of runs that failed, in a file beside the test. They are tried first from then on.
///
/// The file is hidden, so that the package manager doesn't take it for a resource. It has a line for each run: the name
/// of the test, a tab, and the stream.
struct KeptFailures {
  private let file: URL
  private let test: String

  init(_ place: SimulationPlace, in folder: URL?) {
    let source = URL(filePath: "\(place.filePath)")
    let name = ".\(source.deletingPathExtension().lastPathComponent).simulations"
    file = (folder ?? source.deletingLastPathComponent()).appending(path: name)
    test = place.function
  }

  /// The name of the file.
  var name: String { file.lastPathComponent }

  /// Returns the streams of this test.
  ///
  /// - Throws: A ``SimulationError`` that names the first invalid line.
  func streams() throws -> [ChoiceStream] {
    try lines.enumerated().compactMap { index, line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, let stream = ChoiceStream(String(parts[1])) else {
        throw SimulationError(
          "line \(index + 1) of \(name) isn't the name of a test, a tab and a run such as 2-2.0.1; remove the line"
        )
      }
      return parts[0] == test ? stream : nil
    }
  }

  private var lines: [Substring] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  /// Keeps a stream. A failed write is ignored, because the failure contains the stream, too.
  func add(_ stream: ChoiceStream) {
    let line = "\(test)\t\(stream)"
    let known = lines
    guard !known.contains(where: { $0 == line }) else { return }
    let text = (known.map(String.init) + [line]).joined(separator: "\n") + "\n"
    try? Data(text.utf8).write(to: file, options: .atomic)
  }
}
