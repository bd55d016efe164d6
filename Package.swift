// swift-tools-version: 6.3
// swift-format-ignore-file

import CompilerPluginSupport
import Foundation
import PackageDescription

// Every module of the repository, one row each, lowest layer first. The kind of a row decides its folder, what it may
// use, and what it always has. A row uses modules of this package and products of others. Rows of features are one line
// each, so that branches merge without a conflict. The formatter would give each argument a line.
//
//     MODULE=CoinsFeature swift test
//
// resolves to that module, its dependencies and its tests, and to nothing else. Commas separate several modules.

let libraries: [Module] = [
  .macros("ArchitectureMacros"),
  .architecture("Platform"),
  .architecture("Bindings", tests: false),
  .architecture("JSONValues"),
  .architecture("ConcurrencyExtras", uses: ["Platform"]),
  .architecture("CasePaths", uses: ["ArchitectureMacros", "IssueReporting"]),
  .architecture("IdentifiedCollections", uses: ["IssueReporting", "OrderedCollections", "Platform"]),
  .architecture("Clocks", uses: ["ConcurrencyExtras", "IssueReporting", "Platform"]),
  .architecture("Dependencies", uses: ["ArchitectureMacros", "Clocks", "ConcurrencyExtras", "IssueReporting",
    "Platform"], testUses: ["CommonTestSupport"]),
  .architecture("URLSessionDependency", uses: ["Dependencies", "IssueReporting"], testUses: ["CommonTestSupport"]),
  .architecture("DependenciesMacros", uses: ["Dependencies"], tests: false),
  .architecture("DependenciesTestSupport", uses: ["ConcurrencyExtras", "Dependencies", "IssueReportingTestSupport"]),
  .architecture("ComposableArchitectureTestSupport", uses: ["DependenciesTestSupport", "IssueReportingTestSupport"],
    tests: false),
  .architecture("Sharing", uses: ["ConcurrencyExtras", "CustomDump", "Dependencies", "IdentifiedCollections",
    "IssueReporting", "JSONValues", "Platform"], testUses: ["CommonTestSupport"]),
  .architecture("ComposableArchitecture", uses: ["ArchitectureMacros", "Bindings", "CasePaths", "Clocks", "ConcurrencyExtras",
    "CustomDump", "Dependencies", "DependenciesMacros", "DequeModule", "IdentifiedCollections", "IssueReporting",
    "OrderedCollections", "Platform", "Sharing"], testUses: ["CommonTestSupport", "DependenciesTestSupport"]),
  .architecture("SessionRecording", uses: ["ComposableArchitecture", "CustomDump", "IssueReporting", "JSONValues",
    "Platform"]),
  .simulation("Simulation", uses: ["ComposableArchitecture", "CustomDump", "IssueReporting", "JSONValues", "Platform",
    "SessionRecording"]),

  .testSupport("CommonTestSupport"),
  .testSupport("LoopbackServer", uses: ["Platform"]),
  .models("Models"),

  .views("TerminalViews", uses: ["Bindings", "ConcurrencyExtras", "CustomDump", "Dependencies", "Models", "Platform",
    "Sharing"], tests: false),
  .terminal("TerminalUI", uses: ["Models", "Platform", "TerminalViews"], testUses: ["TerminalEmulator"]),
  .terminal("FeatureViews", uses: ["Models", "TerminalUI"]),
  .testSupport("TerminalEmulator", uses: ["TerminalUI"]),
  .testSupport("FrameTestSupport", uses: ["FeatureViews", "SessionRecording", "TerminalUI"],
    testUses: ["CommonTestSupport"]),
  .screenSimulation("ScreenSimulation", uses: ["ComposableArchitecture", "Simulation", "TerminalUI"]),
  .systemLibrary("CPNG", tests: false),
  .systemLibrary("CTurboJPEG", tests: false),
  .images("TerminalImages", uses: ["CPNG", "CTurboJPEG", "TerminalUI"], testUses: ["ComposableArchitecture"]),

  .client("HTTPTransport", uses: ["Logging", "Platform"], testUses: ["ClientTestSupport", "LoopbackServer"]),
  .testSupport("ClientTestSupport", uses: ["Dependencies", "HTTPTransport", "Logging", "LoopbackServer", "Models",
    "Platform"]),
  .httpClient("GitHubClient"),
  .client("FavoritesClient", uses: ["Platform"]),
  .live("AsyncHTTPExchange", uses: ["AsyncHTTPClient", "HTTPTransport", "NIOCore", "NIOHTTP1", "NIOHTTPCompression",
    "NIOPosix", "NIOSSL", "NIOTLS", "Platform"],
    testUses: ["ClientTestSupport", "CommonTestSupport", "LoopbackServer", "NIOEmbedded"]),
  .live("FavoritesDatabase", uses: ["FavoritesClient", "GRDB", "Platform"], testUses: ["CommonTestSupport"]),

  .commandSupport("CommandSupport", uses: Module.screens + ["ArgumentParser", "ComposableArchitecture", "Models",
    "Platform"]),
]

