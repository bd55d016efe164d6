// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

// Every module of the repository, one row each, lowest layer first. The kind of a row decides its folder, what it may
// use, the dependencies it always has, its product and its test target. New rows of features stand at the end, one line
// each, so that branches merge without a conflict.
//
//     MODULE=CoinsFeature swift test
//
// resolves to that module, its dependencies and its tests, and to nothing else. Commas separate several modules.

let libraries: [Module] = [
  .macros("ArchitectureMacros"),
  .architecture("Platform"),
  .architecture("ConcurrencyExtras", uses: ["Platform"]),
  .architecture("CasePaths", uses: ["ArchitectureMacros"], packages: ["IssueReporting"]),
  .architecture(
    "IdentifiedCollections",
    uses: ["Platform"],
    packages: ["IssueReporting", "OrderedCollections"]
  ),
  .architecture("Clocks", uses: ["ConcurrencyExtras"], packages: ["IssueReporting"]),
  .architecture(
    "Dependencies",
    uses: ["ArchitectureMacros", "Clocks", "ConcurrencyExtras", "Platform"],
    packages: ["IssueReporting"],
    testUses: ["CommonTestSupport"]
  ),
  .architecture(
    "URLSessionDependency",
    uses: ["Dependencies"],
    packages: ["IssueReporting"],
    testUses: ["CommonTestSupport"]
  ),
  .architecture("DependenciesMacros", uses: ["Dependencies"], tests: false),
  .architecture(
    "DependenciesTestSupport",
    uses: ["ConcurrencyExtras", "Dependencies"],
    packages: ["IssueReportingTestSupport"]
  ),
  .architecture(
    "ComposableArchitectureTestSupport",
    uses: ["DependenciesTestSupport"],
    packages: ["IssueReportingTestSupport"],
    tests: false
  ),
  .architecture(
    "Sharing",
    uses: ["ConcurrencyExtras", "Dependencies", "IdentifiedCollections", "Platform"],
    packages: ["CustomDump", "IssueReporting"],
    testUses: ["CommonTestSupport"]
  ),
  .architecture(
    "ComposableArchitecture",
    uses: [
      "ArchitectureMacros", "CasePaths", "Clocks", "ConcurrencyExtras", "Dependencies", "DependenciesMacros",
      "IdentifiedCollections", "Platform", "Sharing",
    ],
    packages: ["CustomDump", "DequeModule", "IssueReporting", "OrderedCollections"],
    testUses: ["CommonTestSupport", "DependenciesTestSupport"]
  ),
  .architecture(
    "SessionRecording",
    uses: ["ComposableArchitecture"],
    packages: ["CustomDump", "IssueReporting"]
  ),
  .simulation(
    "Simulation",
    uses: ["ComposableArchitecture", "Platform", "SessionRecording"],
    packages: ["CustomDump", "IssueReporting"]
  ),

  .testSupport("CommonTestSupport"),
  .testSupport("LoopbackServer", uses: ["Platform"]),
  .models("Models"),

  .terminal("TerminalUI", uses: ["Models", "Platform"], testUses: ["TerminalEmulator"]),
  .terminal("FeatureViews", uses: ["Models", "TerminalUI"]),
  .testSupport("TerminalEmulator", uses: ["TerminalUI"]),
  .testSupport(
    "FrameTestSupport",
    uses: ["FeatureViews", "SessionRecording", "TerminalUI"],
    testUses: ["CommonTestSupport"]
  ),
  .screenSimulation("ScreenSimulation", uses: ["Simulation"]),
  .systemLibrary("CPNG", tests: false),
  .systemLibrary("CTurboJPEG", tests: false),
  .images(
    "TerminalImages",
    uses: ["CPNG", "CTurboJPEG", "TerminalUI"],
    testUses: ["ComposableArchitecture"]
  ),

  .client(
    "HTTPTransport",
    uses: ["Platform"],
    packages: ["Logging"],
    testUses: ["ClientTestSupport", "LoopbackServer"]
  ),
  .testSupport(
    "ClientTestSupport",
    uses: ["Dependencies", "HTTPTransport", "LoopbackServer", "Models", "Platform"],
    packages: ["Logging"]
  ),
  .httpClient("GitHubClient"),
  .client("FavoritesClient", uses: ["Platform"]),
  .live(
    "AsyncHTTPExchange",
    uses: ["HTTPTransport", "Platform"],
    packages: [
      "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSOCKS", "NIOSSL",
    ],
    testUses: ["ClientTestSupport", "CommonTestSupport", "LoopbackServer"]
  ),
  .live(
    "FavoritesDatabase",
    uses: ["FavoritesClient", "Platform"],
    packages: ["GRDB"],
    testUses: ["CommonTestSupport"]
  ),

  .commandSupport("CommandSupport", packages: ["ArgumentParser"]),
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
  .root(
    "RootFeature",
    uses: features.screens,
    testUses: features.clients + [
      "FavoritesClient", "GitHubClient", "ScreenSimulation", "Simulation", "TerminalEmulator",
    ]
  ),
  .sampleServices(
    "SampleServices",
    packages: ["NIOCore", "NIOHTTP1", "NIOPosix"],
    testUses: ["LoopbackServer"]
  ),
  .appSupport(
    "AppSupport",
    uses: features.clients + [
      "AsyncHTTPExchange", "Dependencies", "FavoritesClient", "FavoritesDatabase", "GitHubClient",
      "HTTPTransport", "SampleServices", "SessionRecording", "TerminalImages",
    ],
    packages: ["ArgumentParser", "Logging"],
    testUses: ["CommonTestSupport", "LoopbackServer"]
  ),
  .app(
    "composed",
    uses: features.screens + ["RootFeature", "SampleServices"],
    testUses: features.commands + ["LoopbackServer", "TerminalEmulator"]
  ),
  .benchmarks("Benchmarks", uses: ["CoinClient", "CoinsFeature", "Models", "Simulation"], tests: false),
  .tool("bench", uses: ["Benchmarks"], tests: false),
]

