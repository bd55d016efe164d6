/// The view whose actions run. The tasks that they start inherit it.
package enum ViewContext {
  @TaskLocal package static var view: (any Sendable)?

  /// Runs `body`, which begins an effect. That would retain what is around the view, such as the store of the effect.
  package static func withoutView(_ body: () -> Void) {
    if view == nil { body() } else { $view.withValue(nil, operation: body) }
  }
}