// The row of a feature makes its client and its program too, if it names them.
let features: [Module] = [
  .feature("ProfileFeature", httpClient: "ReqresClient", command: "profile"),
  .feature("RepositoryFeature", uses: ["FavoritesClient", "GitHubClient"], command: "repos"),
  .feature("FavoritesFeature", uses: ["FavoritesClient", "GitHubClient"], command: "favorites"),
  .feature("UserFeature", uses: ["GitHubClient"], command: "user"),
  .feature("CharactersFeature", httpClient: "RickAndMortyClient", command: "characters"),
  .feature("CoinsFeature", httpClient: "CoinClient", command: "coins"),
  .feature("NumberFactFeature", httpClient: "NumberFactClient", command: "fact"),
]

let programs: [Module] = [
  .root("RootFeature", uses: features.screens + ["ComposableArchitecture", "Models", "SessionRecording", "TerminalUI"],
    testUses: features.clients + ["FavoritesClient", "FrameTestSupport", "GitHubClient", "Platform", "ScreenSimulation",
    "Simulation", "TerminalEmulator"]),
  .sampleServices("SampleServices", uses: ["JSONValues", "NIOCore", "NIOHTTP1", "NIOPosix", "Platform"],
    testUses: ["LoopbackServer"]),
  .appSupport("AppSupport", uses: features.clients + ["ArgumentParser", "AsyncHTTPExchange", "CommandSupport",
    "ComposableArchitecture", "Dependencies", "FavoritesClient", "FavoritesDatabase", "FeatureViews", "GitHubClient",
    "HTTPTransport", "Logging", "Models", "Platform", "SampleServices", "SessionRecording", "TerminalImages",
    "TerminalUI"], testUses: ["ClientTestSupport", "CommonTestSupport", "JSONValues", "LoopbackServer"]),
  .app("composed", uses: features.screens + ["RootFeature", "SampleServices"],
    testUses: features.commands + ["LoopbackServer", "TerminalEmulator"]),
  .benchmarks("Benchmarks", uses: ["ArgumentParser", "CoinClient", "CoinsFeature", "ComposableArchitecture", "Models",
    "Simulation", "TerminalUI"], tests: false),
  .tool("bench", uses: ["Benchmarks"], tests: false),
]

let package = Package.table("composed", rows: libraries + features + programs)

/// A kind of module: its folder, with `*` for the module's name, the kinds that its rows may use, and what each row and
/// its tests always use.
struct Kind {
  enum Role { case library, executable, macro, system }

  let name, folder: String
  var mayUse: [String] = []
  var always: [String] = []
  // On Linux a reported issue fails a test only if this product is linked.
  var testUses = ["IssueReportingTestSupport"]
  var role = Role.library

