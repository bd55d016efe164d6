/// The way in which the links of a stack push states.
@MainActor
package final class PathPusher {
  package var push: (Any) -> Void = { _ in }

  package init() {}
}

extension EnvironmentValues {
  private enum PathPusherKey: EnvironmentKey {
    static var defaultValue: PathPusher? { nil }
  }

  package var pathPusher: PathPusher? {
    get { self[PathPusherKey.self] }
    set { self[PathPusherKey.self] = newValue }
  }
}
