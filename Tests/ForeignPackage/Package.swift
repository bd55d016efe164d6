// swift-tools-version: 6.1

import PackageDescription

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
    .testTarget(name: "CaseStudiesTests", dependencies: ["CaseStudies"]),
    .testTarget(name: "SamplesTests", dependencies: ["Samples"]),
  ],
  swiftLanguageModes: [.v6]
)
