/// A format of named fields, for programs.
public enum RecordFormat: String, CaseIterable, Sendable {
  /// A JSON array of objects, or one object.
  case json
  /// A JSON object on each line (https://jsonlines.org).
  case jsonLines = "json-lines"
  /// Comma-separated values with a header (RFC 4180).
  case csv

  /// The option that requests the format: `--json`.
  var option: String { "--\(rawValue)" }
}
