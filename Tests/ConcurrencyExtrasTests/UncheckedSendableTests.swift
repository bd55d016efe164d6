import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedSendableTests {
  final class Counter { var count = 0 }

  @Test func `a wrapped value crosses an isolation boundary`() async {
    let counter = UncheckedSendable(Counter())
    await Task.detached { counter.value.count += 1 }.value
    #expect(counter.count == 1)
  }

  @Test func `it wraps a property`() {
    struct Model {
      @UncheckedSendable var names = ["Blob"]
    }
    var model = Model()
    model.names.append("Blob Jr.")
    #expect(model.names == ["Blob", "Blob Jr."])
    #expect(model.$names.value == ["Blob", "Blob Jr."])
    model.$names = UncheckedSendable(["Blob Sr."])
    #expect(model.names == ["Blob Sr."])
  }

  @Test func `properties of the value are read and written through it`() {
    struct User { var name: String }
    var user = UncheckedSendable(User(name: "Blob"))
    #expect(user.name.count == 4)
    user.name = "Blob Jr."
    #expect(user.value.name == "Blob Jr.")
  }

  @Test func `it is equal and hashes as its value`() {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(UncheckedSendable(1) != UncheckedSendable(2))
    #expect(Set([UncheckedSendable("a"), UncheckedSendable("a"), UncheckedSendable("b")]).count == 2)
  }

  @Test func `it encodes as its value alone`() throws {
    let data = try JSONEncoder().encode(["id": UncheckedSendable(42)])
    #expect(String(decoding: data, as: UTF8.self) == #"{"id":42}"#)
    let decoded = try JSONDecoder().decode([String: UncheckedSendable<Int>].self, from: data)
    #expect(decoded["id"]?.value == 42)
  }
}
