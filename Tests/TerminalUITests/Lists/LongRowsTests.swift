import Foundation
import TerminalUI
import Testing

/// Lists with much to read between the rows that can be selected.
@MainActor
@Suite struct LongRowsTests {
  private func page(height: Int = 3) -> ScreenProbe {
    ScreenProbe(width: 20, height: height) {
      List {
        Button("first") {}
        Group {
          Text("line 1")
          Text("line 2")
          Text("line 3")
          Text("line 4")
          Text("line 5")
          Text("line 6")
        }
        Button("last") {}
      }
    }
  }

  /// Returns the lines that are seen on the way down or up.
  private func seen(_ probe: ScreenProbe, _ key: KeyEquivalent) -> Set<String> {
    var lines: Set<String> = []
    for _ in 0..<20 {
      lines.formUnion(
        probe.text.split(separator: "\n").map { $0.prefix(6).trimmingCharacters(in: .whitespaces) }
      )
      probe.press(key)
    }
    return lines
  }

  @Test func `every line is seen on the way down and up`() {
    let probe = page()
    let all = Set((1...6).map { "line \($0)" } + ["first", "last"])
    #expect(seen(probe, .downArrow).isSuperset(of: all))
    #expect(probe.frame.highlighted == ["last"])
    #expect(seen(probe, .upArrow).isSuperset(of: all))
    #expect(probe.frame.highlighted == ["first"])
  }

  @Test func `texts alone are scrolled line by line`() {
    let texts = ScreenProbe(width: 20, height: 3) {
      List {
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
      }
    }
    texts.press(.downArrow)
    #expect(texts.text.hasPrefix("line 2"))
    texts.press(.end)
    #expect(texts.text.hasPrefix("line 3"))
    texts.press(.home)
    #expect(texts.text.hasPrefix("line 1"))
  }

  @Test func `a list opens at its top, wherever its first button is`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      List {
        Section("Title") {
          Text("line 1")
          Text("line 2")
          Text("line 3")
          Button("button") {}
        }
      }
    }
    #expect(probe.text.hasPrefix("Title"))
    for _ in 0..<3 { probe.press(.downArrow) }
    #expect(probe.frame.highlighted == ["button"])
  }

  private func tall() -> ScreenProbe {
    ScreenProbe(width: 20, height: 3) {
      List {
        Button("before") {}
        Text("1\n2\n3\n4\n5\n6\n7")
        Button("after") {}
      }
    }
  }

  @Test func `a row that is taller than the list is scrolled line by line`() {
    let probe = tall()
    let all = Set((1...7).map(String.init) + ["before", "after"])
    #expect(seen(probe, .downArrow).isSuperset(of: all))
    #expect(probe.frame.highlighted == ["after"])
    #expect(seen(probe, .upArrow).isSuperset(of: all))
    #expect(probe.frame.highlighted == ["before"])
  }

  @Test func `the wheel shows each line of a tall row`() {
    let probe = tall()
    var lines: Set<String> = []
    for _ in 0..<6 {
      lines.formUnion(
        probe.text.split(separator: "\n").map { $0.prefix(6).trimmingCharacters(in: .whitespaces) }
      )
      probe.turnWheel(1, x: 1, y: 1)
    }
    #expect(lines.isSuperset(of: (1...7).map(String.init)))
    #expect(probe.text.contains("after"))
    for _ in 0..<8 { probe.turnWheel(-1, x: 1, y: 1) }
    #expect(probe.text.hasPrefix("before"))
  }

  @Test func `a single tall row is seen to its end, and in a larger list from its start`() {
    let probe = ScreenProbe(width: 20, height: 3) { List { Text("1\n2\n3\n4\n5\n6\n7") } }
    probe.press(.end)
    #expect(probe.text.contains("7"))
    probe.resize(width: 20, height: 9)
    #expect(probe.text.hasPrefix("1"))
    probe.resize(width: 20, height: 3)
    probe.press(.end)
    probe.press(.home)
    #expect(probe.text.hasPrefix("1"))
  }
}
