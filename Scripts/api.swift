// The program of Scripts/api: it reads the public names of the architecture from the compiler's symbol graphs.
//
//   api check GRAPHS       prints each public name without a docstring
//   api list GRAPHS        prints each public name, with its module, one a line

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {}
    var pathComponents: [String]
    var docComment: Comment?
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
      let isDocumented = symbol.docComment != nil || found[module + " " + text]?.isDocumented == true
      found[module + " " + text] = Name(module: module, text: text, isDocumented: isDocumented)
    }
  }
  return found.values.sorted { ($0.module, $0.text) < ($1.module, $1.text) }
}

let arguments = CommandLine.arguments
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