  /// Makes a row of a table: `.feature("WeatherFeature", httpClient: "WeatherClient", command: "weather")`. A feature
  /// with `screen: false` is its reducer alone.
  func callAsFunction(
    _ name: String, uses: [String] = [], client: String? = nil, httpClient: String? = nil, command: String? = nil,
    screen: Bool = true, tests: Bool = true, testUses: [String] = []
  ) -> Module {
    let client = client.map { Module.client($0) } ?? httpClient.map { Module.httpClient($0) }
    let program = command.map { Module.app($0, uses: [name], tests: false) }
    let needed = { (names: [String]) in names.filter { screen || !Module.forScreens.contains($0) } }
    return Module(
      kind: self, name: name,
      uses: unique(needed(always) + [client?.name].compactMap(\.self) + uses).filter { !Module.isBuilt($0) },
      tests: tests, testUses: unique(needed(self.testUses) + testUses),
      client: client.map { [$0] } ?? [], program: program.map { [$0] } ?? [])
  }
}

extension Module {
  static let common = ["architecture", "models", "terminal"]
  static let screens = ["FeatureViews", "SessionRecording", "TerminalUI"]
  static let forScreens = screens + ["ArgumentParser", "CommandSupport", "FrameTestSupport", "Simulation"]

  static let macros = Kind(
    name: "macros", folder: "Modules/Architecture/*", always: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"],
    testUses: ["SwiftSyntaxMacrosGenericTestSupport", "SwiftSyntaxMacros"], role: .macro)
  static let architecture = Kind(name: "architecture", folder: macros.folder, mayUse: ["macros", "architecture"])
  /// For the tests of every module, and for the bench. No program of the user may use it.
  static let simulation = Kind(name: "simulation", folder: macros.folder, mayUse: ["architecture"])
  static let testSupport = Kind(
    name: "testSupport", folder: "Modules/TestSupport/*", mayUse: common + ["client", "testSupport"], testUses: [])
  static let screenSimulation = Kind(
    name: "screenSimulation", folder: testSupport.folder, mayUse: ["architecture", "simulation", "terminal"])
  static let models = Kind(name: "models", folder: "Modules/*", testUses: [])
  /// Views that know nothing of stores: a change of the core leaves them as they are.
  static let views = Kind(name: "terminal", folder: "Modules/Terminal/*", mayUse: common)
  static let terminal = Kind(
    name: views.name, folder: views.folder, mayUse: common, always: ["ComposableArchitecture"])
  static let systemLibrary = Kind(name: "systemLibrary", folder: terminal.folder, role: .system)
  static let images = Kind(name: "images", folder: terminal.folder, mayUse: ["terminal", "systemLibrary"])
  static let client = Kind(
    name: "client", folder: "Modules/Clients/*", mayUse: ["architecture", "models", "client"],
    always: ["Dependencies", "Models"])
  static let httpClient = Kind(
    name: "client", folder: client.folder, mayUse: client.mayUse, always: client.always + ["HTTPTransport"],
    testUses: client.testUses + ["ClientTestSupport", "LoopbackServer"])
  /// The implementations of clients that bring packages along. Only programs link them.
  static let live = Kind(name: "live", folder: client.folder, mayUse: client.mayUse, always: client.always)
  static let commandSupport = Kind(name: "commandSupport", folder: "Modules/*", mayUse: common)
  static let feature = Kind(
    name: "feature", folder: "Modules/Features/*", mayUse: common + ["client", "commandSupport"],
    always: ["ArgumentParser", "CommandSupport", "ComposableArchitecture", "Models"] + screens,
    testUses: client.testUses + ["FrameTestSupport", "Simulation"])
  static let root = Kind(name: "root", folder: "Modules/*", mayUse: common + ["client", "feature"])
  static let sampleServices = Kind(name: "sampleServices", folder: "Modules/*", mayUse: ["architecture"], testUses: [])
  static let appSupport = Kind(
    name: "appSupport", folder: "Modules/*",
    mayUse: common + ["images", "client", "live", "commandSupport", "sampleServices"])
  static let app = Kind(
    name: "app", folder: "Apps/*",
    mayUse: common + ["commandSupport", "feature", "root", "sampleServices", "appSupport"],
    always: ["AppSupport", "ArgumentParser", "CommandSupport", "ComposableArchitecture", "SessionRecording",
      "TerminalUI"], role: .executable)
  static let benchmarks = Kind(
    name: "benchmarks", folder: "Modules/*", mayUse: common + ["simulation", "client", "feature"])
  static let tool = Kind(name: "tool", folder: "Apps/*", mayUse: ["benchmarks"], role: .executable)
}

