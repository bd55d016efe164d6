import ComposableArchitecture
import Foundation

extension Generator {
  /// Returns a generator of one value.
  ///
  /// - Parameter value: The value.
  public static func always(_ value: Value) -> Self { Generator { _ in value } }

  /// Returns a generator of several values, the simplest first.
  ///
  /// - Parameter values: The values; at least one.
  public static func one(of values: Value...) -> Self { one(of: values) }

  /// Returns a generator of the values of a list, the simplest first.
  ///
  /// - Parameter values: The values; at least one.
  public static func one(of values: [Value]) -> Self {
    // A list without elements is a mistake of the test.
    precondition(!values.isEmpty, "Generator.one(of:) needs a value to choose")
    return Generator { values[$0.draw(below: values.count)] }
  }

  /// Returns a generator of the values of several generators, the simplest first.
  ///
  /// - Parameter generators: The generators; at least one.
  public static func any(of generators: Generator...) -> Self {
    // A list without elements is a mistake of the test.
    precondition(!generators.isEmpty, "Generator.any(of:) needs a generator to choose")
    return Generator { choices in generators[choices.draw(below: generators.count)].make(choices) }
  }
}

extension Generator where Value: CaseIterable {
  /// A generator of the cases.
  public static var anyCase: Self { one(of: Array(Value.allCases)) }
}

extension Generator where Value == Bool {
  /// A generator of `false` and `true`.
  public static var bool: Self { Generator { $0.draw(below: 2) == 1 } }
}

extension Generator where Value: FixedWidthInteger {
  /// A generator of numbers of the whole type. Its edges and the neighbors of zero are frequent.
  public static var int: Self { int(in: .min ... .max) }

  /// Returns a generator of numbers. The edges of the range and the numbers near zero are frequent.
  ///
  /// - Parameter range: The possible numbers. They are shrunk to zero, or to its nearest neighbor.
  public static func int(in range: ClosedRange<Value>) -> Self {
    let near = Value(clamping: 0)
    let origin = min(max(near, range.lowerBound), range.upperBound)
    let edges = [origin, range.lowerBound, range.upperBound]
    return Generator { choices in
      switch choices.draw(below: 4) {
      case 0: return edges[choices.draw(below: 3)]
      case 1, 2: return clamped(origin, choices.draw(below: 41), range)
      default:
        let bits = UInt64(choices.draw(below: 1 << 32)) << 32 | UInt64(choices.draw(below: 1 << 32))
        let width = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        let offset = width == .max ? bits : bits % (width + 1)
        return range.lowerBound &+ Value(truncatingIfNeeded: offset)
      }
    }
  }

  /// Returns a number near `origin`: 0, 1, -1, 2, -2 and so on from it.
  private static func clamped(_ origin: Value, _ number: Int, _ range: ClosedRange<Value>) -> Value {
    let step = Value(clamping: (number + 1) / 2)
    let (value, isOverflow) =
      number % 2 == 1 ? origin.addingReportingOverflow(step) : origin.subtractingReportingOverflow(step)
    return isOverflow ? origin : min(max(value, range.lowerBound), range.upperBound)
  }
}

extension Generator where Value == String {
  /// A generator of texts with characters that programs often mishandle: accents, joiners, controls, other directions,
  /// quotes and escapes.
  public static var string: Self { string(of: 0...6) }

  /// Returns a generator of texts.
  ///
  /// - Parameter count: The possible numbers of characters.
  public static func string(of count: ClosedRange<Int>) -> Self {
    Generator<Character>.one(of: hostileCharacters).array(count).map { String($0) }
  }

  private static var hostileCharacters: [Character] {
    [
      "a", "b", "Z", "0", " ", "é", "e\u{301}", "ß", "İ", "漢", "👩‍👩‍👧", "🇩🇪", "\u{200B}", "\u{202E}", "\u{0}",
      "\n",
      "\r\n", "\t", "\u{1B}", "\"", "'", "\\", "%", "&", "/", "\u{FEFF}", "ﬁ", "\u{10FFFF}", ".", "-",
    ]
  }
}

extension Generator where Value == Double {
  /// A generator of numbers, with those that programs often mishandle, but without `nan`.
  public static var double: Self {
    any(
      of: Generator<Int>.int(in: -1_000...1_000).map { Double($0) / 10 },
      one(
        of: 0,
        -0.0,
        1e-9,
        0.1 + 0.2,
        .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
        .infinity,
        -.infinity
      )
    )
  }
}

extension Generator where Value == Date {
  /// A generator of dates in whole seconds, from 1970 to 2100, with leap days and ends of years.
  public static var date: Self {
    any(
      of: one(
        of: [0, 951_782_400, 1_709_164_800, 1_735_689_599, 4_102_444_800].map(
          Date.init(timeIntervalSince1970:)
        )
      ),
      Generator<Int>.int(in: 0...4_102_444_800).map { Date(timeIntervalSince1970: Double($0)) }
    )
  }
}

extension Generator where Value == UUID {
  /// A generator of identifiers, counting up from zero.
  public static var uuid: Self { Generator<Int>.int(in: 0...0xFFFF_FFFF).map { UUID($0) } }
}
