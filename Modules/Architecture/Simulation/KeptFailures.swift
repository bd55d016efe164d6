import Foundation

/// The streams of runs that failed, in a file beside the test. They are tried first from then on.
///
/// The file is hidden, so that the package manager doesn't take it for a resource. It has a line for each run: the name
/// of the test, a tab, and the stream.
struct KeptFailures {
  private let file: URL
  private let test: String

  init(_ place: SimulationPlace) {
    let source = URL(filePath: "\(place.filePath)")
    let name = ".\(source.deletingPathExtension().lastPathComponent).simulations"
    file = source.deletingLastPathComponent().appending(path: name)
    test = place.function
  }

  /// The name of the file.
  var name: String { file.lastPathComponent }

  /// The streams of this test.
  var streams: [ChoiceStream] {
    lines.compactMap { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, parts[0] == test else { return nil }
      return ChoiceStream(String(parts[1]))
    }
  }

  private var lines: [Substring] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  /// Keeps a stream. A file that can't be written is left as it is: the failure has the stream, too.
  func add(_ stream: ChoiceStream) {
    let line = "\(test)\t\(stream)"
    let known = lines
    guard !known.contains(where: { $0 == line }) else { return }
    let text = (known.map(String.init) + [line]).joined(separator: "\n") + "\n"
    try? Data(text.utf8).write(to: file, options: .atomic)
  }
}