let package = Package.table("composed", rows: libraries + features + programs)

/// A kind of module: its folder, with `*` for the module's name, the kinds that its rows may name in `uses`, and what
/// each row has.
struct Kind {
  enum Role { case library, executable, macro, system }

  let name: String
  let folder: String
  var role = Role.library
  var mayUse: [String]
  var always: [String]
  var packages: [String] = []
  var testUses: [String] = []
  /// On Linux a reported issue fails a test only if this product is linked.
  var testPackages = ["IssueReportingTestSupport"]
  /// The modules among these that a row with `screen: false` does without.
  var forScreens: [String] = []

  init(_ name: String, _ folder: String, _ mayUse: [String] = [], always: [String] = []) {
    (self.name, self.folder, self.mayUse, self.always) = (name, folder, mayUse, always)
  }

  func with(_ change: (inout Kind) -> Void) -> Kind {
    var kind = self
    change(&kind)
    return kind
  }

  /// Makes a row of a table: `.feature("WeatherFeature", httpClient: "WeatherClient", command: "weather")`.
  func callAsFunction(
    _ name: String,
    uses: [String] = [],
    packages: [String] = [],
    client: String? = nil,
    httpClient: String? = nil,
    command: String? = nil,
    screen: Bool = true,
    tests: Bool = true,
    testUses: [String] = []
  ) -> Module {
    let needed = { (names: [String]) in names.filter { screen || !forScreens.contains($0) } }
    let client = client.map { Module.client($0) } ?? httpClient.map { Module.httpClient($0) }
    let program = command.map { Module.app($0, uses: [name], tests: false) }
    return Module(
      kind: self,
      name: name,
      uses: unique(needed(always) + [client?.name].compactMap(\.self) + uses),
      packages: (screen ? self.packages : []) + packages,
      tests: tests,
      testUses: unique(needed(self.testUses) + testUses),
      client: client.map { [$0] } ?? [],
      program: program.map { [$0] } ?? []
    )
  }
}