/// One row of a table. Its uses include those of its kind.
struct Module {
  let kind: Kind
  let name: String
  let uses: [String]
  let (tests, testUses): (Bool, [String])
  /// The other modules that the row of a feature makes.
  let (client, program): ([Module], [Module])

  var path: String { kind.folder.replacingOccurrences(of: "*", with: name) }
  /// Everything that the tests use. A macro's tests don't link what its compiler plugin does.
  var allTestUses: [String] {
    kind.role == .macro ? testUses : unique(uses + testUses).filter { $0 != "ArchitectureMacros" }
  }
}

extension [Module] {
  /// The names of the features that have a screen.
  var screens: [String] { filter { $0.uses.contains("TerminalUI") }.map(\.name) }
  var clients: [String] { flatMap(\.client).map(\.name) }
  var commands: [String] { flatMap(\.program).map(\.name) }
}

func unique(_ names: [String]) -> [String] {
  names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

/// Ends the evaluation of the manifest with one line that states the reason.
func refuse(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("Package.swift: \(reason)\n".utf8))
  exit(1)
}

extension Package {
  /// Resolves the tables: all of them, or, with `MODULE` in the environment, the modules that it names, separated by
  /// commas, with their dependencies and their tests.
  static func table(_ name: String, rows: [Module]) -> Package {
    let all = rows.flatMap { $0.client + [$0] + $0.program }.filter { !Module.isBuilt($0.name) }
    let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let twice = Dictionary(grouping: all, by: \.name).filter { $1.count > 1 }
    // The first of two rows stands for both, until one is removed.
    var seen: Set<String> = []
    let modules = all.filter { seen.insert($0.name).inserted }
    let only = (Context.environment["MODULE"] ?? "").split(separator: ",").map(String.init)
    if let unknown = only.first(where: { byName[$0] == nil }) {
      refuse("MODULE=\(unknown): there is no such module; the tables in Package.swift list them")
    }
    let tested = modules.filter { $0.isTested(only: only) }
    var used: Set<String> = []
    var waiting = only.isEmpty ? modules.map(\.name) : only
    waiting += tested.flatMap(\.allTestUses)
    while let name = waiting.popLast() {
      if used.insert(name).inserted { waiting += byName[name]?.uses ?? [] }
    }
    let resolved = modules.filter { used.contains($0.name) }
    // A forbidden edge elsewhere doesn't keep a team from building its module.
    let refusals = resolved.flatMap { $0.forbiddenEdges(in: byName) }
      + resolved.filter { twice[$0.name] != nil }.map {
        "there are two rows for \($0.name); keep one of them (a merge may have kept both)"
      }
    if !refusals.isEmpty, Context.environment["LISTS_REFUSED"] == nil {
      refuse(refusals.joined(separator: "\nPackage.swift: "))
    }
    return Package(
      name: name,
      // Built on Linux only. macOS is untested.
      platforms: [.macOS(.v15)],
      products: resolved.compactMap { $0.product(in: byName) },
      traits: [
        .trait(name: "Features", description: "The packages of features, clients and commands."),
        .trait(name: "Programs", description: "The network and database of programs.", enabledTraits: ["Features"]),
        .default(enabledTraits: ["Programs"]),
      ],
      dependencies: Module.repositories.filter { !used.isDisjoint(with: $0.products) }
        .map { Module.dependency($0.name, $0.version) },
      targets: resolved.map { $0.target(in: byName) } + tested.map { $0.testTarget(in: byName) })
  }
}

