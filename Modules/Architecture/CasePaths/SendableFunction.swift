/// Returns a function as one that may cross isolation boundaries.
///
/// The constructor of a case captures nothing, or in a generic enum the identities of types, which are immutable. But
/// the compiler doesn't infer that it is `@Sendable` in the language mode of Swift 5, nor in generic code.
///
/// - Parameter function: A function that captures no mutable state.
@inlinable
package func sendable<Value, Result>(_ function: @escaping (Value) -> Result) -> @Sendable (Value) -> Result {
  // The two types differ in an attribute that doesn't affect how a function is stored or called.
  unsafeBitCast(function, to: (@Sendable (Value) -> Result).self)
}
