/// A type with a value that changes gradually on other platforms. On a terminal it changes at once.
@MainActor
public protocol Animatable {
  /// The type of the value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
