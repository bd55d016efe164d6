/// Header fields with case-insensitive names.
public struct HTTPHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  public init(_ fields: some Sequence<(String, String)>) {
    for (name, value) in fields { values[name.lowercased()] = value }
  }

  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements)
  }

  /// The value of a field, whatever the case of its name.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// The names in lower case, in alphabetical order.
  public var names: [String] { values.keys.sorted() }
}
