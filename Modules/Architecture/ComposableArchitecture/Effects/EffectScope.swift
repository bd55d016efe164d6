import IdentifiedCollections

/// The name of a child within its parent.
///
/// If the child can be removed (a presentation, a stack element, an enum case, a row), its effects end with it. If it
/// always exists, its name separates the effects below it from those below another child of the same kind.
@usableFromInline
// @unchecked: key paths are immutable; an identity may hold a value of a state, compared only by the store; the place
// is called only in the isolation of the store.
struct EffectScope: Hashable, @unchecked Sendable {
  /// The place of the child in its parent: the key path that its operator was given.
  let location: AnyKeyPath
  /// The identity of the child among those that have been at that location.
  let identity: ChildIdentity
  /// Whether the child shares the cancellation identifiers of its parent.
  let isPart: Bool
  let place: ChildPlace

  @usableFromInline
  init(location: AnyKeyPath, identity: ChildIdentity, isPart: Bool = false, place: ChildPlace) {
    self.location = location
    self.identity = identity
    self.isPart = isPart
    self.place = place
  }

  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.location == rhs.location && lhs.identity == rhs.identity
  }

  /// Returns the name of another child at the same location.
  func sibling(_ identity: ChildIdentity) -> Self {
    Self(location: location, identity: identity, place: place)
  }

  // Hashing key paths is slow, and few children of a parent have the same identity.
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The way to find the state of a child in that of its parent.
@usableFromInline
struct ChildPlace {
  /// Gives `body` the child's state, and returns its result; `false` if the child no longer exists.
  @usableFromInline typealias Visit = (_ parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool

  let visit: Visit
  /// Whether the child always exists.
  let isPermanent: Bool
  /// Whether stored values alone decide which child is there. Code of a state may also read shared values or objects.
  let isStored: Bool
  /// The numbers of the collection or presentation that holds the child; `nil` if it is none.
  let numbers: ChildNumbers?

  @usableFromInline
  init(isPermanent: Bool = false, isStored: Bool, in numbers: ChildNumbers? = nil, visit: @escaping Visit) {
    self.isPermanent = isPermanent
    self.isStored = isStored
    self.numbers = numbers
    self.visit = visit
  }

  /// Returns the place of a row.
  @usableFromInline
  static func row<Root, ID, Row>(
    _ id: ID,
    of rows: StateProjection<Root, IdentifiedArray<ID, Row>>,
    in numbers: ChildNumbers
  ) -> Self { element(id, of: rows, in: numbers) }

  /// Returns the place of an element of a collection.
  static func element<Root, Children: StateCollection>(
    _ id: Children.ID,
    of children: StateProjection<Root, Children>,
    in numbers: ChildNumbers
  ) -> Self {
    Self(isStored: children.offset >= 0, in: numbers) { parent, body in
      children.read(parent.state(Root.self)) { children in
        var result = false
        return children.pointee.visit(id) { result = body(UnsafeRawPointer($0)) } && result
      }
    }
  }

  /// Returns the place of a part of the parent's state that always exists.
  @usableFromInline
  static func part<Root, Value>(_ projection: StateProjection<Root, Value>) -> Self {
    Self(isPermanent: true, isStored: projection.offset >= 0) { parent, body in
      projection.read(parent.state(Root.self)) { body(UnsafeRawPointer($0)) }
    }
  }
}

/// The numbers of a collection of children or of a presentation, and what has changed in it.
@usableFromInline
final class ChildNumbers {
  /// Returns a number that changes when anything in the collection may have. While it's the same, all of it still exists.
  let content: (_ parent: UnsafeRawPointer) -> UInt64
  /// Returns the elements that have changed since the content had a number; `nil` if that isn't known.
  let changed: (_ parent: UnsafeRawPointer, _ content: UInt64) -> [ChildIdentity]?

  @usableFromInline
  convenience init<Parent, ID, Row>(rows: StateProjection<Parent, IdentifiedArray<ID, Row>>) {
    self.init(rows, content: { $0.pointee._changes.content }, changed: { $0.pointee._ids(changedSince: $1) })
  }

  // With closures that name stored properties, because a collection of any type is copied to read its number.
  init<Parent, Children, ID: Hashable>(
    _ projection: StateProjection<Parent, Children>,
    content: @escaping (UnsafePointer<Children>) -> UInt64,
    changed: @escaping (UnsafePointer<Children>, UInt64) -> [ID]?
  ) {
    // They are read only from stored properties.
    let offset = projection.offset
    self.content = { content(($0 + offset).state(Children.self)) }
    self.changed = { changed(($0 + offset).state(Children.self), $1)?.map { .value(AnyHashable($0)) } }
  }
}

/// The children within which an effect was started, outermost first.
@usableFromInline
struct EffectPath: Hashable, Sendable {
  private(set) var scopes: [EffectScope] = []

  static let root = EffectPath()

  func appending(_ scope: EffectScope) -> EffectPath {
    var path = self
    path.scopes.append(scope)
    return path
  }

  /// The path of the innermost child with its own cancellation identifiers.
  var owner: EffectPath {
    guard scopes.last?.isPart == true else { return self }
    var owner = self
    while owner.scopes.last?.isPart == true { owner.scopes.removeLast() }
    return owner
  }

  /// The path of the innermost child that can be removed; `nil` if there is none.
  var innermostThatCanEnd: EffectPath? {
    guard let last = scopes.lastIndex(where: { !$0.place.isPermanent }) else { return nil }
    return last == scopes.count - 1 ? self : EffectPath(scopes: scopes[...last])
  }

  private init(scopes: some Sequence<EffectScope> = []) { self.scopes = Array(scopes) }

  /// Returns whether this path is `other` or leads to something below it. O(depth).
  func hasPrefix(_ other: EffectPath) -> Bool { scopes.starts(with: other.scopes) }

  /// Gives `body` the state that the path leads to; `false` if it no longer exists. O(depth).
  func visit(_ root: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    visit(root, scopes[...], body)
  }

  private func visit(
    _ state: UnsafeRawPointer,
    _ scopes: ArraySlice<EffectScope>,
    _ body: (UnsafeRawPointer) -> Bool
  ) -> Bool {
    guard let first = scopes.first else { return body(state) }
    return first.place.visit(state) { visit($0, scopes.dropFirst(), body) }
  }
}
