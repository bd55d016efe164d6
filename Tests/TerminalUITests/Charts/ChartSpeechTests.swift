import ComposableArchitecture
import TerminalUI
import Testing

/// Charts and gauges as lines of text for a screen reader.
@MainActor
@Suite struct ChartSpeechTests {
  private func told(@ViewBuilder _ view: @escaping @MainActor () -> some View) async -> [String] {
    let driver = ViewDriver(initialState: 0, reducer: { EmptyReducer<Int, Never>() }, view: { _ in view() })
    await driver.settle()
    return driver.told()
  }

  private let prices = [2.0, 1.2, 3.4, 2.9, 3, 2, 2.9]

  @Test func `a line is told with its ends and its last value`() async {
    let lines = await told {
      Chart(prices.indices, id: \.self) { day in
        LineMark(x: .value("Day", day), y: .value("Price", prices[day]))
        PointMark(x: .value("Day", day), y: .value("Price", prices[day]))
        RuleMark(y: .value("Goal", 3))
      }
    }
    #expect(lines.first?.hasPrefix("Chart, 7 points, Price from 1.2 to 3.4, last 2.9, Goal 3") == true)
  }

  @Test func `few bars are told one by one`() async {
    let lines = await told {
      Chart(["Mon", "Tue"], id: \.self) { day in
        BarMark(x: .value("Sold", day.count), y: .value("Day", day))
      }
    }
    #expect(lines == ["Chart, 2 bars, Sold Mon 3, Tue 3"])
  }

  @Test func `each line is told by its name`() async {
    let lines = await told {
      Chart(0..<3, id: \.self) { day in
        LineMark(x: .value("Day", day), y: .value("Price", day)).foregroundStyle(by: .value("Coin", "A"))
        LineMark(x: .value("Day", day), y: .value("Price", 5)).foregroundStyle(by: .value("Coin", "B"))
      }
    }
    #expect(lines == ["Chart, 6 points, A from 0 to 2, last 2, B from 5 to 5, last 5"])
  }

  @Test func `a label stands for a chart`() async {
    let lines = await told {
      Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }.accessibilityLabel("One point")
    }
    #expect(lines == ["One point"])
  }

  @Test(arguments: [false, true])
  func `a gauge is told in percent, or with the label of its value`(isRing: Bool) async {
    let lines = await told {
      let gauges = VStack(alignment: .leading) {
        Gauge(value: 0.42) { Text("Memory") }
        Gauge(value: 21, in: 0...40.0) {
          Text("Heat")
        } currentValueLabel: {
          Text("21°")
        }
      }
      if isRing { gauges.gaugeStyle(.accessoryCircularCapacity) } else { gauges.gaugeStyle(.linearCapacity) }
    }
    let expected = isRing ? ["42 percent", "Memory", "21°", "Heat"] : ["Memory 42 percent", "Heat, 21°"]
    #expect(lines == expected)
  }
}
