// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

// Every module of the repository, one row each, lowest layer first. The kind of a row decides its folder, what it may
// use, the dependencies it always has, its product and its test target.
//
//     MODULE=CoinsFeature swift test
//
// resolves to that module, its dependencies and its tests, and to nothing else.
let package = Package.table(
  "composed",
  modules: [
    .macros("ArchitectureMacros"),
    .architecture("Platform"),
    .architecture("ConcurrencyExtras", uses: ["Platform"]),
    .architecture("CasePaths", uses: ["ArchitectureMacros"], packages: [.issueReporting]),
    .architecture("IdentifiedCollections", uses: ["Platform"], packages: [.collections, .issueReporting]),
    .architecture("Clocks", uses: ["ConcurrencyExtras"], packages: [.issueReporting]),
    .architecture(
      "Dependencies",
      uses: ["ArchitectureMacros", "Clocks", "ConcurrencyExtras", "Platform"],
      packages: [.issueReporting],
      testUses: ["CommonTestSupport"]
    ),
    .architecture("DependenciesMacros", uses: ["Dependencies"], tests: false),
    .architecture(
      "DependenciesTestSupport",
      uses: ["ConcurrencyExtras", "Dependencies"],
      packages: [.issueReportingTestSupport]
    ),
    .architecture(
      "ComposableArchitectureTestSupport",
      uses: ["DependenciesTestSupport"],
      packages: [.issueReportingTestSupport],
      tests: false
    ),
    .architecture(
      "Sharing",
      uses: ["ConcurrencyExtras", "Dependencies", "IdentifiedCollections", "Platform"],
      packages: [.customDump, .issueReporting],
      testUses: ["CommonTestSupport"]
    ),
    .architecture(
      "ComposableArchitecture",
      uses: [
        "ArchitectureMacros", "CasePaths", "Clocks", "ConcurrencyExtras", "Dependencies",
        "DependenciesMacros", "IdentifiedCollections", "Platform", "Sharing",
      ],
      packages: [.collections, .customDump, .issueReporting],
      testUses: ["CommonTestSupport", "DependenciesTestSupport"]
    ),
    .architecture(
      "SessionRecording",
      uses: ["ComposableArchitecture"],
      packages: [.customDump, .issueReporting]
    ),

    .testSupport("CommonTestSupport", uses: ["Platform"], packages: [.issueReporting]),
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
      packages: [.log],
      testUses: ["ClientTestSupport", "LoopbackServer"]
    ),
    .testSupport(
      "ClientTestSupport",
      uses: ["Dependencies", "HTTPTransport", "LoopbackServer", "Models"],
      packages: [.log]
    ),
    .client("ReqresClient", uses: ["HTTPTransport"], testUses: ["ClientTestSupport", "LoopbackServer"]),
    .client("GitHubClient", uses: ["HTTPTransport"], testUses: ["ClientTestSupport", "LoopbackServer"]),
    .client(
      "RickAndMortyClient",
      uses: ["HTTPTransport"],
      testUses: ["ClientTestSupport", "LoopbackServer"]
    ),
    .client("CoinClient", uses: ["HTTPTransport"], testUses: ["ClientTestSupport", "LoopbackServer"]),
    .client("NumberFactClient", uses: ["HTTPTransport"], testUses: ["ClientTestSupport", "LoopbackServer"]),
    .client("FavoritesClient", uses: ["Platform"]),
    .client(
      "FavoritesDatabase",
      uses: ["FavoritesClient", "Platform"],
      packages: [.grdb],
      testUses: ["CommonTestSupport"]
    ),

    .commandSupport("CommandSupport", packages: [.argumentParser]),

    .feature("ProfileFeature", uses: ["ReqresClient"]),
    .feature("RepositoryFeature", uses: ["FavoritesClient", "GitHubClient"]),
    .feature("FavoritesFeature", uses: ["FavoritesClient", "GitHubClient"]),
    .feature("UserFeature", uses: ["GitHubClient"]),
    .feature("CharactersFeature", uses: ["RickAndMortyClient"]),
    .feature("CoinsFeature", uses: ["CoinClient"]),
    .feature("NumberFactFeature", uses: ["NumberFactClient"]),

    .root(
      "RootFeature",
      uses: [
        "CharactersFeature", "CoinsFeature", "FavoritesFeature", "NumberFactFeature", "ProfileFeature",
        "RepositoryFeature", "UserFeature",
      ],
      testUses: [
        "CoinClient", "FavoritesClient", "GitHubClient", "NumberFactClient", "ReqresClient",
        "RickAndMortyClient", "TerminalEmulator",
      ]
    ),

    .sampleServices(
      "SampleServices",
      packages: [.flyingFox, .flyingSocks],
      testUses: ["LoopbackServer"]
    ),
    .appSupport(
      "AppSupport",
      uses: [
        "CoinClient", "FavoritesClient", "FavoritesDatabase", "GitHubClient", "HTTPTransport",
        "NumberFactClient",
        "ReqresClient", "RickAndMortyClient", "SampleServices", "TerminalImages",
      ],
      packages: [.argumentParser, .log],
      testUses: ["CommonTestSupport", "LoopbackServer"]
    ),

    .app("profile", uses: ["ProfileFeature"], tests: false),
    .app("repos", uses: ["RepositoryFeature"], tests: false),
    .app("favorites", uses: ["FavoritesFeature"], tests: false),
    .app("user", uses: ["UserFeature"], tests: false),
    .app("characters", uses: ["CharactersFeature"], tests: false),
    .app("coins", uses: ["CoinsFeature"], tests: false),
    .app("fact", uses: ["NumberFactFeature"], tests: false),
    .app(
      "composed",
      uses: [
        "CharactersFeature", "CoinsFeature", "FavoritesFeature", "NumberFactFeature", "ProfileFeature",
        "RepositoryFeature", "RootFeature", "SampleServices", "UserFeature",
      ],
      testUses: [
        "characters", "coins", "fact", "favorites", "LoopbackServer", "profile", "repos", "TerminalEmulator",
        "user",
      ]
    ),

    .benchmarks("Benchmarks", tests: false),
    .tool("bench", uses: ["Benchmarks"], tests: false),
  ]
)