extension Module {
  static let macros = Kind("macros", "Modules/Architecture/*").with {
    $0.role = .macro
    $0.packages = ["SwiftSyntaxMacros", "SwiftCompilerPlugin"]
    $0.testPackages = ["SwiftSyntaxMacrosGenericTestSupport", "SwiftSyntaxMacros"]
  }
  static let architecture = Kind("architecture", "Modules/Architecture/*", ["macros", "architecture"])
  /// For the tests of every module, and for the bench. No program of the user may use it.
  static let simulation = Kind("simulation", "Modules/Architecture/*", ["architecture"])
  static let screenSimulation = Kind("screenSimulation", "Modules/TestSupport/*").with {
    $0.mayUse = ["architecture", "terminal", "simulation"]
    $0.always = ["ComposableArchitecture", "TerminalUI"]
  }
  static let common = ["architecture", "models", "terminal"]
  static let testSupport = Kind("testSupport", "Modules/TestSupport/*", common + ["client", "testSupport"])
    .with { $0.testPackages = [] }
  static let models = Kind("models", "Modules/*").with { $0.testPackages = [] }
  static let terminal = Kind("terminal", "Modules/Terminal/*", common, always: ["ComposableArchitecture"])
  static let systemLibrary = Kind("systemLibrary", "Modules/Terminal/*").with { $0.role = .system }
  static let images = Kind("images", "Modules/Terminal/*", ["terminal", "systemLibrary"])
  static let client = Kind("client", "Modules/Clients/*", ["architecture", "models", "client"])
    .with { $0.always = ["Dependencies", "Models"] }
  /// The implementations of clients that bring packages along. Only programs link them.
  static let live = Kind("live", "Modules/Clients/*", client.mayUse, always: client.always)
  static let httpClient = client.with {
    $0.always += ["HTTPTransport"]
    $0.testUses = ["ClientTestSupport", "LoopbackServer"]
  }
  static let screens = ["FeatureViews", "SessionRecording", "TerminalUI"]
  static let commandSupport = Kind("commandSupport", "Modules/*", common)
    .with { $0.always = ["ComposableArchitecture", "Models", "Platform"] + screens }
  static let feature = Kind("feature", "Modules/Features/*", common + ["client", "commandSupport"]).with {
    $0.always = ["CommandSupport", "ComposableArchitecture", "Models"] + screens
    $0.packages = ["ArgumentParser"]
    $0.testUses = ["FrameTestSupport", "Simulation"]
    $0.forScreens = ["CommandSupport", "FrameTestSupport", "Simulation"] + screens
  }
  static let root = Kind("root", "Modules/*", common + ["client", "feature"])
    .with { $0.always = ["ComposableArchitecture", "Models", "SessionRecording", "TerminalUI"] }
  static let sampleServices = Kind("sampleServices", "Modules/*", ["models"])
    .with { $0.testPackages = [] }
  static let appSupport = Kind("appSupport", "Modules/*").with {
    $0.mayUse = common + ["images", "client", "live", "commandSupport", "sampleServices"]
    $0.always = ["CommandSupport", "ComposableArchitecture", "FeatureViews", "Models", "TerminalUI"]
  }
  static let app = Kind("app", "Apps/*").with {
    $0.role = .executable
    $0.mayUse = common + ["commandSupport", "feature", "root", "sampleServices", "appSupport"]
    $0.always = ["AppSupport", "CommandSupport", "ComposableArchitecture", "SessionRecording", "TerminalUI"]
    $0.packages = ["ArgumentParser"]
  }
  static let benchmarks = Kind("benchmarks", "Modules/*").with {
    $0.mayUse = common + ["simulation", "client", "feature"]
    $0.always = ["ComposableArchitecture", "TerminalUI"]
    $0.packages = ["ArgumentParser"]
  }
  static let tool = Kind("tool", "Apps/*", ["benchmarks"]).with { $0.role = .executable }
}

/// One row of a table. Its uses include those of its kind.
struct Module {
  let kind: Kind
  let name: String
  let uses: [String]
  let packages: [String]
  let tests: Bool
  let testUses: [String]
  /// The client that the row of a feature makes, or none.
  let client: [Module]
  /// The program that the row of a feature makes, or none.
  let program: [Module]

  var path: String { kind.folder.replacingOccurrences(of: "*", with: name) }
  var allTestUses: [String] { unique(uses + testUses).filter { $0 != "ArchitectureMacros" } }
  var allTestPackages: [String] {
    kind.role == .macro ? kind.testPackages : unique(packages + kind.testPackages)
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
    let modules = rows.flatMap { $0.client + [$0] + $0.program }
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in
      refuse("there are two rows for \(first.name); keep one of them (a merge may have kept both)")
    }

    var resolved = modules
    var tested = modules.filter(\.tests)
    let only = (Context.environment["MODULE"] ?? "").split(separator: ",").map(String.init)
    if !only.isEmpty {
      if let unknown = only.first(where: { byName[$0] == nil }) {
        refuse("MODULE=\(unknown): there is no such module; the tables in Package.swift list them")
      }
      tested = tested.filter { only.contains($0.name) }
      var found: Set<String> = []
      var waiting = only + tested.flatMap(\.allTestUses)
      while let name = waiting.popLast() {
        if found.insert(name).inserted { waiting += byName[name]?.uses ?? [] }
      }
      resolved = modules.filter { found.contains($0.name) }
    }
    // A forbidden edge elsewhere doesn't keep a team from building its module.
    let refusals = resolved.flatMap { forbiddenEdges(of: $0, in: byName) }
    if !refusals.isEmpty { refuse(refusals.joined(separator: "\nPackage.swift: ")) }

