import ComposableArchitecture

/// Lets a view keep a view store in a property with `@ObservedObject`.
extension ViewStore: ObservableObject {}
