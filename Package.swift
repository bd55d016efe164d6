// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

// Every module of the repository, one row each, lowest layer first. The kind of a row decides its
// folder, what it may use, the dependencies it always has, its product and its test target.
//
//     MODULE=CoinsFeature swift test
//
// resolves to that module, what it uses and its own tests, and to nothing else.
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
    .systemLibrary("CPNG"),
    .systemLibrary("CTurboJPEG"),
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

    .app("profile", uses: ["ProfileFeature"]),
    .app("repos", uses: ["RepositoryFeature"]),
    .app("favorites", uses: ["FavoritesFeature"]),
    .app("user", uses: ["UserFeature"]),
    .app("characters", uses: ["CharactersFeature"]),
    .app("coins", uses: ["CoinsFeature"]),
    .app("fact", uses: ["NumberFactFeature"]),
    .app(
      "composed",
      uses: [
        "CharactersFeature", "CoinsFeature", "FavoritesFeature", "NumberFactFeature", "ProfileFeature",
        "RepositoryFeature", "RootFeature", "SampleServices", "UserFeature",
      ],
      tests: true,
      testUses: [
        "characters", "coins", "fact", "favorites", "LoopbackServer", "profile", "repos", "TerminalEmulator",
        "user",
      ]
    ),

    .bench("bench"),
  ]
)

/// The kind of a module. Each layer uses only layers below it.
enum Kind: String {
  case macros, architecture, testSupport, models, terminal, client, commandSupport, feature, root
  case sampleServices, systemLibrary, images, appSupport, app, bench

  /// The folder that holds modules of this kind, with a module's own name below it unless it is alone there.
  func path(_ name: String) -> String {
    switch self {
    case .macros, .architecture: "Modules/Architecture/\(name)"
    case .testSupport: "Modules/TestSupport/\(name)"
    case .terminal, .systemLibrary, .images: "Modules/Terminal/\(name)"
    case .client: "Modules/Clients/\(name)"
    case .feature: "Modules/Features/\(name)"
    case .models, .commandSupport, .root, .sampleServices, .appSupport: "Modules/\(name)"
    case .app, .bench: "Apps/\(name)"
    }
  }

  /// The kinds that a module of this kind may name in `uses`.
  var mayUse: [Kind] {
    switch self {
    case .macros, .models, .systemLibrary: []
    case .testSupport: [.architecture, .models, .terminal, .client, .testSupport]
    case .architecture: [.macros, .architecture]
    case .terminal: [.architecture, .models, .terminal]
    case .client: [.architecture, .models, .client]
    case .commandSupport: [.architecture, .models, .terminal]
    case .feature: [.architecture, .models, .terminal, .client, .commandSupport]
    case .root: [.architecture, .models, .terminal, .client, .feature]
    case .sampleServices: [.models]
    case .images: [.terminal, .systemLibrary]
    case .appSupport: [.architecture, .models, .terminal, .client, .commandSupport, .sampleServices, .images]
    case .app:
      [.architecture, .models, .terminal, .commandSupport, .feature, .root, .sampleServices, .appSupport]
    case .bench: [.architecture, .models, .terminal]
    }
  }

  /// The dependencies of every module of this kind.
  var always: (modules: [String], packages: [External]) {
    switch self {
    case .macros: ([], [.macros, .compilerPlugin])
    case .architecture, .testSupport, .models, .sampleServices, .systemLibrary, .images: ([], [])
    case .terminal: (["ComposableArchitecture"], [])
    case .client: (["Dependencies", "Models"], [])
    case .commandSupport:
      (
        ["ComposableArchitecture", "FeatureViews", "Models", "Platform", "SessionRecording", "TerminalUI"], []
      )
    case .feature:
      (
        [
          "CommandSupport", "ComposableArchitecture", "FeatureViews", "Models", "SessionRecording",
          "TerminalUI",
        ],
        [.argumentParser]
      )
    case .root: (["ComposableArchitecture", "Models", "SessionRecording", "TerminalUI"], [])
    case .appSupport:
      (["CommandSupport", "ComposableArchitecture", "FeatureViews", "Models", "TerminalUI"], [])
    case .app:
      (
        ["AppSupport", "CommandSupport", "ComposableArchitecture", "SessionRecording", "TerminalUI"],
        [.argumentParser]
      )
    case .bench: (["ComposableArchitecture", "TerminalUI"], [.argumentParser])
    }
  }

