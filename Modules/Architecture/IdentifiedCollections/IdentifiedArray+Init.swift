import IssueReporting
import OrderedCollections

extension IdentifiedArray {
  /// Creates an array from elements with unique ids.
  ///
  /// Reports an issue if two elements have the same id; the first of them is kept. If ids may repeat, use
  /// ``init(_:id:uniquingIDsWith:)``.
  ///
  /// - Parameters:
  ///   - elements: Elements with unique ids.
  ///   - id: A key path to the identity of an element.
  /// - Complexity: O(*n*) on average.
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var duplicate: ID?
    self.init(firstOf: elements, id: id, duplicate: &duplicate)
    guard let duplicate else { return }
    reportIssue(
      "Elements of an identified array have the same id '\(duplicate)'. The first of them is kept.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates an array from elements with unique ids.
  ///
  /// The form without a source location, for use as a function: `map(IdentifiedArray.init(uniqueElements:id:))`.
  @_disfavoredOverload
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id, fileID: #fileID)
  }

  /// Creates an array from elements whose ids are known to be unique, without checking.
  ///
  /// Uniqueness is only checked in debug builds. In release builds, the first of two elements with one id is kept.
  ///
  /// - Parameters:
  ///   - elements: Elements with unique ids.
  ///   - id: A key path to the identity of an element.
  /// - Complexity: O(*n*) on average.
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    var duplicate: ID?
    self.init(firstOf: elements, id: id, duplicate: &duplicate)
    assert(duplicate == nil, "Elements have the same id")
  }

  /// Creates an array from elements whose ids may repeat.
  ///
  /// ```swift
  /// IdentifiedArray(messages, id: \.id) { earlier, later in later }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: Elements.
  ///   - id: A key path to the identity of an element.
  ///   - combine: Decides which of two elements with the same id to keep. It gets the position of the first.
  /// - Throws: The error of `combine`.
  /// - Complexity: O(*n*) on average.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    // Not from a lazy sequence of pairs, which is slow where it isn't specialized.
    var dictionary = OrderedDictionary<ID, Element>(minimumCapacity: elements.underestimatedCount)
    for element in elements {
      let (first, index) = dictionary.updateValue(
        element,
        forKey: element[keyPath: id],
        insertingAt: dictionary.count
      )
      if let first { dictionary.values[index] = try combine(first, element) }
    }
    self.init(id: id, _dictionary: dictionary)
  }

  /// - Parameter duplicate: The first id that already belongs to an earlier element, if there is one.
  init(firstOf elements: some Sequence<Element>, id: KeyPath<Element, ID>, duplicate: inout ID?) {
    self.init(elements, id: id) { first, _ in
      duplicate = duplicate ?? first[keyPath: id]
      return first
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array as ``init(uniqueElements:id:fileID:filePath:line:column:)`` does.
  public init(
    uniqueElements elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      uniqueElements: elements,
      id: \.id,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates an array from elements with unique ids.
  ///
  /// The form without a source location, for use as a function: `map(IdentifiedArray.init(uniqueElements:))`.
  @_disfavoredOverload
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Creates an array from another one.
  ///
  /// - Parameter elements: An identified array.
  /// - Complexity: O(1)
  public init(uniqueElements elements: Self) { self = elements }

  /// Creates an array as ``init(uncheckedUniqueElements:id:)`` does.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, id: \.id)
  }

  /// Creates an array as ``init(_:id:uniquingIDsWith:)`` does.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows { try self.init(elements, id: \.id, uniquingIDsWith: combine) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates an array from a literal. Its elements must have unique ids.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}
