import JSONValues

/// The changes that turn one JSON document into another: `add`, `remove` and `replace` operations of JSON Patch (RFC
/// 6902).
struct JSONPatch: Equatable, Sendable {
  struct Operation: Equatable, Sendable {
    enum Kind: String, Sendable { case add, remove, replace }
    var kind: Kind
    var path: [String]
    var value: JSONValue?
  }

  /// The patch does not fit the document.
  struct Failure: Error, Equatable { let path: String }

  var operations: [Operation] = []

  var isEmpty: Bool { operations.isEmpty }

  init() {}

  /// Creates the difference between two documents.
  init(from old: JSONValue, to new: JSONValue) { add(old, new, at: []) }

  private mutating func add(_ old: JSONValue, _ new: JSONValue, at path: [String]) {
    if old == new { return }
    switch (old, new) {
    case (.object(let old), .object(let new)):
      for key in Set(old.keys).union(new.keys).sorted() {
        switch (old[key], new[key]) {
        case (let value?, let changed?): add(value, changed, at: path + [key])
        case (nil, let added?): operations.append(Operation(kind: .add, path: path + [key], value: added))
        default: operations.append(Operation(kind: .remove, path: path + [key], value: nil))
        }
      }
    case (.array(let old), .array(let new)) where !old.isEmpty && new.starts(with: old):
      for element in new[old.count...] {
        operations.append(Operation(kind: .add, path: path + ["-"], value: element))
      }
    case (.array(let old), .array(let new)) where old.count == new.count && Self.isMostlyEqual(old, new):
      for index in old.indices { add(old[index], new[index], at: path + [String(index)]) }
    default:
      operations.append(Operation(kind: .replace, path: path, value: new))
    }
  }

  /// Returns whether single replacements are shorter than a new array.
  private static func isMostlyEqual(_ old: [JSONValue], _ new: [JSONValue]) -> Bool {
    zip(old, new).count { $0 != $1 } * 2 <= old.count
  }

  /// Returns the document that the patch makes from `document`.
  ///
  /// - Throws: ``Failure`` if the patch isn't for this document.
  func applied(to document: JSONValue) throws(Failure) -> JSONValue {
    var result = document
    for operation in operations { try operation.apply(to: &result, at: operation.path[...]) }
    return result
  }
}

extension JSONPatch.Operation {
  fileprivate func apply(to value: inout JSONValue, at path: ArraySlice<String>) throws(JSONPatch.Failure) {
    guard let key = path.first else {
      guard let new = self.value else { throw failure }
      value = new
      return
    }
    switch (value, path.count == 1 ? kind : .replace) {
    case (.object(var members), .add) where members[key] == nil:
      members[key] = self.value
      value = .object(members)
    case (.object(var members), .remove) where members[key] != nil:
      members[key] = nil
      value = .object(members)
    case (.object(var members), .replace):
      guard var child = members[key] else { throw failure }
      try apply(to: &child, at: path.dropFirst())
      members[key] = child
      value = .object(members)
    case (.array(let elements), .add) where key == "-":
      value = .array(elements + [self.value].compactMap { $0 })
    case (.array(var elements), .replace):
      guard let index = Int(key), elements.indices.contains(index) else { throw failure }
      try apply(to: &elements[index], at: path.dropFirst())
      value = .array(elements)
    default: throw failure
    }
  }

  private var failure: JSONPatch.Failure { JSONPatch.Failure(path: pointer) }

  /// The path as a JSON Pointer (RFC 6901).
  fileprivate var pointer: String {
    path.map { "/" + $0.replacing("~", by: "~0").replacing("/", by: "~1") }.joined()
  }

  /// Returns the keys of a JSON Pointer; `nil` if it isn't one.
  fileprivate static func path(_ pointer: String) -> [String]? {
    guard !pointer.isEmpty else { return [] }
    guard pointer.unicodeScalars.first == "/" else { return nil }
    return pointer.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", by: "/").replacing("~0", by: "~")
    }
  }
}

extension String {
  /// Replaces scalars. A key may begin with a combining mark, which is one character with the slash before it.
  fileprivate func replacing(_ text: String, by replacement: String) -> String {
    String(unicodeScalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
  }
}

extension JSONPatch {
  /// The patch as it is written to a file.
  var json: JSONValue {
    .array(
      operations.map { operation in
        var members: [String: JSONValue] = [
          "op": .string(operation.kind.rawValue), "path": .string(operation.pointer),
        ]
        members["value"] = operation.value
        return .object(members)
      }
    )
  }

  /// - Parameter json: The patch as it is written to a file; `nil` for one that changes nothing.
  init?(json: JSONValue?) {
    guard let json else { return }
    guard let elements = json.elements else { return nil }
    for element in elements {
      guard let kind = element["op"]?.string.flatMap(Operation.Kind.init),
        let pointer = element["path"]?.string,
        let path = Operation.path(pointer), kind == .remove || element["value"] != nil
      else { return nil }
      operations.append(Operation(kind: kind, path: path, value: element["value"]))
    }
  }
}