  /// The dependencies of the tests of every module of this kind, besides the module.
  var testsAlways: [External] {
    switch self {
    case .macros: [.macrosTestSupport, .macros]
    case .testSupport, .models, .sampleServices: []
    // NB: on Linux a reported issue fails a test only where this is linked.
    default: [.issueReportingTestSupport]
    }
  }
}

/// A product of another package.
struct External: Equatable {
  var product: String
  var package: String
  var url: String
  var version: Range<Version>

  static func upToNextMajor(_ product: String, _ url: String, _ version: Version) -> External {
    let package = url.split(separator: "/").last.map(String.init) ?? url
    return External(
      product: product,
      package: package,
      url: "https://github.com/\(url)",
      version: version..<Version(version.major + 1, 0, 0)
    )
  }

  static let argumentParser = upToNextMajor("ArgumentParser", "apple/swift-argument-parser", "1.8.2")
  static let collections = upToNextMajor("Collections", "apple/swift-collections", "1.6.0")
  static let compilerPlugin = upToNextMajor("SwiftCompilerPlugin", "swiftlang/swift-syntax", "603.0.1")
  static let customDump = upToNextMajor("CustomDump", "pointfreeco/swift-custom-dump", "1.7.3")
  static let flyingFox = upToNextMajor("FlyingFox", "swhitty/FlyingFox", "0.27.1")
  static let flyingSocks = upToNextMajor("FlyingSocks", "swhitty/FlyingFox", "0.27.1")
  static let grdb = upToNextMajor("GRDB", "groue/GRDB.swift", "7.10.0")
  static let issueReporting = upToNextMajor("IssueReporting", "pointfreeco/xctest-dynamic-overlay", "1.13.1")
  static let issueReportingTestSupport = upToNextMajor(
    "IssueReportingTestSupport",
    "pointfreeco/xctest-dynamic-overlay",
    "1.13.1"
  )
  static let log = upToNextMajor("Logging", "apple/swift-log", "1.16.2")
  static let macros = upToNextMajor("SwiftSyntaxMacros", "swiftlang/swift-syntax", "603.0.1")
  static let macrosTestSupport = upToNextMajor(
    "SwiftSyntaxMacrosGenericTestSupport",
    "swiftlang/swift-syntax",
    "603.0.1"
  )
}

/// One row of the table.
struct Module {
  var kind: Kind
  var name: String
  var uses: [String]
  var packages: [External]
  var tests: Bool
  var testUses: [String]
  var testPackages: [External]

  init(
    _ kind: Kind,
    _ name: String,
    uses: [String] = [],
    packages: [External] = [],
    tests: Bool = true,
    testUses: [String] = [],
    testPackages: [External] = []
  ) {
    self.kind = kind
    self.name = name
    self.uses = uses
    self.packages = packages
    self.tests = tests
    self.testUses = testUses
    self.testPackages = testPackages
  }

  static func macros(_ name: String) -> Module { Module(.macros, name) }
  static func architecture(
    _ name: String,
    uses: [String] = [],
    packages: [External] = [],
    tests: Bool = true,
    testUses: [String] = []
  ) -> Module {
    Module(.architecture, name, uses: uses, packages: packages, tests: tests, testUses: testUses)
  }
  static func testSupport(_ name: String, uses: [String] = [], packages: [External] = []) -> Module {
    Module(.testSupport, name, uses: uses, packages: packages)
  }
  static func models(_ name: String) -> Module { Module(.models, name) }
  static func terminal(_ name: String, uses: [String], testUses: [String] = []) -> Module {
    Module(.terminal, name, uses: uses, testUses: testUses)
  }
  static func systemLibrary(_ name: String) -> Module { Module(.systemLibrary, name, tests: false) }
  static func images(_ name: String, uses: [String], testUses: [String]) -> Module {
    Module(.images, name, uses: uses, testUses: testUses)
  }
  static func client(
    _ name: String,
    uses: [String] = [],
    packages: [External] = [],
    testUses: [String] = []
  ) -> Module {
    Module(.client, name, uses: uses, packages: packages, testUses: testUses)
  }
  static func commandSupport(_ name: String, packages: [External]) -> Module {
    Module(.commandSupport, name, packages: packages)
  }
  static func feature(_ name: String, uses: [String]) -> Module { Module(.feature, name, uses: uses) }
  static func root(_ name: String, uses: [String], testUses: [String]) -> Module {
    Module(.root, name, uses: uses, testUses: testUses)
  }
  static func sampleServices(_ name: String, packages: [External], testUses: [String]) -> Module {
    Module(.sampleServices, name, packages: packages, testUses: testUses)
  }
  static func appSupport(
    _ name: String,
    uses: [String],
    packages: [External],
    testUses: [String]
  ) -> Module {
    Module(.appSupport, name, uses: uses, packages: packages, testUses: testUses)
  }
  static func app(_ name: String, uses: [String], tests: Bool = false, testUses: [String] = []) -> Module {
    Module(.app, name, uses: uses, tests: tests, testUses: testUses)
  }
  static func bench(_ name: String) -> Module { Module(.bench, name, tests: false) }

