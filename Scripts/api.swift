// What Scripts/api runs: lists the public names of the architecture, and the tests that hold them.
//
//   api list|check GRAPHS ROOT
//
// GRAPHS is the folder of the compiler's symbol graphs. `list` prints the table; `check` prints what is wrong
// with the one in the repository.

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Location: Decodable { var uri: String }
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable {}
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?
  }
  var symbols: [Symbol]
}

/// A public name: overloads share one.
struct Name {
  var module: String
  var area: String
  var path: [String]
  var isDocumented: Bool
  var isMacro: Bool

  var text: String { path.joined(separator: ".") }

  /// What a test that uses the name says: `map` for `Effect.map(_:)`, the type for an initializer.
  var base: String {
    let last = path.last ?? ""
    let base = String(last.prefix { $0 != "(" })
    switch base {
    case "init": return path.count > 1 ? path[path.count - 2] : base
    case "subscript":
      return last.contains("dynamicMember") || last.hasPrefix("subscript(_:") ? owner ?? "" : "[" + label
    case "callAsFunction": return owner ?? ""
    default: return base
    }
  }

  /// The words of which a test has to say one: its own, and for a type what gives values of it.
  var spellings: [String] {
    let base = base
    var spellings = [base]
    if let first = base.first, first.isUppercase {
      spellings.append(first.lowercased() + base.dropFirst())
      spellings += givers[base] ?? []
    }
    return spellings
  }

  var owner: String? { path.count > 1 ? path[path.count - 2] : nil }

  private var label: String {
    String((path.last ?? "").dropFirst("subscript(".count).prefix { $0 != ":" }) + ":"
  }
}

/// A test function, or a suite of them, in one file.
struct Test {
  var name: String
  var file: String
  var body: String
  var words: Set<Substring>
  var isFunction: Bool
}

// What a conformance to a protocol of the standard library or of a package brings along, and what is for the
// code that macros write, or for the compiler, is no name that anybody calls.
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

// What gives values of types that are seldom named.
let givers: [String: [String]] = [
  "AppStorageKey": ["appStorage"], "AppStorageKeyID": ["appStorage"], "AssertionEffect": ["assert"],
  "AsyncTimerSequence": ["timer"], "ButtonStateRole": ["destructive"], "Case": ["CaseKeyPath"],
  "ConfirmationDialogStateTitleVisibility": ["titleVisibility"], "DependenciesTrait": ["dependencies"],
  "Exhaustivity": ["exhaustivity"], "FileStorageKey": ["fileStorage"], "FileStorageKeyID": ["fileStorage"],
  "InMemoryKey": ["inMemory"], "InMemoryKeyID": ["inMemory"], "KeyPath": ["CaseKeyPath"],
  "LoadContext": ["initialValue", "userInitiated"], "LoadContinuation": ["continuation"],
  "MissingLiveValue": ["missingLiveValues"], "ObservationStateChange": ["willModify"],
  "ObserveToken": ["observe"], "SaveContext": ["save"],
  "SaveContinuation": ["continuation"], "SharedElements": ["elements"], "SharedSubscriber": ["subscriber"],
  "SharedSubscription": ["subscribe"], "StackAction": ["popFrom"], "StoreCollection": ["rows"],
  "StoreTask": ["finish"], "UUIDGenerator": ["uuid"], "ViewActionSending": ["ViewAction"],
]

func names(in graphs: URL, root: URL) throws -> [Name] {
  var found: [String: Name] = [:]
  for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil) {
    guard file.lastPathComponent.hasSuffix(".symbols.json") else { continue }
    let module = String(file.lastPathComponent.prefix { $0 != "@" && $0 != "." })
    for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols {
      let path = symbol.pathComponents
      guard let last = path.last, !conformances.contains(last) || path == ["Reducer", last],
        !path.contains(where: { $0.hasPrefix("_") || $0.hasPrefix("build") || $0 == "AllCasePaths" })
      else { continue }
      let folder = symbol.location.flatMap {
        URL(string: $0.uri)?.deletingLastPathComponent().lastPathComponent
      }
      let area = folder == nil || folder == module ? "" : folder!
      let key = module + " " + path.joined(separator: ".")
      let isDocumented = symbol.docComment != nil
      if let known = found[key] {
        found[key]!.isDocumented = known.isDocumented || isDocumented
      } else {
        found[key] = Name(
          module: module,
          area: area,
          path: path,
          isDocumented: isDocumented,
          isMacro: symbol.kind.identifier == "swift.macro"
        )
      }
    }
  }
  return found.values.sorted { ($0.module, $0.area, $0.text) < ($1.module, $1.area, $1.text) }
}

