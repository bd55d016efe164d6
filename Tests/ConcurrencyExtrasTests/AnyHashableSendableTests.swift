import ConcurrencyExtras
import Testing

@Suite struct AnyHashableSendableTests {
  @Test func `values are equal when their bases are`() {
    #expect(AnyHashableSendable("a") == AnyHashableSendable("a"))
    #expect(AnyHashableSendable("a") != AnyHashableSendable("b"))
    #expect(AnyHashableSendable("1") != AnyHashableSendable(1))
  }

  @Test func `numbers are equal across types as in any hashable`() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(UInt8(1)))
    #expect(AnyHashableSendable(1).hashValue == AnyHashableSendable(UInt8(1)).hashValue)
  }

  @Test func `an erased value is not erased twice`() {
    let once = AnyHashableSendable("a")
    #expect(AnyHashableSendable(once).base is String)
    let existential: any Hashable & Sendable = once
    #expect(AnyHashableSendable(existential).base is String)
    #expect(AnyHashableSendable(once) == once)
  }

  @Test func `a set holds values of different types`() {
    let ids: Set<AnyHashableSendable> = [1, "a", true, 1.5, 1]
    #expect(ids.count == 4)
    #expect(ids.contains(AnyHashableSendable("a")))
  }

  @Test func `a dictionary of any hashable finds the value itself`() {
    let values: [AnyHashable: Int] = [AnyHashableSendable("a"): 1]
    #expect(values["a"] == 1)
    #expect(AnyHashable(AnyHashableSendable("a")) == AnyHashable("a"))
  }

  @Test func `it describes its base`() {
    #expect(AnyHashableSendable("a").description == "a")
    #expect(AnyHashableSendable("a").debugDescription == #"AnyHashableSendable("a")"#)
    #expect(Mirror(reflecting: AnyHashableSendable("a")).children.first?.value as? String == "a")
  }
}
