// swift-tools-version: 6.2

import PackageDescription

/// Xcode's "Default Actor Isolation" and "Approachable Concurrency".
let mainActorByDefault: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let architecture = Target.Dependency.product(name: "ComposableArchitecture", package: "composed")
let testSupport = Target.Dependency.product(name: "ComposableArchitectureTestSupport", package: "composed")

// An independent package: it knows only the product for apps and the one for tests. It isn't part of the root
// package; `Scripts/foreign` builds and tests it.
let package = Package(
  name: "ForeignPackage",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "composed", path: "../..")
  ],
  targets: [
    .target(name: "CaseStudies", dependencies: [architecture]),
    .target(name: "Samples", dependencies: [architecture]),
    // Like the modules of a new app in Xcode: isolated to the main actor by default.
    .target(name: "MainActorByDefault", dependencies: [architecture], swiftSettings: mainActorByDefault),
    // An app of earlier years: deprecated forms of the architecture, in the language mode of Swift 5.
    .target(name: "OlderForms", dependencies: [architecture], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "OlderFormsTests",
      dependencies: ["OlderForms", testSupport],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(name: "CaseStudiesTests", dependencies: ["CaseStudies", testSupport]),
    .testTarget(name: "SamplesTests", dependencies: ["Samples", testSupport]),
    .testTarget(
      name: "MainActorByDefaultTests",
      dependencies: ["MainActorByDefault", testSupport],
      swiftSettings: mainActorByDefault
    ),
    // Tests that must fail: `Scripts/foreign` checks that each of them does.
    .testTarget(name: "MustFailTests", dependencies: ["CaseStudies", testSupport]),
  ],
  swiftLanguageModes: [.v6]
)

// All test targets of a package are one program. So the tests that are stopped because their target lacks the support
// product stand alone.
if Context.environment["WITHOUT_TEST_SUPPORT"] != nil {
  package.targets = [
    .target(name: "CaseStudies", dependencies: [architecture]),
    .testTarget(name: "WithoutSupportTests", dependencies: ["CaseStudies"]),
  ]
}
