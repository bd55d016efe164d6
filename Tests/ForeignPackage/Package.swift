// swift-tools-version: 6.2

import PackageDescription

/// Xcode's "Default Actor Isolation" and "Approachable Concurrency".
let mainActorByDefault: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

// A package as somebody else would write it: it knows nothing of the repository but the one product that an
// app imports. It is no part of the root package; `Scripts/foreign` builds and tests it.
let package = Package(
  name: "ForeignPackage",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "composed", path: "../..")
  ],
  targets: [
    .target(
      name: "CaseStudies",
      dependencies: [.product(name: "ComposableArchitecture", package: "composed")]
    ),
    .target(
      name: "Samples",
      dependencies: [.product(name: "ComposableArchitecture", package: "composed")]
    ),
    // As the modules of a new app in Xcode: isolated to the main actor unless they say otherwise.
    .target(
      name: "MainActorByDefault",
      dependencies: [.product(name: "ComposableArchitecture", package: "composed")],
      swiftSettings: mainActorByDefault
    ),
    .testTarget(name: "CaseStudiesTests", dependencies: ["CaseStudies"]),
    .testTarget(name: "SamplesTests", dependencies: ["Samples"]),
    .testTarget(
      name: "MainActorByDefaultTests",
      dependencies: ["MainActorByDefault"],
      swiftSettings: mainActorByDefault
    ),
  ],
  swiftLanguageModes: [.v6]
)
