@_exported import Bindings
@_exported import Foundation
@_exported import Observation
@_exported import struct Sharing.AppStorageStore
