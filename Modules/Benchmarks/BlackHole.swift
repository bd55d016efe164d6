/// Uses a value opaquely, so that the optimizer keeps the code that computes it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Changes a value as far as the optimizer knows, so that it assumes nothing about the value before or after.
@inline(never)
@_optimize(none)
func unknownChange<Value>(_ value: inout Value) {}

/// Uses the memory at an address.
@inline(never)
@_optimize(none)
func blackHole(_ memory: UnsafeRawPointer) {}
