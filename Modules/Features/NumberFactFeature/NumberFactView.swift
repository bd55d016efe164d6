import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// A counter, and a fact about its number.
public struct NumberFactView: View {
  @Bindable public var store: StoreOf<NumberFactFeature>

  public init(store: StoreOf<NumberFactFeature>) { self.store = store }

  public var body: some View {
    Pane("Number \(store.count)", note: store.isTimerRunning ? "● running" : "", isBusy: store.fact.isLoading)
    {
      GeometryReader { area in
        ScrollView {
          PaneInsets {
            content(in: area.size).frame(maxWidth: area.size.height >= 40 ? 90 : 64)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .frame(minHeight: area.size.height)
        }
      }
    }
    .textPrompt(
      "Number",
      $store.prompt,
      placeholder: store.kind.prompt,
      problem: store.kind.problem(with:)
    ) {
      if let number = store.kind.number(in: $0) { store.count = number }
    }
    .toolbar {
      Button("More") { store.send(.incrementButtonTapped) }.keyboardShortcut("+").help("Add one")
      Button("Less") { store.send(.decrementButtonTapped) }.keyboardShortcut("-").help("Subtract one")
      Button("Fact") { store.send(.factButtonTapped) }.keyboardShortcut("f").help("Show a fact")
      Button("Random") { store.send(.randomFactButtonTapped) }.keyboardShortcut("x").help(
        "Show a random fact"
      )
      Button(store.isTimerRunning ? "Stop" : "Timer") { store.send(.toggleTimerButtonTapped) }
        .keyboardShortcut("t").help(store.isTimerRunning ? "Stop the timer" : "Start the timer")
      Button("Retry") { store.send(.refreshButtonTapped) }
        .keyboardShortcut("r").help("Load the fact again").disabled(!store.fact.canBeRetried)
      Button("Number") { store.prompt = Prompt() }.keyboardShortcut("N").help("Type a number")
        .layoutPriority(-0.5)
      ChoiceCommands(NumberFactKind.allCases, title: { "Facts of: \($0.rawValue)" }) { store.kind = $0 }
    }
  }

  private func content(in size: Size) -> some View {
    let isRoomy = size.height >= 18
    // A third of the height is for the digits and the ring, if they fit beside each other.
    let digits = isRoomy ? max(5, min(size.height / 3, size.width / 6)) : 3
    return VStack {
      HStack(spacing: 4) {
        BigNumber(store.count, height: digits)
          .foregroundColor(store.isTimerRunning ? .green : .accentColor)
        MinuteRing(second: store.state.secondOfMinute, height: isRoomy ? digits / 5 * 5 : 4)
          .tint(store.isTimerRunning ? .green : nil)
      }
      // The title says the number, which the timer counts.
      .accessibilityHidden()
      if isRoomy { Text("") }
      ViewThatFits(in: .horizontal) {
        kindPicker.pickerStyle(.segmented)
        kindPicker
      }
      HStack(spacing: 2) {
        Button("Fact") { store.send(.factButtonTapped) }
        Button("Random") { store.send(.randomFactButtonTapped) }
      }
      if isRoomy { Text("") }
      VStack {
        LoadStatusView(store.fact, noun: "a fact about \(store.count)", service: "the Numbers API")
        if let sentence = store.state.answer?.sentence(about: store.count) {
          if isRoomy {
            GroupBox {
              Text(sentence).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 1)
            }
          } else {
            Text(sentence)
          }
        }
      }
      // Room for a fact, so that the rest stays where it is when one comes.
      .frame(maxWidth: .infinity, minHeight: isRoomy ? 5 : 2, alignment: .top)
    }
  }

  private var kindPicker: some View {
    Picker("Facts of", selection: $store.kind) {
      ForEach(NumberFactKind.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}

/// A ring for the seconds of a minute that the timer counts.
private struct MinuteRing: View {
  let second: Int
  let height: Int

  var body: some View {
    if height > 5 {
      ZStack {
        Circle().stroke(.separator, lineWidth: 2)
        Circle().trim(from: 0, to: Double(second) / 60).rotation(.degrees(-90))
          .stroke(.tint, lineWidth: 2)
        // The number beside it has no unit.
        Text("\(second) s").bold()
      }
      .frame(width: 2 * height, height: height)
    } else {
      Gauge(value: Double(second), in: 0...60) {
        EmptyView()
      } currentValueLabel: {
        Text("\(second)s").bold()
      }
      .gaugeStyle(.accessoryCircularCapacity).frame(height: height)
    }
  }
}
