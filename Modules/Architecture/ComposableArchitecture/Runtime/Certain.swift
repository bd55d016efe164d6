/// Returns an object as a `T`. It always is one; otherwise the program stops.
@inlinable
func certain<T: AnyObject>(_ value: AnyObject, as _: T.Type) -> T {
  guard let value = value as? T else {
    preconditionFailure("A '\(type(of: value))' was expected to be a '\(T.self)'.")
  }
  return value
}
