import CasePaths
import CustomDump
import Platform

/// A change of a property of the state, described as an action. A control that is bound to the property sends it.
public struct BindingAction<Root>: CasePathable, Sendable {
  /// The property that is changed.
  public var keyPath: PartialKeyPath<Root> { path.path }

  private let path: SendableKeyPath<PartialKeyPath<Root>>
  private let set: @Sendable (inout Root) -> Void
  let value: any Sendable
  private let valueIsEqualTo: @Sendable (Any) -> Bool
  private let receipt: BindingReceipt?

  /// Returns the change of the property at `keyPath` to `value`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self { Self(keyPath, value) }

  /// - Parameter receipt: Signed when a reducer carries out the change.
  init<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value,
    receipt: BindingReceipt? = nil
  ) {
    let path = SendableKeyPath(keyPath)
    self.init(keyPath, value, receipt: receipt) { $0[keyPath: path.path] = value }
  }

  init<Value: Equatable & Sendable>(
    _ keyPath: PartialKeyPath<Root>,
    _ value: Value,
    receipt: BindingReceipt? = nil,
    set: @escaping @Sendable (inout Root) -> Void
  ) {
    path = SendableKeyPath(keyPath)
    self.set = set
    self.value = value
    valueIsEqualTo = { $0 as? Value == value }
    self.receipt = receipt
  }

  /// The change that leaves everything as it is.
  static var noChange: Self { Self(\Root.self, false) { _ in } }

  /// Carries out the change.
  @usableFromInline
  func apply(to root: inout Root) {
    receipt?.sign()
    set(&root)
  }

  /// Matches a change of the property at `keyPath`: `case .binding(\.text):`.
  public static func ~= (keyPath: WritableKeyPath<Root, some Any>, action: Self) -> Bool {
    keyPath == action.keyPath
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// A case for each property of the state: `\.binding.text`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case of the changes of the property at `keyPath`.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      let keyPath = SendableKeyPath(keyPath)
      return AnyCasePath(
        embed: { .set(keyPath.path, $0) },
        extract: { $0.keyPath == keyPath.path ? $0.value as? Value : nil }
      )
    }
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.valueIsEqualTo(rhs.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (keyPath, value)], displayStyle: .enum)
  }
}
