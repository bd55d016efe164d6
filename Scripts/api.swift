// The program of Scripts/api: it reads the public names of modules from the compiler's symbol graphs.
//
//   api check GRAPHS       prints each public name without a docstring
//   api list GRAPHS        prints each public name, with its module, one a line
//   api compare OLD NEW BREAKS   prints what has changed between two folders of graphs: "-" for breaks, "+" for additions.
//                                The file has the breaks that swift-api-digester found: "MODULE: DESCRIPTION"

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {}
    struct Fragment: Decodable { var spelling: String }
    struct Kind: Decodable { var identifier: String }
    struct Location: Decodable {
      struct Position: Decodable { var character: Int }
      var position: Position
    }
    var declarationFragments: [Fragment]?
    var pathComponents: [String]
    var docComment: Comment?
    var kind: Kind?
    var location: Location?

    /// A name that needs no docstring: one that a macro makes, or one that says itself what it is.
    var isEvident: Bool {
      let parent = pathComponents.dropLast().last ?? ""
      let isInit = kind?.identifier == "swift.init"
      // The place of an init that a macro makes is the attribute, which begins the line.
      if location == nil || isInit && location?.position.character == 0 { return true }
      if parent == "Action" && kind?.identifier == "swift.enum.case" || parent == "State" { return true }
      return isInit && ["init()", "init(store:)"].contains(pathComponents.last)
        || parent.hasSuffix("View") && pathComponents.last == "store"
    }
  }
  var symbols: [Symbol]
}

/// A public name. Overloads share one.
struct Name {
  var module: String
  var text: String
  var isDocumented: Bool
}

// Requirements of protocols of the standard library or of a package, and names for generated code or the compiler. None of
// them needs a docstring.
let conformances: Set<String> = [
  "==(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "init(from:)", "description", "debugDescription",
  "errorDescription", "customMirror", "customDumpMirror", "customDumpValue", "rawValue", "init(rawValue:)",
  "startIndex", "endIndex", "indices", "Index", "Indices", "index(after:)", "index(before:)",
  "index(_:offsetBy:)", "distance(from:to:)", "underestimatedCount", "Element", "Iterator", "Body",
  "makeIterator()", "makeAsyncIterator()", "next()", "init(arrayLiteral:)", "init(stringLiteral:)",
  "init(integerLiteral:)", "init(floatLiteral:)", "init(booleanLiteral:)", "isRecursive",
  "provideScope(for:testCase:performing:)", "unownedExecutor", "allCasePaths", "AllCasePaths",
  "withContiguousStorageIfAvailable(_:)", "minimumResolution", "reduce(into:action:)",
  "actionType", "$_current", "StoreAction", "StoreState", "replaceSubrange(_:with:)",
  "ChildAction", "ChildState", "Wrapped", "Children",
]

func names(in graphs: URL) throws -> [Name] {
  var found: [String: Name] = [:]
  for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil) {
    guard file.lastPathComponent.hasSuffix(".symbols.json") else { continue }
    let module = String(file.lastPathComponent.prefix { $0 != "@" && $0 != "." })
    for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols {
      let path = symbol.pathComponents
      guard let last = path.last, !conformances.contains(last) || path == ["Reducer", last],
        !path.contains(where: { $0.hasPrefix("_") || $0.hasPrefix("build") || $0 == "AllCasePaths" })
      else { continue }
      let text = path.joined(separator: ".")
      let isDocumented = symbol.docComment != nil || symbol.isEvident || found[module + " " + text]?.isDocumented == true
      found[module + " " + text] = Name(module: module, text: text, isDocumented: isDocumented)
    }
  }
  return found.values.sorted { ($0.module, $0.text) < ($1.module, $1.text) }
}

