/// The view whose actions run. The tasks that they start inherit it, but not effects, which would retain it.
package enum ViewContext {
  @TaskLocal package static var view: (any Sendable)?
}
