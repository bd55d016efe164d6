/// Returns `value` as a `T`, which it always is. Stops the program otherwise.
@inlinable
func certain<T>(_ value: Any, as _: T.Type) -> T {
  guard let value = value as? T else {
    preconditionFailure("A '\(type(of: value))' was expected to be a '\(T.self)'.")
  }
  return value
}