/// A kind of module: its folder, the modules that it may use, and those that every module of the kind uses.
struct Kind {
  enum Role { case library, executable, macro, system }

  var name: String
  /// The folder of modules of this kind, with `*` for the name of the module.
  var folder: String
  var role = Role.library
  /// The kinds that a row may name in `uses`.
  var mayUse: [String] = []
  /// The modules and packages that each module uses.
  var always: [String] = []
  var packages: [External] = []
  /// The modules that the tests of each module use besides.
  var testUses: [String] = []
  /// The modules among all these that a row with `screen: false` does without.
  var forScreens: [String] = []
  /// The packages that tests use besides. On Linux a reported issue fails a test only if this one is linked.
  var testPackages = [External.issueReportingTestSupport]

  /// Makes a row of the table: `.feature("WeatherFeature", uses: ["WeatherClient"])`.
  func callAsFunction(
    _ name: String,
    uses: [String] = [],
    packages: [External] = [],
    screen: Bool = true,
    tests: Bool = true,
    testUses: [String] = []
  ) -> Module {
    let needed = { (names: [String]) in names.filter { screen || !forScreens.contains($0) } }
    return Module(
      kind: self,
      name: name,
      uses: unique(needed(always) + uses),
      packages: (screen ? self.packages : []) + packages,
      tests: tests,
      testUses: unique(needed(self.testUses) + testUses)
    )
  }
}

