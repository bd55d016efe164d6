import IdentifiedCollections
import IssueReporting
import OrderedCollections
import Platform

/// The features of a navigation stack, from the root's first destination to the one on top.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var path = StackState<Path.State>()
/// }
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in … }
///     .forEach(\.path, action: \.path)
/// }
/// ```
///
/// Each element has an identifier, which is never used again. Looking one up is O(1) for the element on top,
/// and O(depth) for those below.
public struct StackState<Element> {
  private(set) var elementIDs: ContiguousArray<StackElementID> = []
  private(set) var elements: ContiguousArray<Element> = []
  private(set) var structureNumber: UInt64 = 0
  var changes = ElementChanges<StackElementID>(content: 0)

  /// Creates an empty stack.
  public init() {}

  /// The identifiers, from the bottom to the top. O(depth).
  public var ids: OrderedSet<StackElementID> { OrderedSet(elementIDs) }

  /// The element `id`; `nil` if there is none.
  ///
  /// Assigning `nil` removes it. Assigning an element to an identifier that isn't in the stack pushes it in tests,
  /// and is reported as an issue elsewhere.
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    get { position(of: id).map { elements[$0] } }
    set {
      if newValue != nil, !contains(id), !isTesting {
        let location = _SourceLocation(fileID.value, filePath.value, line, column)
        location.report("Can't assign element at missing ID.")
      } else {
        let (position, access) = access(id)
        set(newValue, at: id)
        end(access, id, at: position)
      }
    }
    _modify {
      let (position, access) = access(id)
      if let position {
        var element: Element? = elements[position]
        defer {
          set(element, at: id)
          end(access, id, at: position)
        }
        yield &element
      } else {
        var element: Element?
        defer { self[id: id, fileID: fileID, filePath: filePath, line: line, column: column] = element }
        yield &element
      }
    }
  }

  /// Removes the element on top.
  ///
  /// - Returns: The element, or `nil` if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    guard !elements.isEmpty else { return nil }
    touch(elementIDs.suffix(1))
    elementIDs.removeLast()
    return elements.removeLast()
  }

  /// Removes the element `id` and those above it. Does nothing if there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let position = position(of: id) else { return }
    removeSubrange(position...)
  }

  /// Removes the elements above the element `id`. Does nothing if there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let position = position(of: id), position + 1 < count else { return }
    removeSubrange((position + 1)...)
  }

  // MARK: For reducers

  func contains(_ id: StackElementID) -> Bool { position(of: id) != nil }

  /// Returns the position of the element. The search begins at the top, because most actions are for the top.
  func position(of id: StackElementID) -> Int? { elementIDs.lastIndex(of: id) }

  /// Changes the element in place; `nil` if there is no such element.
  mutating func modify<R>(
    _ id: StackElementID,
    _ reader: StateIdentityReader<Element>,
    _ body: (inout Element) -> R
  ) -> R? {
    guard let position = position(of: id) else { return nil }
    let identity = visit(at: position, reader.identity)
    touchContent(id)
    defer { if identity != visit(at: position, reader.identity) { touch([id]) } }
    return body(&elements[position])
  }

  /// Begins an access in place to the element `id`, and returns its position.
  private mutating func access(_ id: StackElementID) -> (position: Int?, access: _ElementAccess?) {
    let position = position(of: id)
    return (position, position.flatMap { beginAccess(at: $0) })
  }

  private mutating func beginAccess(at position: Int) -> _ElementAccess? {
    let place = withUnsafePointer(to: &self) { UnsafeRawPointer($0) }
    return withUnsafeMutablePointer(to: &elements[position]) { beginStateAccess($0, in: place) }
  }

  private mutating func end(_ access: _ElementAccess?, _ id: StackElementID, at position: Int?) {
    guard let access, let position, position < count, elementIDs[position] == id else { return }
    withUnsafeMutablePointer(to: &elements[position]) { access.end($0) }
  }

  mutating func set(_ element: Element?, at id: StackElementID) {
    switch (position(of: id), element) {
    case (let position?, let element?):
      let identity = StateIdentity(observing: elements[position])
      elements[position] = element
      touchContent(id)
      if identity == nil || identity != StateIdentity(observing: element) { touch([id]) }
    case (let position?, nil):
      remove(at: position)
    case (nil, let element?):
      touch([id])
      elementIDs.append(id)
      elements.append(element)
    case (nil, nil):
      break
    }
  }

  /// Gives `body` the element in place. Returns whether there is such an element.
  func visit(_ id: StackElementID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let position = position(of: id) else { return false }
    visit(at: position, body)
    return true
  }

  /// Gives `body` the element at a valid position, in place.
  func visit<R>(at position: Int, _ body: (UnsafePointer<Element>) -> R) -> R {
    elements.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else {
        preconditionFailure("A stack has no element \(position).")
      }
      return body(start + position)
    }
  }

  mutating func touch(_ ids: some Collection<StackElementID>) {
    structureNumber = UniqueNumber.next()
    changes.add(ids, content: structureNumber)
  }

  private mutating func touchContent(_ id: StackElementID) {
    changes.add(CollectionOfOne(id), content: UniqueNumber.next())
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element {
    get { elements[position] }
    _modify {
      let identity = StateIdentity(observing: elements[position])
      touchContent(elementIDs[position])
      let access = beginAccess(at: position)
      defer {
        end(access, elementIDs[position], at: position)
        if identity == nil || identity != StateIdentity(observing: elements[position]) {
          touch([elementIDs[position]])
        }
      }
      yield &elements[position]
    }
  }

  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    guard !subrange.isEmpty || !newElements.isEmpty else { return }
    let generator = newElements.isEmpty ? nil : StackElementIDGenerator.current
    let newIDs = newElements.compactMap { _ in generator.map(unusedID) }
    touch(elementIDs[subrange] + newIDs)
    elements.replaceSubrange(subrange, with: newElements)
    elementIDs.replaceSubrange(subrange, with: newIDs)
  }

  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !elements.isEmpty else { return }
    touch(elementIDs)
    elementIDs.removeAll(keepingCapacity: keepCapacity)
    elements.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that meet a condition. The others keep their identifiers.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(elements[$0]) }
    guard kept.count < count else { return }
    touch(elementIDs)
    elementIDs = ContiguousArray(kept.map { elementIDs[$0] })
    elements = ContiguousArray(kept.map { elements[$0] })
  }

  /// Exchanges two elements, each with its identifier.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    touch([])
    elementIDs.swapAt(i, j)
    elements.swapAt(i, j)
  }

  public mutating func append(_ newElement: Element) {
    set(newElement, at: unusedID(from: .current))
  }

  /// Returns an identifier for a new element.
  // Those of a state that comes from elsewhere, such as another test store, may still be ahead of the generator.
  private func unusedID(from generator: StackElementIDGenerator) -> StackElementID {
    var id = generator.next()
    while contains(id) { id = generator.next() }
    return id
  }

  public mutating func reserveCapacity(_ n: Int) {
    elementIDs.reserveCapacity(n)
    elements.reserveCapacity(n)
  }
}

extension StackState: Sendable where Element: Sendable {}
