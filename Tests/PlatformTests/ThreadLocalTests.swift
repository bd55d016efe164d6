import Platform
import Testing

@Suite struct ThreadLocalTests {
  private final class Token: Sendable {}

  private static let token = ThreadLocal<Token>()

  @Test func `an operation sees its own object and the one around it again`() {
    let (outer, inner) = (Token(), Token())
    Self.token.withValue(outer) {
      #expect(Self.token.current === outer)
      Self.token.withValue(inner) { #expect(Self.token.current === inner) }
      Self.token.withValue(nil) { #expect(Self.token.current == nil) }
      #expect(Self.token.read { $0 === outer } == true)
    }
    #expect(Self.token.current == nil)
    #expect(Self.token.read { _ in true } == nil)
  }

  @Test func `a task does not inherit the object`() async {
    let object = Token()
    let task = Self.token.withValue(object) { Task { Self.token.current == nil } }
    #expect(await task.value)
  }
}