extension Module {
  /// Returns whether the manifest has the tests of the row.
  ///
  /// If a test uses the target of a macro, the package manager builds all tests of the package for the host, with what
  /// they use: those modules would be built twice. So the manifest has the tests of macros only without any others, or
  /// if a script lists the targets.
  func isTested(only: [String]) -> Bool {
    guard tests, only.isEmpty || only.contains(name) else { return false }
    return kind.role != .macro || only == [name] || Context.environment["LISTS_TARGETS"] != nil
  }

  func forbiddenEdges(in table: [String: Module]) -> [String] {
    let edges = uses.map { ($0, false) } + testUses.map { ($0, true) }
    return edges.compactMap { use, isTest in
      if Self.repositories.contains(where: { $0.products.contains(use) }) { return nil }
      guard let used = table[use]?.kind.name else { return "\(name) uses \(use), which no row makes" }
      let isForTests = isTest && used != "live" && (used != "feature" || kind.name == "app")
      if isForTests || !isTest && (kind.mayUse.contains(used) || kind.always.contains(use)) { return nil }
      let neither = kind.name == used ? "; neither may use the other" : ""
      let others = unique(kind.mayUse).joined(separator: ", ")
      let wayOut = others.isEmpty ? "" : "; move what it needs to a module that it may use (\(others))"
      return "\(name) may not use \(use): a \(kind.name) module never uses a \(used) module\(neither)\(wayOut)"
    }
  }

  /// The packages of others, with their products in the rows, and the trait that needs the package.
  static let repositories: [(name: String, version: Version, products: [String], trait: String?)] = [
    ("apple/swift-argument-parser", "1.8.2", ["ArgumentParser"], "Features"),
    ("apple/swift-collections", "1.6.0", ["DequeModule", "OrderedCollections"], nil),
    ("apple/swift-log", "1.16.2", ["Logging"], "Features"),
    ("apple/swift-nio", "2.101.2", ["NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOPosix", "NIOTLS"], "Programs"),
    ("apple/swift-nio-extras", "1.35.2", ["NIOHTTPCompression"], "Programs"),
    ("apple/swift-nio-ssl", "2.37.6", ["NIOSSL"], "Programs"),
    ("groue/GRDB.swift", "7.10.0", ["GRDB"], "Programs"),
    ("pointfreeco/swift-custom-dump", "1.7.3", ["CustomDump"], nil),
    ("pointfreeco/xctest-dynamic-overlay", "1.13.1", ["IssueReporting", "IssueReportingTestSupport"], nil),
    ("swift-server/async-http-client", "1.37.0", ["AsyncHTTPClient"], "Programs"),
    ("swiftlang/swift-syntax", "603.0.1", macros.always + macros.testUses, nil),
  ]

  static func dependency(_ name: String, _ version: Version) -> Package.Dependency {
    // By default custom-dump links Foundation's networking.
    let traits: Set<Package.Dependency.Trait> = name == "pointfreeco/swift-custom-dump" ? [] : [.defaults]
    return .package(url: "https://github.com/\(name)", from: version, traits: traits)
  }

  /// Returns what modules use, with what that uses in turn.
  ///
  /// The package manager builds a module again if what it depends on directly has changed. But a module also takes
  /// signatures that its dependencies export again, and the layouts of their values, from the modules behind them.
  /// Scripts that list the targets get the uses of the rows.
  static func reached(from uses: [String], in table: [String: Module]) -> [String] {
    if Context.environment["LISTS_TARGETS"] != nil { return uses }
    if Context.environment["LISTS_TARGETS"] != nil { return uses }
    var reached: [String] = []
    var waiting = uses[...]
    while let use = waiting.popFirst() {
      if reached.contains(use) { continue }
      reached.append(use)
      guard let row = table[use], row.kind.role == .library else { continue }
      // The compiler plugin of a macro is an input of every module behind it already.
      waiting += row.uses.filter { table[$0]?.kind.role != .macro }
    }
    return reached
  }

