import CustomDump

/// An action with an erased type. Only its sender and its reducer use the type.
///
/// The code between them isn't generic. So it is compiled once for all features, and looks up no types at run time.
/// Looking them up would cost more than the rest of a small effect.
@usableFromInline
// @unchecked: an action is handed over from its sender to the store that reduces it.
struct AnyAction: @unchecked Sendable {
  /// The action in its own box, so that a big one isn't copied at each step.
  // NB: a buffer, because a value that is assigned to a property is copied to the stack first, and effects run on
  // small stacks.
  @usableFromInline
  final class Box<Action>: ManagedBuffer<Void, Action> {
    @inlinable
    deinit { _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
  }

  @usableFromInline let box: AnyObject

  @inlinable
  init<Action>(_ action: Action) {
    let box = Box<Action>.create(minimumCapacity: 1) { _ in }
    withUnsafePointer(to: action) { action in
      box.withUnsafeMutablePointerToElements { $0.initialize(copying: action) }
    }
    self.box = box
  }

  @inlinable
  func value<Action>(as type: Action.Type) -> Action {
    // Only the node for actions of this type asks: a mapped action is put in a box of the new type.
    unsafeDowncast(box, to: Box<Action>.self).withUnsafeMutablePointerToElements { $0.pointee }
  }
}

extension UnsafeMutablePointer {
  /// Initializes the memory with a copy of a value, without a further copy on the stack.
  ///
  /// `initialize(from:count:)` reads the whole stride of a trivial value. A local has no memory after its size.
  @inlinable
  func initialize(copying value: UnsafePointer<Pointee>) {
    if _isPOD(Pointee.self) {
      // A trivial value is its bytes.
      UnsafeMutableRawPointer(self).copyMemory(from: value, byteCount: MemoryLayout<Pointee>.size)
    } else {
      // Other values are copied one by one, each by its size.
      initialize(from: value, count: 1)
    }
  }
}

extension AnyAction {
  /// The action in one line, for messages.
  var summary: String {
    guard let action = (box as? any ActionBox)?.action else { return "an action" }
    var dump = ""
    customDump(action, to: &dump)
    let words = dump.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 160 ? words.prefix(160) + "…" : words
  }
}

/// A box whose action is read without knowing its type.
private protocol ActionBox {
  var action: Any { get }
}

extension AnyAction.Box: ActionBox {
  fileprivate var action: Any { withUnsafeMutablePointerToElements { $0.pointee } }
}
