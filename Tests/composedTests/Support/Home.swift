import Foundation

/// A home directory for one test: empty at first, removed afterwards, and the only part of the machine that programs
/// use.
final class Home: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "composed-tests-\(UUID().uuidString)")
    for name in ["data", "config", "cache"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name),
        withIntermediateDirectories: true
      )
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The programs' database of favorites.
  var database: URL { folder.appending(path: "data/composed/favorites.sqlite") }

  /// The files in the directory of the favorites.
  var dataFiles: [String] {
    let data = database.deletingLastPathComponent().path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []).sorted()
  }

  var environment: [String: String] {
    let path = folder.path(percentEncoded: false)
    return [
      "HOME": path, "XDG_DATA_HOME": "\(path)/data", "XDG_CONFIG_HOME": "\(path)/config",
      "XDG_CACHE_HOME": "\(path)/cache", "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color",
      "LANG": "C.UTF-8", "TZ": "UTC",
    ]
  }

  /// The result of a program.
  struct Run: Sendable {
    var ending: Child.Ending
    var output: String
    var errors: String

    /// Blocks until a program has ended.
    init(of child: Child) {
      ending = child.waitUntilEnd()
      output = child.standardOutput.waitUntilComplete()
      errors = child.standardError.waitUntilComplete()
    }

    /// The final lines of the output, without text that was drawn and erased again.
    var lines: [String] {
      output.split { $0 == "\n" || $0 == "\r\n" }.compactMap { line in
        line.split(separator: "\u{1B}[2K", omittingEmptySubsequences: false).last.map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: "\r"))
        }
      }.filter { !$0.isEmpty }
    }

    /// The lines of the errors, without the notice about sample data.
    var messages: [String] {
      errors.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Sample data of") }
    }
  }

  /// Starts a program.
  func start(
    _ arguments: [String],
    program: String = "composed",
    environment: [String: String] = [:],
    streams: Child.Streams = .pipes
  ) throws -> Child {
    try Child(
      Programs.path(program),
      arguments,
      environment: self.environment.merging(environment) { $1 },
      streams: streams
    )
  }

  /// Runs a program to its end.
  func run(
    _ arguments: String...,
    program: String = "composed",
    environment: [String: String] = [:],
    streams: Child.Streams = .pipes
  ) async throws -> Run {
    try await run(arguments, program: program, environment: environment, streams: streams)
  }

  /// Runs a program to its end.
  func run(
    _ arguments: [String],
    program: String = "composed",
    environment: [String: String] = [:],
    streams: Child.Streams = .pipes
  ) async throws -> Run {
    try await Slots.programs.run { [self] in
      Run(of: try start(arguments, program: program, environment: environment, streams: streams))
    }
  }

  /// Runs a shell script in which `$composed` is the program.
  func shell(_ script: String, environment: [String: String] = [:]) async throws -> Run {
    let variables = try self.environment.merging(["composed": Programs.path("composed")]) { $1 }
      .merging(environment) { $1 }
    return try await Slots.programs.run {
      Run(of: try Child("/bin/sh", ["-c", script], environment: variables))
    }
  }
}

extension Home.Run {
  /// The output as a JSON array of objects.
  var records: [[String: Any]] {
    get throws {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      guard let records = value as? [[String: Any]] else { throw Unexpected() }
      return records
    }
  }

  /// The output as a JSON object.
  var record: [String: Any] {
    get throws {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      guard let record = value as? [String: Any] else { throw Unexpected() }
      return record
    }
  }

  struct Unexpected: Error {}
}
