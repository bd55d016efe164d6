import CasePaths
import CustomDump

extension StackState where Element: CasePathable {
  /// The payload of the element `id` in a case; `nil` if the element is in another case or missing.
  ///
  /// Assigning to an element that is in another case is reported as an issue.
  public subscript<Value>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Value>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { self[id: id].flatMap { $0[case: path] } }
    set {
      guard contains(id), self[id: id, case: path] != nil else {
        let message = "Can't modify unrelated case \"\(path._caseDescription())\" of the element \(id)."
        return _SourceLocation(fileID.value, filePath.value, line, column).report(message)
      }
      if let newValue {
        _ = modify(id, StateIdentityReader()) { $0 = path(newValue) }
      } else {
        set(nil, at: id)
      }
    }
  }
}

extension StackState: StateCollection {
  func id(at position: Int) -> StackElementID { elementIDs[position] }
  var contentNumber: UInt64 { changes.content }
  mutating func touch() { touch([]) }
  var access: UInt64 {
    get { changes.access }
    set { changes.access = newValue }
  }
  func ids(changedSince content: UInt64) -> [StackElementID]? { changes.ids(since: content) }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementIDs == rhs.elementIDs && lhs.elements == rhs.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elementIDs)
    for element in self { hasher.combine(element) }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// Only the elements are coded; decoded ones get new identifiers. A recorded session has the identifiers too.
extension StackState: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    if decoder.userInfo[.stackElementIDs] != nil, let elements = try? [CodedElement<Element>](from: decoder) {
      self.init()
      for element in elements { set(element.element, at: element.id) }
    } else {
      self.init(try [Element](from: decoder))
    }
  }
}

extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    guard encoder.userInfo[.stackElementIDs] != nil else { return try Array(self).encode(to: encoder) }
    try zip(elementIDs, elements).map { CodedElement(id: $0, element: $1) }.encode(to: encoder)
  }
}

private struct CodedElement<Element> {
  let id: StackElementID
  let element: Element
}

extension CodedElement: Decodable where Element: Decodable {}
extension CodedElement: Encodable where Element: Encodable {}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Array(self).description }
  public var debugDescription: String { Array(self).debugDescription }
}

extension StackState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: Array(self)) }
}

extension StackState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(elementIDs, self).map { (key: AnyHashable($0), value: $1) as Any },
      displayStyle: .dictionary
    )
  }
}
