@_exported import Bindings
@_exported import CasePaths
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
@_exported import DependenciesMacros
// Features written for an iPhone get Foundation through SwiftUI, UIKit or Combine, and don't import it.
@_exported import Foundation
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import Sharing
