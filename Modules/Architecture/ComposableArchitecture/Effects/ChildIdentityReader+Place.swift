import CasePaths

extension ChildIdentityReader {
  /// Returns the place of the child with the given identity, at an optional part of a state.
  @inlinable
  func place<Root>(at projection: StateProjection<Root, State?>, identity: ChildIdentity) -> ChildPlace {
    ChildPlace { parent, body in
      projection.read(parent.state(Root.self)) { child in
        self.identity(ofWrapped: child) == identity && body(UnsafeRawPointer(child))
      }
    }
  }

  /// Returns the place of the child with the given identity, in a case of an enum.
  @inlinable
  func place<Root>(in path: AnyCasePath<Root, State>, identity: ChildIdentity) -> ChildPlace {
    ChildPlace { parent, body in
      guard let child = path.extract(from: parent.state(Root.self).pointee) else {
        return false
      }
      return withUnsafePointer(to: child) {
        self.identity(of: $0) == identity && body(UnsafeRawPointer($0))
      }
    }
  }
}
