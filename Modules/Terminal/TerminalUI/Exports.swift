@_exported import Foundation
@_exported import Observation

// Views written for SwiftUI import nothing else for these.
@_exported import struct ComposableArchitecture.Binding
