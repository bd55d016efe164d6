/// Uses a value in a way that the optimizer cannot see through, so that what computes it stays.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Stands, to the optimizer, for a change of a value, so that nothing is known of it before or after.
@inline(never)
@_optimize(none)
func unknownChange<Value>(_ value: inout Value) {}

/// Uses the memory at an address.
@inline(never)
@_optimize(none)
func blackHole(_ memory: UnsafeRawPointer) {}