extension Module {
  static let macros = Kind(
    name: "macros",
    folder: "Modules/Architecture/*",
    role: .macro,
    packages: [.macros, .compilerPlugin],
    testPackages: [.macrosTestSupport, .macros]
  )
  static let architecture = Kind(
    name: "architecture",
    folder: "Modules/Architecture/*",
    mayUse: ["macros", "architecture"]
  )
  static let testSupport = Kind(
    name: "testSupport",
    folder: "Modules/TestSupport/*",
    mayUse: ["architecture", "models", "terminal", "client", "testSupport"],
    testPackages: []
  )
  static let models = Kind(name: "models", folder: "Modules/*", testPackages: [])
  static let terminal = Kind(
    name: "terminal",
    folder: "Modules/Terminal/*",
    mayUse: ["architecture", "models", "terminal"],
    always: ["ComposableArchitecture"]
  )
  static let systemLibrary = Kind(name: "systemLibrary", folder: "Modules/Terminal/*", role: .system)
  static let images = Kind(
    name: "images",
    folder: "Modules/Terminal/*",
    mayUse: ["terminal", "systemLibrary"]
  )
  static let client = Kind(
    name: "client",
    folder: "Modules/Clients/*",
    mayUse: ["architecture", "models", "client"],
    always: ["Dependencies", "Models"]
  )
  static let commandSupport = Kind(
    name: "commandSupport",
    folder: "Modules/*",
    mayUse: ["architecture", "models", "terminal"],
    always: [
      "ComposableArchitecture", "FeatureViews", "Models", "Platform", "SessionRecording", "TerminalUI",
    ]
  )
  static let feature = Kind(
    name: "feature",
    folder: "Modules/Features/*",
    mayUse: ["architecture", "models", "terminal", "client", "commandSupport"],
    always: [
      "CommandSupport", "ComposableArchitecture", "FeatureViews", "Models", "SessionRecording", "TerminalUI",
    ],
    packages: [.argumentParser],
    testUses: ["FrameTestSupport"],
    forScreens: ["CommandSupport", "FeatureViews", "FrameTestSupport", "SessionRecording", "TerminalUI"]
  )
  static let root = Kind(
    name: "root",
    folder: "Modules/*",
    mayUse: ["architecture", "models", "terminal", "client", "feature"],
    always: ["ComposableArchitecture", "Models", "SessionRecording", "TerminalUI"]
  )
  static let sampleServices = Kind(
    name: "sampleServices",
    folder: "Modules/*",
    mayUse: ["models"],
    testPackages: []
  )
  static let appSupport = Kind(
    name: "appSupport",
    folder: "Modules/*",
    mayUse: ["architecture", "models", "terminal", "images", "client", "commandSupport", "sampleServices"],
    always: ["CommandSupport", "ComposableArchitecture", "FeatureViews", "Models", "TerminalUI"]
  )
  static let app = Kind(
    name: "app",
    folder: "Apps/*",
    role: .executable,
    mayUse: [
      "architecture", "models", "terminal", "commandSupport", "feature", "root", "sampleServices",
      "appSupport",
    ],
    always: ["AppSupport", "CommandSupport", "ComposableArchitecture", "SessionRecording", "TerminalUI"],
    packages: [.argumentParser]
  )
  static let benchmarks = Kind(
    name: "benchmarks",
    folder: "Modules/*",
    mayUse: ["architecture", "models", "terminal"],
    always: ["ComposableArchitecture", "TerminalUI"],
    packages: [.argumentParser]
  )
  static let tool = Kind(name: "tool", folder: "Apps/*", role: .executable, mayUse: ["benchmarks"])
}

/// A product of another package.
struct External: Equatable {
  let product: String
  let repository: String
  let version: Version

  init(_ product: String, _ repository: String, _ version: Version) {
    (self.product, self.repository, self.version) = (product, repository, version)
  }

  var package: String { String(repository.drop { $0 != "/" }.dropFirst()) }
  var url: String { "https://github.com/\(repository)" }

  static let argumentParser = External("ArgumentParser", "apple/swift-argument-parser", "1.8.2")
  static let collections = External("Collections", "apple/swift-collections", "1.6.0")
  static let compilerPlugin = External("SwiftCompilerPlugin", "swiftlang/swift-syntax", "603.0.1")
  static let customDump = External("CustomDump", "pointfreeco/swift-custom-dump", "1.7.3")
  static let flyingFox = External("FlyingFox", "swhitty/FlyingFox", "0.27.1")
  static let flyingSocks = External("FlyingSocks", "swhitty/FlyingFox", "0.27.1")
  static let grdb = External("GRDB", "groue/GRDB.swift", "7.10.0")
  static let issueReporting = External("IssueReporting", "pointfreeco/xctest-dynamic-overlay", "1.13.1")
  static let issueReportingTestSupport = External(
    "IssueReportingTestSupport",
    "pointfreeco/xctest-dynamic-overlay",
    "1.13.1"
  )
  static let log = External("Logging", "apple/swift-log", "1.16.2")
  static let macros = External("SwiftSyntaxMacros", "swiftlang/swift-syntax", "603.0.1")
  static let macrosTestSupport = External(
    "SwiftSyntaxMacrosGenericTestSupport",
    "swiftlang/swift-syntax",
    "603.0.1"
  )
}

/// One row of the table.
struct Module {
  let kind: Kind
  let name: String
  /// Every module that the sources use, including those of the kind.
  let uses: [String]
  let packages: [External]
  let tests: Bool
  let testUses: [String]

  var path: String { kind.folder.replacingOccurrences(of: "*", with: name) }
  var allTestUses: [String] { unique(uses + testUses).filter { $0 != "ArchitectureMacros" } }
  var allTestPackages: [External] {
    kind.role == .macro ? kind.testPackages : unique(packages + kind.testPackages)
  }
}