  /// Every module that this one's sources use, declared and implied.
  var allUses: [String] { Module.unique(kind.always.modules + uses) }
  var allPackages: [External] { kind.always.packages + packages }
  var allTestUses: [String] { Module.unique(allUses + testUses).filter { $0 != "ArchitectureMacros" } }
  var allTestPackages: [External] {
    kind == .macros ? kind.testsAlways : Module.unique(allPackages + kind.testsAlways + testPackages)
  }

  static func unique<Element: Equatable>(_ names: [Element]) -> [Element] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Package {
  /// Resolves the table: all of it, or, with `MODULE` in the environment, one module, what it uses and
  /// its own tests.
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
    for external in resolved.flatMap(\.allPackages) + tested.flatMap(\.allTestPackages)
    where !externals.contains(where: { $0.url == external.url }) {
      externals.append(external)
    }

    return Package(
      name: name,
      platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
      products: resolved.compactMap(\.product),
      dependencies: externals.map { .package(url: $0.url, $0.version) },
      targets: resolved.map(\.target) + tested.map(\.testTarget)
    )
  }

  private static func closure(of names: [String], in table: [String: Module]) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let module = table[name] else { continue }
      waiting += module.allUses
    }
    return found
  }

  private static func refuseForbiddenEdges(of module: Module, in table: [String: Module]) {
    for (use, isTest) in module.allUses.map({ ($0, false) }) + module.testUses.map({ ($0, true) }) {
      guard let used = table[use] else {
        refuse("\(module.name) uses \(use), which is no module of the table in Package.swift")
      }
      let allowed =
        isTest
        ? used.kind == .testSupport || used.kind != .feature || module.kind == .app
        : module.kind.mayUse.contains(used.kind)
      guard allowed else {
        refuse(
          "\(module.name) may not use \(use): a \(module.kind.rawValue) module never uses a "
            + "\(used.kind.rawValue) module"
        )
      }
    }
  }
}

/// Ends the evaluation of the manifest with one line that says why.
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
    switch kind {
    case .app, .bench: .executable(name: name, targets: [name])
    case .macros, .systemLibrary: nil
    default: .library(name: name, targets: [name])
    }
  }

  var target: Target {
    let dependencies = Self.dependencies(allUses, allPackages)
    let path = kind.path(name)
    return switch kind {
    case .macros: .macro(name: name, dependencies: dependencies, path: path, swiftSettings: Self.settings)
    case .systemLibrary: .systemLibrary(name: name, path: path)
    case .app, .bench:
      .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: Self.settings)
    default:
      .target(name: name, dependencies: dependencies, path: path, swiftSettings: Self.sanitizedSettings)
    }
  }

  var testTarget: Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name)] + Self.dependencies(allTestUses, allTestPackages),
      path: "Tests/\(name)Tests",
      sources: Self.testFolders,
      swiftSettings: kind == .macros ? Self.settings : Self.sanitizedSettings,
      linkerSettings: Self.linkerSettings
    )
  }

  private static func dependencies(_ modules: [String], _ externals: [External]) -> [Target.Dependency] {
    modules.map { .target(name: $0) }
      + externals.map { .product(name: $0.product, package: $0.package) }
  }
}
