/// A part of an ``App``: its window, or others that aren't shown.
@MainActor
public protocol Scene {
  /// The type of the scene that this one is made of.
  associatedtype Body: Scene
  /// The scene that this one is made of.
  @SceneBuilder var body: Body { get }
  /// The view of the window; `nil` if there is none.
  var _window: AnyView? { get }
}

extension Scene {
  public var _window: AnyView? { body._window }
}

extension Never: Scene {
  public var _window: AnyView? { nil }
}
