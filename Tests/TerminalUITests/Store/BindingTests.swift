import ComposableArchitecture
import TerminalUI
import Testing

/// Bindings as views make them.
@MainActor
@Suite struct BindingTests {
  @Test func `a binding to an optional value is one to its value`() throws {
    var value: String? = "a"
    let optional = Binding(get: { value }, set: { value = $0 })
    let binding = try #require(Binding(optional))
    binding.wrappedValue = "b"
    #expect(value == "b")
    #expect(binding.wrappedValue == "b")
    value = nil
    #expect(binding.wrappedValue == "a")
    binding.wrappedValue = "c"
    #expect(value == nil)
    #expect(Binding(optional).map(\.wrappedValue) == nil)
  }
}