func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
  elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

extension Package {
  /// Resolves the table: all of it, or, with `MODULE` in the environment, one module, its dependencies and
  /// its tests.
  static func table(_ name: String, modules: [Module]) -> Package {
    var byName: [String: Module] = [:]
    for module in modules { byName[module.name] = module }
    for module in modules { refuseForbiddenEdges(of: module, in: byName) }

    var resolved = modules
    var tested = modules.filter(\.tests)
    if let only = Context.environment["MODULE"], !only.isEmpty {
      guard let module = byName[only] else {
        refuse("MODULE=\(only): there is no such module; the table in Package.swift lists them")
      }
      tested = module.tests ? [module] : []
      let closure = closure(of: [only] + tested.flatMap(\.allTestUses), in: byName)
      resolved = modules.filter { closure.contains($0.name) }
    }

    var externals: [External] = []
    for external in resolved.flatMap(\.packages) + tested.flatMap(\.allTestPackages)
    where !externals.contains(where: { $0.url == external.url }) {
      externals.append(external)
    }

    return Package(
      name: name,
      // Built on Linux only. macOS is untested.
      platforms: [.macOS(.v15)],
      products: resolved.compactMap(\.product),
      dependencies: externals.map { .package(url: $0.url, from: $0.version) },
      targets: resolved.map(\.target) + tested.map(\.testTarget)
    )
  }

  private static func closure(of names: [String], in table: [String: Module]) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let module = table[name] else { continue }
      waiting += module.uses
    }
    return found
  }

  private static func refuseForbiddenEdges(of module: Module, in table: [String: Module]) {
    for (use, isTest) in module.uses.map({ ($0, false) }) + module.testUses.map({ ($0, true) }) {
      guard let used = table[use] else {
        refuse("\(module.name) uses \(use), which is no module of the table in Package.swift")
      }
      let allowed =
        isTest
        ? used.kind.name != "feature" || module.kind.name == "app"
        : module.kind.mayUse.contains(used.kind.name) || module.kind.always.contains(use)
      guard allowed else {
        refuse(
          "\(module.name) may not use \(use): a \(module.kind.name) module never uses a "
            + "\(used.kind.name) module"
        )
      }
    }
  }
}

/// Ends the evaluation of the manifest with one line that states the reason.
func refuse(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("Package.swift: \(reason)\n".utf8))
  exit(1)
}

extension Module {
  static let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

  /// Set by `Scripts/sanitize`. It reaches the modules of this package only: swift-syntax isn't built again.
  static let sanitizer = Context.environment["SANITIZER"].flatMap { $0.isEmpty ? nil : "-sanitize=\($0)" }
  static let sanitizedSettings =
    settings
    + (sanitizer.map { [.unsafeFlags([$0])] + ($0.hasSuffix("=thread") ? [.define("THREAD_SANITIZER")] : []) }
      ?? [])
  /// Set by `Scripts/sanitize --quick`: the folders of tests to build.
  static let testFolders = Context.environment["TEST_FOLDERS"].flatMap { folders in
    folders.isEmpty ? nil : folders.split(separator: ",").map(String.init)
  }
  static let linkerSettings: [LinkerSetting] = sanitizer.map { [.unsafeFlags([$0])] } ?? []

  var product: Product? {
    switch kind.role {
    case .executable: .executable(name: name, targets: [name])
    case .macro, .system: nil
    case .library: .library(name: name, targets: [name])
    }
  }

  var target: Target {
    let dependencies = Self.dependencies(uses, packages)
    return switch kind.role {
    case .macro: .macro(name: name, dependencies: dependencies, path: path, swiftSettings: Self.settings)
    case .system: .systemLibrary(name: name, path: path)
    case .executable:
      .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: Self.settings)
    case .library:
      .target(name: name, dependencies: dependencies, path: path, swiftSettings: Self.sanitizedSettings)
    }
  }

  var testTarget: Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name)] + Self.dependencies(allTestUses, allTestPackages),
      path: "Tests/\(name)Tests",
      exclude: testUses.contains("FrameTestSupport") ? ["Frames"] : [],
      sources: Self.testFolders,
      swiftSettings: kind.role == .macro ? Self.settings : Self.sanitizedSettings,
      linkerSettings: Self.linkerSettings
    )
  }

  private static func dependencies(_ modules: [String], _ externals: [External]) -> [Target.Dependency] {
    modules.map { .target(name: $0) }
      + externals.map { .product(name: $0.product, package: $0.package) }
  }
}
