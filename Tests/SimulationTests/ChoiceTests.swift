import Foundation
import Simulation
import Testing

struct ChoiceTests {
  @Test(arguments: ["0", "2", "2.0.1-2-0-1", "1z141z3-0-z"])
  func `a stream is read from its text`(text: String) throws {
    #expect(try #require(ChoiceStream(text)).description == text)
  }

  @Test(arguments: ["", "-", "2..1", "a!", "99999999999"])
  func `a text that isn't a stream is refused`(text: String) {
    #expect(ChoiceStream(text) == nil)
  }

  @Test func `zeros at the end of steps and empty steps at the end mean nothing`() {
    #expect(ChoiceStream([[2, 0], [], [0, 1, 0], [0]]) == ChoiceStream([[2], [], [0, 1]]))
  }

  @Test func `a generator returns its simplest value outside of a simulation`() {
    #expect(draw(.bool) == false)
    #expect(draw(.int) == 0)
    #expect(draw(.int(in: 3...9)) == 3)
    #expect(draw(.int(in: -9 ... -3)) == -3)
    #expect(draw(.string) == "")
    #expect(draw(.one(of: "a", "b")) == "a")
    #expect(draw(Generator<Int>.int.array()) == [])
    #expect(draw(Generator<Int>.int.optional) == nil)
    #expect(draw(.double) == 0)
    #expect(draw(.date) == Date(timeIntervalSince1970: 0))
    #expect(draw(.uuid).uuidString == "00000000-0000-0000-0000-000000000000")
  }
}
