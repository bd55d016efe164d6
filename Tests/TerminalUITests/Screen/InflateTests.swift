import Foundation
import Testing

@testable import TerminalUI

@Suite struct InflateTests {
  /// The text "It is enough to write the cells that differ. ", twenty times, with the fixed codes.
  private static let fixed = Array(
    Data(
      base64Encoded: "eAHzLFHILFZIzcsvTc9QKMlXKC/KLElVKMlIVUhOzckpBrISSxRSMtPSUov0FDxHFY8qHlVMbcUAUQM+0A=="
    ) ?? Data()
  )
  /// 120 random bytes and "x" 600 times, with dynamic codes.
  private static let dynamic = Array(
    Data(
      base64Encoded:
        "eNrtwbkBwzAIAEBG0WrIWCDzli61OZkine/uvgZlpDElmh+MIU0PIgIaO5ZEgqhIbHSgtekpL967s6xnivlS0CuKVp"
        + "km5tyn29YqQQYQK22NAQet7gL2mdrA7+fzBz+eG0sM"
    ) ?? Data()
  )

  @Test func fixedCodesAreRead() {
    let text = String(repeating: "It is enough to write the cells that differ. ", count: 20)
    #expect(Inflate.bytes(zlib: Self.fixed, limit: 900) == Array(text.utf8))
  }

  @Test func codesOfTheirOwnAreRead() throws {
    let bytes = try #require(Inflate.bytes(zlib: Self.dynamic, limit: 720))
    #expect(bytes.count == 720)
    #expect(bytes.reduce(0) { $0 + Int($1) } == 84732)
    #expect(bytes.suffix(600).allSatisfy { $0 == UInt8(ascii: "x") })
  }

  @Test func whatGrowsBeyondItsLimitHasNoResult() {
    #expect(Inflate.bytes(zlib: Self.fixed, limit: 899) == nil)
    #expect(Inflate.bytes(zlib: Self.dynamic, limit: 719) == nil)
  }

  @Test(arguments: 0..<60)
  func whatIsCutOffHasNoResult(count: Int) {
    #expect(Inflate.bytes(zlib: Array(Self.fixed.prefix(count / 2)), limit: 900) == nil)
    #expect(Inflate.bytes(zlib: Array(Self.dynamic.prefix(count)), limit: 720) == nil)
  }

  @Test(
    arguments: [
      [0x78], [0x78, 0x01], [0x78, 0x02, 0x03], [0x79, 0x9C, 0x03], [0x78, 0xBB, 0x03], [0x78, 0x9C, 0x07],
      [0x78, 0x9C, 0x05, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x78, 0x9C, 0x01, 0x01, 0x00, 0x01, 0x00, 0x41],
      [0x78, 0x9C, 0x03, 0x02, 0x00],
    ] as [[UInt8]]
  )
  func whatContradictsItselfHasNoResult(bytes: [UInt8]) {
    #expect((Inflate.bytes(zlib: bytes, limit: 100) ?? []).isEmpty)
  }

  @Test(arguments: 0..<500)
  func noiseNeverCrashes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = seed % 2 == 0 ? Self.dynamic : Self.fixed
    for _ in 0..<3 {
      bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
    }
    #expect((Inflate.bytes(zlib: bytes, limit: 5000) ?? []).count <= 5000)
    let noise = [0x78, 0x9C] + (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect((Inflate.bytes(zlib: noise, limit: 5000) ?? []).count <= 5000)
  }
}
