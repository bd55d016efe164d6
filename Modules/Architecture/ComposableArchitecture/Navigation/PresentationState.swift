import CasePaths
import CustomDump
import IdentifiedCollections
import Platform

/// The state of a presented feature, or `nil`. `@Presents` declares one.
///
/// The state is stored in a box. The box makes recursive navigation possible and keeps the parent's state small.
@propertyWrapper
public struct PresentationState<State> {
  private final class Storage {
    // Code that changes it has exclusive access to the presentation. Code that reads it in place may read it twice.
    @exclusivity(unchecked) var value: State?
    init(_ value: State?) { self.value = value }
  }

  private var storage: Storage?
  /// A number that is another after each change. While it's the same, so is everything in the presentation.
  private(set) var number = UniqueNumber.next()

  /// Creates a presentation of `wrappedValue`, or of nothing.
  ///
  /// - Parameter wrappedValue: The presented state.
  public init(wrappedValue: State?) {
    // NB: not unwrapped, here and below, because that takes the size of the state on the stack.
    storage = isPresent(wrappedValue) ? Storage(wrappedValue) : nil
  }

  /// The presented state.
  public var wrappedValue: State? {
    get { storage?.value }
    set { self = Self(wrappedValue: newValue) }
    _modify {
      makeUnique()
      let box = storage
      defer { if !isPresented { storage = nil } }
      guard let box else {
        var none: State?
        yield &none
        return
      }
      let place = withUnsafePointer(to: &self) { UnsafeRawPointer($0) }
      let presented = beginStateAccess(&box.value)
      let access = StateAccess<State?>(at: (nil, place)) { presented?.end($0) }
      defer { withUnsafeMutablePointer(to: &box.value) { access.end($0) } }
      yield &box.value
    }
  }

  /// The presentation itself: `\.$destination` leads to it.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// The state of a case of the presented state. Setting it to `nil` dismisses the presentation. Setting it while
  /// another case is presented reports an issue and changes nothing.
  ///
  /// - Parameter path: The case.
  public subscript<CaseState>(
    case path: CaseKeyPath<State, CaseState>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> CaseState? where State: CasePathable {
    get { wrappedValue?[case: path] }
    set {
      if let presented = wrappedValue, !presented.is(path) {
        let message = "Can't modify unrelated case \"\(path._caseDescription())\": another case is presented."
        return _SourceLocation(fileID.value, filePath.value, line, column).report(message)
      }
      wrappedValue = newValue.map { path($0) }
    }
  }

  /// Gives `body` the presented state in place; `nil` if nothing is presented.
  func readPresented<R>(_ body: (UnsafePointer<State?>) -> R?) -> R? {
    guard let storage else { return nil }
    return withExtendedLifetime(storage) { withUnsafePointer(to: &storage.value, body) }
  }

  /// Whether a feature is presented.
  // Separate, so that the box has no other reference when it is changed.
  package var isPresented: Bool { readPresented { isPresent($0.pointee) } ?? false }

  /// Dismisses the presented state.
  mutating func dismiss() { self = Self(wrappedValue: nil) }

  /// Gives `body` the presented state in place; `nil` if nothing is presented.
  mutating func modifyPresented<R>(_ body: (inout State) -> R) -> R? {
    guard isPresented else { return nil }
    makeUnique()
    guard let storage else { return nil }
    return body(&storage.value!)
  }

  /// Prepares the box for a change.
  private mutating func makeUnique() {
    number = UniqueNumber.next()
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.value) }
  }
}

extension PresentationState: StateContainer {
  static var registrarOffset: Int { State?.registrarOffset }

  static func identity(of value: UnsafeRawPointer, _ registrarOffset: Int) -> StateIdentity? {
    let presentation = value.state(Self.self).pointee
    guard presentation.storage != nil else { return State?.none.identity }
    return presentation.readPresented { State?.identity(of: UnsafeRawPointer($0), registrarOffset) }
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.storage, let right = rhs.storage, left !== right else {
      return lhs.storage === rhs.storage
    }
    // Compared in place: comparing optionals takes several times their size on the stack.
    return withUnsafePointer(to: &left.value) { left in
      withUnsafePointer(to: &right.value) { right in
        guard isPresent(left.pointee), isPresent(right.pointee) else {
          return isPresent(left.pointee) == isPresent(right.pointee)
        }
        return left.wrapped().pointee == right.wrapped().pointee
      }
    }
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

// @unchecked: the box is replaced, never changed, while more than one value refers to it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try State?(from: decoder)) }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}
