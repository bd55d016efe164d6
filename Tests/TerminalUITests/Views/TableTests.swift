import TerminalUI
import Testing

@MainActor
@Suite struct TableTests {
  private struct Coin: Identifiable {
    let id: Int
    var name: String
    var price: String
  }

  private static let coins = [
    Coin(id: 1, name: "Bitcoin", price: "95000"), Coin(id: 2, name: "Ether", price: "3300"),
    Coin(id: 3, name: "漢字 coin", price: "1"),
  ]

  private func table(_ coins: [Coin]) -> some View {
    Table(coins) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price, alignment: .trailing).width(7)
    }
  }

  @Test func `cells are below their headlines`() {
    #expect(
      render(table(Self.coins), width: 20, height: 5).text == """
        Name          Price
        Bitcoin       95000
        Ether          3300
        漢字 coin         1
        """
    )
  }

  @Test(arguments: 16...24)
  func `headlines and cells are in the same columns at every width`(width: Int) {
    let lines = render(table(Self.coins), width: width, height: 6).lines
    #expect(TextWidth.of(lines[0]) == TextWidth.of(lines[1]))
    #expect(TextWidth.of(lines[1]) == TextWidth.of(lines[2]))
    let three = Table(Self.coins) {
      TableColumn("A", value: \.name)
      TableColumn("B", value: \.price)
      TableColumn("C", value: \.price)
    }
    for height in [2, 6] {
      let rows = render(three, width: width, height: height).lines
      let starts = rows.prefix(2).map { row in
        row.indices.filter { $0 > row.startIndex && row[$0] != " " && row[row.index(before: $0)] == " " }
          .map { row.distance(from: row.startIndex, to: $0) }.prefix(2)
      }
      #expect(starts[0] == starts[1], "width \(width), height \(height)")
    }
  }

  @Test func `a cell that is too long is cut off in its column`() {
    let coins = [Coin(id: 1, name: "A coin with a long name", price: "123456789")]
    #expect(
      render(table(coins), width: 20, height: 3).text == """
        Name          Price
        A coin wit… 123456…
        """
    )
  }

  @Test func `without rows there are the headlines`() {
    #expect(render(table([]), width: 20, height: 3).text == "Name          Price")
  }

  @Test func `headlines stay while the rows scroll`() {
    let coins = (1...50).map { Coin(id: $0, name: "Coin \($0)", price: "\($0)") }
    let probe = ScreenProbe(width: 20, height: 4) { table(coins) }
    probe.press(.end)
    #expect(probe.frame.lines[0] == "Name          Price")
    #expect(probe.frame.lines[3] == "Coin 50          50┃")
    #expect(probe.isFocused("Coin 50"))
  }

  @Test func `columns have bounds`() {
    let view = Table(Self.coins) {
      TableColumn("N", value: \.name).width(min: 2, max: 5)
      TableColumn("P", value: \.price).width(min: 6)
      if Bool(true) { TableColumn("ID") { Text("\($0.id)").bold() }.width(0) }
    }
    let frame = render(view, width: 20, height: 4)
    #expect(frame.lines[1] == "Bitc… 95000       1")
    #expect(frame.style(x: 18, y: 1).attributes.contains(.bold))
  }

  @Test(arguments: 0...8)
  func `a narrow table draws nothing outside the screen`(width: Int) {
    let lines = render(table(Self.coins), width: width, height: 3).lines
    #expect(lines.allSatisfy { TextWidth.of($0) <= width })
  }

  // MARK: Sections

  @Test func `a section outside a list is its headline and its content`() {
    let view = VStack(alignment: .leading) {
      Section("First") { Text("a") }
      Section {
        Text("b")
        Text("c")
      } header: {
        HStack {
          Text("Second")
          Text("part")
        }
      }
      Section("Empty") {}
    }
    let frame = render(view, width: 20, height: 8)
    #expect(frame.text == "First\na\nSecond part\nb\nc\nEmpty")
    #expect(frame.style(of: "part")?.attributes == .bold)
    #expect(frame.style(of: "b") == .plain)
  }

  @Test func `headlines of a list are emphasized and can't be selected`() {
    let probe = ScreenProbe(width: 20, height: 6) {
      List {
        Section("First") { ForEach(["x", "y"], id: \.self) { Text($0) } }
        Section("Second") { ForEach(["z"], id: \.self) { Text($0) } }
      }
    }
    #expect(probe.text == "First\nx\ny\nSecond\nz")
    #expect(probe.frame.style(of: "Second") == CellStyle(foreground: .accentColor, attributes: .bold))
    var selected: [String] = []
    for _ in 0..<4 {
      selected += ["First", "x", "y", "Second", "z"].filter { probe.isFocused($0) }
      probe.press("j")
    }
    #expect(selected == ["x", "y", "z", "z"])
  }
}