    let products = Set(resolved.flatMap(\.packages) + tested.flatMap(\.allTestPackages))
    return Package(
      name: name,
      // Built on Linux only. macOS is untested.
      platforms: [.macOS(.v15)],
      products: resolved.compactMap(\.product),
      dependencies: Module.repositories.filter { !products.isDisjoint(with: $0.products) }
        .map(Module.dependency),
      targets: resolved.map(\.target) + tested.map(\.testTarget)
    )
  }

  private static func forbiddenEdges(of module: Module, in table: [String: Module]) -> [String] {
    let (name, kind) = (module.name, module.kind)
    let edges = module.uses.map { ($0, false) } + module.testUses.map { ($0, true) }
    return edges.compactMap { use, isTest in
      guard let used = table[use]?.kind.name else { return "\(name) uses \(use), which no row makes" }
      let isAllowed =
        isTest
        ? used != "live" && (used != "feature" || kind.name == "app")
        : kind.mayUse.contains(used) || kind.always.contains(use)
      if isAllowed { return nil }
      let neither = kind.name == used ? "; neither may use the other" : ""
      return "\(name) may not use \(use): a \(kind.name) module never uses a \(used) module\(neither)"
    }
  }
}

extension Module {
  /// The packages of others, and the products of theirs that rows name.
  static let repositories: [(name: String, version: Version, products: [String])] = [
    ("apple/swift-argument-parser", "1.8.2", ["ArgumentParser"]),
    ("apple/swift-collections", "1.6.0", ["DequeModule", "OrderedCollections"]),
    ("apple/swift-log", "1.16.2", ["Logging"]),
    ("apple/swift-nio", "2.101.2", ["NIOCore", "NIOHTTP1", "NIOPosix"]),
    ("apple/swift-nio-extras", "1.35.2", ["NIOHTTPCompression", "NIOSOCKS"]),
    ("apple/swift-nio-ssl", "2.37.6", ["NIOSSL"]),
    ("groue/GRDB.swift", "7.10.0", ["GRDB"]),
    ("pointfreeco/swift-custom-dump", "1.7.3", ["CustomDump"]),
    ("pointfreeco/xctest-dynamic-overlay", "1.13.1", ["IssueReporting", "IssueReportingTestSupport"]),
    ("swift-server/async-http-client", "1.37.0", ["AsyncHTTPClient"]),
    (
      "swiftlang/swift-syntax", "603.0.1",
      ["SwiftCompilerPlugin", "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport"]
    ),
  ]

  /// The packages without their default traits. custom-dump's links Foundation's networking.
  static let withoutTraits = ["pointfreeco/swift-custom-dump"]

  static func dependency(_ name: String, _ version: Version, _ products: [String]) -> Package.Dependency {
    let url = "https://github.com/\(name)"
    return withoutTraits.contains(name)
      ? .package(url: url, from: version, traits: []) : .package(url: url, from: version)
  }

  static let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  /// Set by `Scripts/sanitize`. It reaches the modules of this package only: swift-syntax isn't built again.
  static let sanitizer = Context.environment["SANITIZER"].flatMap { $0.isEmpty ? nil : "-sanitize=\($0)" }
  static let sanitizedSettings =
    settings + (sanitizer.map { [.unsafeFlags([$0])] } ?? [])
    + (sanitizer == "-sanitize=thread" ? [.define("THREAD_SANITIZER")] : [])
  /// Set by `Scripts/sanitize --quick`: the folders of tests to build.
  static let testFolders = Context.environment["TEST_FOLDERS"].flatMap {
    $0.isEmpty ? nil : $0.split(separator: ",").map(String.init)
  }

  var product: Product? {
    switch kind.role {
    case .executable: .executable(name: name, targets: [name])
    case .macro, .system: nil
    case .library: .library(name: name, targets: [name])
    }
  }

  var target: Target {
    let uses = Self.dependencies(uses, packages)
    return switch kind.role {
    case .macro: .macro(name: name, dependencies: uses, path: path, swiftSettings: Self.settings)
    case .system: .systemLibrary(name: name, path: path)
    case .executable:
      .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: Self.settings)
    case .library: .target(name: name, dependencies: uses, path: path, swiftSettings: Self.sanitizedSettings)
    }
  }

  var testTarget: Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: Self.dependencies([name] + allTestUses, allTestPackages),
      path: "Tests/\(name)Tests",
      exclude: testUses.contains("FrameTestSupport") ? ["Frames"] : [],
      sources: Self.testFolders,
      swiftSettings: kind.role == .macro ? Self.settings : Self.sanitizedSettings,
      linkerSettings: Self.sanitizer.map { [.unsafeFlags([$0])] } ?? []
    )
  }

  private static func dependencies(_ modules: [String], _ products: [String]) -> [Target.Dependency] {
    modules.map { .target(name: $0) }
      + products.map { product in
        guard let repository = repositories.first(where: { $0.products.contains(product) }) else {
          refuse("no package in `repositories` has the product \(product)")
        }
        return .product(name: product, package: String(repository.name.split(separator: "/")[1]))
      }
  }
}