func tests(in root: URL) throws -> [Test] {
  let folder = root.appendingPathComponent("Tests")
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  var tests: [Test] = []
  var texts: [String: String] = [:]
  for path in paths where path.hasSuffix(".swift") && !path.contains(".build/") {
    texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
  for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
    guard text.contains("@Test") || text.contains("XCTestCase") else { continue }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let type =
      /^(?:@\w+(?:\(.*\))? )*(?:public |final |private |fileprivate )*(?:struct|class|actor|enum|extension) (\w+)/
    let function = /^( *)(?:@\w+(?:\([^)]*\))? )*func (`[^`]+`|\w+)/
    var suite = String(path.split(separator: "/").last!.dropLast(".swift".count))
    var isTest = false
    var suites: [String] = []
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: type) {
        suite = String(match.1)
        if suite.hasSuffix("Tests") || suite.hasSuffix("Suite") { suites.append(suite) }
      }
      if line.contains("@Test") { isTest = true }
      guard let match = line.firstMatch(of: function) else { continue }
      let name = match.2.trimmingCharacters(in: ["`"])
      guard isTest || (name.hasPrefix("test") && text.contains("XCTestCase")) else { continue }
      isTest = false
      let end = lines[index...].firstIndex { $0 == match.1 + "}" } ?? index
      let body = lines[index...end].joined(separator: "\n")
      tests.append(
        Test(name: "\(suite).\(name)", file: path, body: body, words: words(body), isFunction: true)
      )
    }
    // A suite says what the files say whose types it uses: features, recorders.
    let module = path.prefix { $0 != "/" } + "/"
    let helpers = texts.filter { file, helper in
      file.hasPrefix(module) && !helper.contains("@Test")
        && words(text).contains(file.split(separator: "/").last!.dropLast(".swift".count))
    }
    let all = helpers.sorted { $0.key < $1.key }.reduce(text) { $0 + "\n" + $1.value }
    for suite in Set(suites) {
      tests.append(Test(name: suite, file: path, body: all, words: words(all), isFunction: false))
    }
  }
  return tests
}

func words(_ text: String) -> Set<Substring> {
  Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { Substring(String($0)) })
}

extension Test {
  /// Whether the test uses the name, so far as its text tells.
  func uses(_ name: Name) -> Bool {
    name.spellings.contains { spelling in
      let isWord = spelling.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isWord ? words.contains(Substring(spelling)) : body.contains(spelling)
    }
  }

  /// How likely the test is about the name.
  func score(_ name: Name) -> Int {
    var score = isFunction ? 8 : 0
    if file.hasPrefix(name.module + "Tests/") { score += 8 }
    if file.hasPrefix("ForeignPackage/") { score -= 4 }
    if file.hasPrefix("ArchitectureMacrosTests/") { score += name.isMacro ? 12 : -12 }
    if let owner = name.owner {
      if words.contains(Substring(owner)) { score += 6 }
      if file.contains(owner) { score += 6 }
    } else if file.contains(name.base) {
      score += 6
    }
    if self.name.localizedCaseInsensitiveContains(name.base) { score += 5 }
    for label in (name.path.last ?? "").drop(while: { $0 != "(" }).split(separator: ":")
    where !label.contains("_") && body.contains(label.trimmingCharacters(in: ["(", ")"]) + ":") {
      score += 1
    }
    return score
  }
}

func table(_ names: [Name], _ tests: [Test]) -> String {
  var lines: [String] = []
  var heading = ""
  for name in names {
    let title = name.area.isEmpty ? name.module : "\(name.module): \(name.area)"
    if title != heading {
      heading = title
      lines += ["", "### \(title)", "", "| Name | Test |", "|---|---|"]
    }
    let test = tests.filter { $0.uses(name) }.max { ($0.score(name), $1.name) < ($1.score(name), $0.name) }
    lines.append("| `\(name.text)` | \(test.map { "`\($0.name)`" } ?? "") |")
  }
  return lines.joined(separator: "\n")
}

func problems(_ names: [Name], _ tests: [Test], readme: String) -> [String] {
  var problems: [String] = []
  var rows: [String: String] = [:]
  var module = ""
  for line in readme.split(separator: "\n") {
    if line.hasPrefix("### ") { module = String(line.dropFirst(4).prefix { $0 != ":" }) }
    guard let match = line.wholeMatch(of: /\| `(.+)` \|(?: `(.+)`)? \|/) else { continue }
    rows[module + " " + match.1] = match.2.map(String.init) ?? ""
  }
  let byName = Dictionary(grouping: tests, by: \.name)
  for name in names {
    if !name.isDocumented { problems.append("\(name.module): \(name.text) has no docstring") }
    guard let test = rows.removeValue(forKey: name.module + " " + name.text) else {
      problems.append("\(name.module): \(name.text) is public and not in the table of public names")
      continue
    }
    if !(byName[test] ?? []).contains(where: { $0.uses(name) }) {
      problems.append(
        "\(name.module): \(name.text) is not held by a test: '\(test)' does not exist or use it"
      )
    }
  }
  for row in rows.keys.sorted() { problems.append("\(row) is in the table of public names and not public") }
  return problems
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  print("usage: api list|check GRAPHS ROOT")
  exit(2)
}
let root = URL(fileURLWithPath: arguments[3])
let allNames = try names(in: URL(fileURLWithPath: arguments[2]), root: root)
let allTests = try tests(in: root)
if arguments[1] == "list" {
  print(table(allNames, allTests))
} else {
  let readme = root.appendingPathComponent("Modules/Architecture/README.md")
  problems(allNames, allTests, readme: try String(contentsOf: readme, encoding: .utf8)).forEach { print($0) }
}