/// Returns the declarations of public names, by module and name: overloads share one.
func declarations(in graphs: URL) throws -> [String: Set<String>] {
  var found: [String: Set<String>] = [:]
  for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil) {
    guard file.lastPathComponent.hasSuffix(".symbols.json") else { continue }
    let module = file.lastPathComponent.prefix { $0 != "@" && $0 != "." }
    for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols {
      if symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) { continue }
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      found["\(module): \(symbol.pathComponents.joined(separator: "."))", default: []].insert(declaration)
    }
  }
  return found
}

/// Returns the changes: the breaks of the digester, those that it overlooks (`async`, `final`, `package` instead of
/// `public`), and the additions.
func changes(from old: [String: Set<String>], to new: [String: Set<String>], breaks: [String]) -> [String] {
  var lines = breaks.map { "- \($0)" }
  for (name, declarations) in new.sorted(by: { $0.key < $1.key }) {
    let before = old[name] ?? []
    let removed = before.subtracting(declarations).sorted()
    let added = declarations.subtracting(before).sorted()
    let path = name.split(separator: " ").last ?? ""
    if breaks.contains(where: { $0.split(separator: " ").contains(path) }) { continue }
    if removed.isEmpty {
      lines += added.map { "+ \(name): \($0)" }
    } else if !added.isEmpty {
      lines.append("- \(name): '\(removed.joined(separator: "', '"))' is now '\(added.joined(separator: "', '"))'")
    } else {
      lines.append("- \(name): '\(removed.joined(separator: "', '"))' is no longer public")
    }
  }
  return lines + absentNames(from: old, to: new, breaks: breaks).map { "- \($0) is no longer public" }
}

/// Returns the names that are public no longer, without those that the digester names, and without members of others.
func absentNames(from old: [String: Set<String>], to new: [String: Set<String>], breaks: [String]) -> [String] {
  let words = Set(breaks.flatMap { $0.split(separator: " ") })
  var absent: [String] = []
  for name in old.keys.filter({ new[$0] == nil }).sorted() {
    let path = name.split(separator: " ").last ?? ""
    let parents = parents(of: path)
    if words.contains(path) || parents.contains(where: { words.contains($0) && isAbsent($0, of: name, in: new) }) { continue }
    // The requirements of a conformance that the digester names.
    if let parent = parents.last, words.contains(parent), conformances.contains(String(path.dropFirst(parent.count + 1))) {
      continue
    }
    if !parents.contains(where: { isAbsent($0, of: name, in: new) && old[sibling($0, of: name)] != nil }) { absent.append(name) }
  }
  return absent
}

/// Returns the names that contain a name, `A` and `A.B` for `A.B.c(d:)`.
func parents(of path: Substring) -> [Substring] {
  path.prefix { $0 != "(" }.indices.filter { path[$0] == "." }.map { path[..<$0] }
}

/// Returns the key of another name of the same module.
func sibling(_ path: Substring, of name: String) -> String {
  "\(name.prefix { $0 != " " }) \(path)"
}

func isAbsent(_ path: Substring, of name: String, in names: [String: Set<String>]) -> Bool {
  names[sibling(path, of: name)] == nil
}

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "compare" {
  let breaks = try String(contentsOfFile: arguments[4], encoding: .utf8).split(separator: "\n").map(String.init)
  let (old, new) = (URL(fileURLWithPath: arguments[2]), URL(fileURLWithPath: arguments[3]))
  // The older folder may have more modules than were asked for.
  let modules = Set(try FileManager.default.contentsOfDirectory(atPath: new.path).map { $0.prefix { $0 != "@" && $0 != "." } })
  let before = try declarations(in: old).filter { modules.contains($0.key.prefix { $0 != ":" }) }
  print(changes(from: before, to: try declarations(in: new), breaks: breaks).joined(separator: "\n"))
  exit(0)
}
guard arguments.count == 3, ["check", "list"].contains(arguments[1]) else {
  print("usage: api check|list GRAPHS")
  exit(2)
}
for name in try names(in: URL(fileURLWithPath: arguments[2])) {
  if arguments[1] == "list" {
    print(name.module, name.text)
  } else if !name.isDocumented {
    print("\(name.module): \(name.text) has no docstring")
  }
}
