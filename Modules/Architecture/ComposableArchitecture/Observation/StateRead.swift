/// A read of a store, as messages name it.
indirect enum StateRead {
  case function(StaticString, at: _SourceLocation)
  case property(StaticString)
  case keyPath(AnyKeyPath)

  var location: _SourceLocation? { if case .function(_, let location) = self { location } else { nil } }
}

extension StateRead: CustomStringConvertible {
  var description: String {
    switch self {
    case .function(let name, let location): "'\(name)' at \"\(location)\""
    case .property(let name): "'\(name)'"
    case .keyPath(let keyPath): "'\(keyPath)'"
    }
  }
}
