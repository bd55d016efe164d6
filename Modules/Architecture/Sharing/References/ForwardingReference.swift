/// A reference that shows the value of another one, or a part of it.
protocol ForwardingReference: Reference {
  associatedtype Base: Reference

  /// The other reference.
  var base: Base { get }
}

extension ForwardingReference {
  var origin: any TrackedStorage { base.origin }
  func access() { base.access() }
  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription { base.listen(listener) }
  func derive() -> SharedSubscription { base.derive() }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
}

extension ForwardingReference where Base: MutableReference {
  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}
