/// The values of the screens above the root of a navigation stack, of any types.
public struct NavigationPath: Hashable {
  var elements: [AnyHashable] = []

  public init() {}

  /// - Parameter elements: The values, from the bottom to the top.
  public init(_ elements: some Sequence<some Hashable>) { self.elements = elements.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the top.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  /// Removes values from the top.
  ///
  /// - Parameter count: The number of values.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
}
