@_exported import CasePaths
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
@_exported import DependenciesMacros
// Features written for an iPhone see Foundation through SwiftUI, UIKit or Combine, and do not import it.
@_exported import Foundation
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import Sharing
