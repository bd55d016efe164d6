import Foundation
import TerminalUI

/// A screen with many kinds of views, of which capital letters animate some, over and beside lists.
struct BusyScreen: View {
  @TerminalUI.State private var selection: Int? = 3
  @TerminalUI.State private var other: Int? = 1
  @TerminalUI.State private var price = 10.0
  @TerminalUI.State private var flags: Set<Character> = []
  @TerminalUI.State private var text = ""
  @TerminalUI.State private var tab = 0
  @TerminalUI.State private var rows = Array(0..<30)

  private func has(_ flag: Character) -> Bool { flags.contains(flag) }

  private var ink: Color { has("A") ? .red : .green }

  var body: some View {
    let (price, flags, rows, tab) = ($price, $flags, $rows, $tab)
    TabView(selection: $tab) {
      NavigationSplitView {
        Pane("Coins", isBusy: has("K")) {
          List(selection: $selection) {
            Section("Head") {
              ForEach(rows.wrappedValue, id: \.self) { id in
                HStack {
                  Text("coin 漢字 \(id)").offset(x: id % 3)
                  Text("\(price.wrappedValue * Double(id))")
                    .contentTransition(.numericText(value: price.wrappedValue))
                    .animation(.linear(duration: 1), value: price.wrappedValue)
                    .border(id == 7 ? .red : .clear)
                  if has("J"), id % 4 == 0 { Text("漢 new").transition(.move(edge: .trailing)) }
                }
                .opacity(has("C") && id % 2 == 0 ? 0.3 : 1)
              }
            }
          }
        }
        .overlay(alignment: .center) { if has("I") { Text("漢字 over\nthe list 漢").border(.red) } }
      } detail: {
        GeometryReader { area in
          VStack(alignment: .leading) {
            Text("漢字 \(selection ?? 0) \(area.size.width)").foregroundColor(ink)
            ProgressView(value: has("B") ? 1 : 0).padding(1).border(.blue)
            Text("masked 漢字 text").mask { Text("######## ####") }.foregroundColor(ink)
            Text("aside").offset(x: has("D") ? 16 : 0, y: has("D") ? 2 : 0)
            if has("F") {
              VStack {
                Text("漢字 here"); Text("b")
              }.transition(.opacity)
            }
            if has("H") { ProgressView() }
            List(0..<20, id: \.self, selection: $other) { Text("inner 漢 \($0)") }.frame(height: 5)
              .border(.green)
            ScrollView { ForEach(0..<9, id: \.self) { Text("line 漢 \($0)").foregroundColor(ink) } }
              .frame(height: 4)
            Chart(0..<9, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }.frame(
              height: 4
            )
            TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { _ in Text("tick") }
            TextField("field", text: $text)
          }
        }
      }
      .tabItem { Text("A") }.tag(0)
      List(rows.wrappedValue, id: \.self, selection: $selection) { id in
        Text("second \(id)").foregroundColor(ink)
          .transition(.move(edge: .leading))
      }
      .safeAreaInset(edge: .bottom) { Text("inset 漢字").foregroundColor(ink) }
      .tabItem { Text("B") }.tag(1)
    }
    .toolbar { Button("Edit") {}.keyboardShortcut("E") }
    .sheet(
      isPresented: Binding {
        flags.wrappedValue.contains("L")
      } set: { _ in
        flags.wrappedValue.remove("L")
      }
    ) {
      VStack {
        Text("sheet").foregroundColor(ink)
        List(0..<9, id: \.self, selection: $other) { Text("in sheet \($0)") }.frame(width: 20, height: 4)
      }
    }
    .onKeyPress("p") {
      price.wrappedValue += 1; return .handled
    }
    .onKeyPress("d") {
      withAnimation(.linear(duration: 0.3)) {
        if !rows.wrappedValue.isEmpty { rows.wrappedValue.removeFirst() }
      }
      return .handled
    }
    .onKeyPress("T") {
      tab.wrappedValue = 1 - tab.wrappedValue; return .handled
    }
    .onKeyPress(keys: ["A", "B", "C", "D", "F", "H", "I", "J", "K", "L"]) { press in
      withAnimation(.linear(duration: 0.3)) {
        flags.wrappedValue.formSymmetricDifference(press.characters)
      }
      return .handled
    }
  }
}