  static func dependency(on use: String) -> Target.Dependency {
    guard let repository = repositories.first(where: { $0.products.contains(use) }) else { return .target(name: use) }
    let package = String(repository.name.split(separator: "/")[1])
    return .product(name: use, package: package, condition: repository.trait.flatMap { .when(traits: [$0]) })
  }

  /// Set by `Scripts/worktree`: the built compiler plugin of the macros. Then swift-syntax is neither resolved nor built.
  static let macroPlugin = Context.environment["MACRO_PLUGIN"].flatMap { $0.isEmpty ? nil : $0 }
  static func isBuilt(_ name: String) -> Bool { macroPlugin != nil && name == "ArchitectureMacros" }

  static let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ] + (macroPlugin.map { [.unsafeFlags(["-load-plugin-executable", "\($0)#ArchitectureMacros"])] } ?? [])
  /// Set by `Scripts/sanitize`. It reaches the modules of this package only: swift-syntax isn't built again.
  static let sanitizer = Context.environment["SANITIZER"].flatMap { $0.isEmpty ? nil : "-sanitize=\($0)" }
  static let sanitizedSettings = settings + (sanitizer.map { [.unsafeFlags([$0])] } ?? [])
    + (sanitizer == "-sanitize=thread" ? [.define("THREAD_SANITIZER")] : [])
  /// The views are optimized in debug builds too, as tests of screens spend most of their time in them. Assertions stay.
  /// Not in the checkouts of another package: there the flags may be refused, and the time to compile is another team's.
  static let optimizedSettings = Context.packageDirectory.contains("/checkouts/") || sanitizer != nil
    ? sanitizedSettings
    : settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  /// Set by `Scripts/sanitize --quick`: the folders of tests to build.
  static let testFolders = Context.environment["TEST_FOLDERS"]
    .flatMap { $0.isEmpty ? nil : $0.split(separator: ",").map(String.init) }

  /// A library has the targets that its users depend on, as `reached(from:in:)` tells.
  func product(in table: [String: Module]) -> Product? {
    switch kind.role {
    case .executable: .executable(name: name, targets: [name])
    case .macro, .system: nil
    case .library:
      .library(
        name: name, targets: [name] + Self.reached(from: uses, in: table).filter { table[$0]?.kind.role == .library })
    }
  }

  func target(in table: [String: Module]) -> Target {
    let uses = Self.reached(from: uses, in: table).map(Self.dependency(on:))
    return switch kind.role {
    case .macro: .macro(name: name, dependencies: uses, path: path, swiftSettings: Self.settings)
    case .system: .systemLibrary(name: name, path: path)
    case .executable: .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: Self.settings)
    case .library:
      .target(
        name: name, dependencies: uses, path: path,
        swiftSettings: name == "TerminalViews" ? Self.optimizedSettings : Self.sanitizedSettings)
    }
  }

  /// The folders of files that tests read.
  var testFiles: [String] {
    (testUses.contains("FrameTestSupport") ? ["Frames"] : [])
      + (kind.always.contains("HTTPTransport") ? ["Answers"] : [])
  }

  func testTarget(in table: [String: Module]) -> Target {
    .testTarget(
      name: "\(name)Tests", dependencies: Self.reached(from: [name] + allTestUses, in: table).map(Self.dependency(on:)),
      path: "Tests/\(name)Tests", exclude: testFiles, sources: Self.testFolders,
      swiftSettings: kind.role == .macro ? Self.settings : Self.sanitizedSettings,
      // This linker takes half of the time. No product has tests, so other packages never see the flag.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
        + (Self.sanitizer.map { [.unsafeFlags([$0])] } ?? []))
  }
}
