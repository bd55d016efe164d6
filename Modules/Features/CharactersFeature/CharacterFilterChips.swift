import ComposableArchitecture
import Models
import TerminalUI

/// The parts of the filter beside the name. A click on one removes it. If there is only room for their number, a click
/// shows the filter.
struct CharacterFilterChips: View {
  let store: StoreOf<CharactersFeature>
  let showFilter: @MainActor () -> Void

  init(store: StoreOf<CharactersFeature>, showFilter: @escaping @MainActor () -> Void) {
    self.store = store
    self.showFilter = showFilter
  }

  var body: some View {
    let chips = Chip.all(of: store.filter)
    ViewThatFits(in: .horizontal) {
      row(chips) { "\($0.name): \($0.value)" }
      row(chips, text: \.value)
      if !chips.isEmpty {
        Text("\(chips.count) filter\(chips.count == 1 ? "" : "s")").foregroundColor(.accentColor)
          .onTapGesture { showFilter() }
      }
    }
    .lineLimit(1)
  }

  private func row(_ chips: [Chip], text: @escaping (Chip) -> String) -> some View {
    let store = store
    return HStack {
      ForEach(chips, id: \.name) { chip in
        Text(" \(text(chip)) ✕ ").foregroundColor(.accentColor).background(Color.bar)
          .accessibilityLabel("\(chip.name) \(chip.value)")
          .onTapGesture { chip.remove(&store.filter) }
      }
    }
  }
}

/// A part of the filter.
private struct Chip {
  let name: String
  let value: String
  let remove: @MainActor (inout CharacterFilter) -> Void

  static func all(of filter: CharacterFilter) -> [Chip] {
    let chips = [
      Chip(name: "status", value: filter.status?.rawValue ?? "") { $0.status = nil },
      Chip(name: "gender", value: filter.gender?.rawValue ?? "") { $0.gender = nil },
      Chip(name: "species", value: filter.species) { $0.species = "" },
      Chip(name: "type", value: filter.type) { $0.type = "" },
    ]
    return chips.filter { chip in chip.value.contains { !$0.isWhitespace } }
  }
}
