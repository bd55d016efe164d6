import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct RunOrderTests {
  private static let red = pen(1)
  private static let tinted = pen(1, on: 4)

  @Test func `the runs of one pen are written one after another if the pen costs more than the cursor`() {
    let other = Self.pen(220)
    let runs = [
      run(0, 10..<20, Self.red), run(0, 30..<40, other), run(1, 10..<20, Self.red), run(1, 30..<40, other),
    ]
    let pens = order(runs).map { runs[$0].pen }
    #expect(pens[0] == pens[1] && pens[1] != pens[2] && pens[2] == pens[3])
  }

  @Test func `runs side by side are written one after another if the cursor costs more than the pen`() {
    let (plain, bold) = (Pen(), Self.pen(0, attributes: .bold))
    let runs = [
      run(3, 100..<110, plain), run(3, 110..<120, bold), run(40, 100..<110, plain), run(40, 110..<120, bold),
    ]
    #expect([[0, 1, 2, 3], [2, 3, 0, 1]].contains(order(runs)))
  }

  @Test func `a pen with a background isn't the last`() {
    let runs = [run(0, 10..<20, Self.red), run(1, 10..<20, Self.tinted), run(2, 10..<20, Self.pen(0, on: 4))]
    #expect(order(runs).last == 0)
  }

  @Test func `spaces are written with a pen that draws them alike`() {
    let runs = [
      run(0, 10..<20, Self.red), run(1, 10..<20, Self.tinted),
      run(1, 20..<25, Self.pen(2, on: 4), isBlank: true),
      run(0, 25..<30, Self.red),
    ]
    let order = order(runs)
    #expect(order.firstIndex(of: 2) == order.firstIndex(of: 1).map { $0 + 1 })
  }

  @Test func `each run is written once`() {
    let runs = (0..<60).map { run($0 * 7 % 5, $0 * 13 % 90..<$0 * 13 % 90 + 3, Self.pen($0 % 4)) }
    #expect(order(runs).sorted() == Array(0..<60))
    #expect(order([]).isEmpty)
  }

  @Test func `the length of a move is known before it`() {
    let columns = [0, 1, 2, 5, 9, 10, 11, 50, 98, 99, 100, 150]
    let rows = [0, 1, 4, 5, 6, 9, 10, 40]
    for (x, y) in columns.flatMap({ x in rows.map { (x, $0) } }) {
      for (newX, newY) in columns.flatMap({ x in rows.map { (x, $0) } }) {
        for isKnown in [true, false] {
          var output = TerminalOutput()
          output.move(to: x, y)
          if !isKnown { output.put(cluster: "", width: 1, edge: 200) }
          let count = output.bytes.count
          let length = TerminalOutput.lengthOfMove(from: output.column, output.row, to: newX, newY)
          output.move(to: newX, newY)
          #expect(length == output.bytes.count - count, "\(x), \(y) to \(newX), \(newY)")
        }
      }
    }
  }

  private func order(_ runs: [CellRun]) -> [Int] {
    var output = TerminalOutput()
    return RunOrder(runs, after: &output, width: 200).indices
  }

  private func run(_ row: Int, _ columns: Range<Int>, _ pen: Pen, isBlank: Bool = false) -> CellRun {
    CellRun(pen: pen, row: row, columns: columns, isBlank: isBlank)
  }

  private static func pen(
    _ color: Int,
    on background: UInt8? = nil,
    attributes: CellStyle.Attributes = []
  ) -> Pen {
    let style = CellStyle(
      foreground: color > 0 ? Color(.palette(UInt8(color))) : nil,
      background: background.map { Color(.palette($0)) },
      attributes: attributes
    )
    return Pen(style, colors: .trueColor, link: 0)
  }
}
