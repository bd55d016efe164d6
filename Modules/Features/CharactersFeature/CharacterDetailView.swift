import ComposableArchitecture
import FeatureViews
import Foundation
import Models
import TerminalUI

/// One character.
public struct CharacterDetailView: View {
  public let store: StoreOf<CharacterDetailFeature>

  private let hasNext: Bool
  private let hasPrevious: Bool

  /// - Parameters:
  ///   - store: The store of the character.
  ///   - hasNext: Whether a character comes after it.
  ///   - hasPrevious: Whether a character comes before it.
  public init(store: StoreOf<CharacterDetailFeature>, hasNext: Bool = true, hasPrevious: Bool = true) {
    self.store = store
    self.hasNext = hasNext
    self.hasPrevious = hasPrevious
  }

  public var body: some View {
    Pane(store.character.value?.name ?? "Character \(store.state.id)", isBusy: store.character.isLoading) {
      GeometryReader { area in
        ScrollView {
          PaneInsets {
            if let character = store.character.value {
              CharacterCard(character: character, pictureRows: Self.pictureRows(in: area.size))
            }
          }
        }
      }
      .loadStatus(store.character, noun: "character \(store.state.id)", service: "Rick and Morty")
    }
    .toolbar {
      Button("Back") { store.send(.closeButtonTapped) }.keyboardShortcut(.escape).help("Back to the list")
      // A character that doesn't exist has no neighbors.
      if hasNext || hasPrevious || store.character.error == nil {
        Button("Next") { store.send(.nextButtonTapped) }.keyboardShortcut("n").help("Next character")
          .disabled(!hasNext)
        Button("Previous") { store.send(.previousButtonTapped) }.keyboardShortcut("p").help(
          "Previous character"
        )
        .disabled(!hasPrevious)
      }
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help(
        "Refresh the character"
      )
    }
    .task { store.send(.task) }
  }

  /// Returns the height of the portrait beside the facts; `nil` if it is below.
  private static func pictureRows(in size: Size) -> Int? {
    if size.width < 70 { return nil }
    return size.width >= 110 && size.height >= 30 ? 20 : 12
  }
}

/// The portrait and the facts of a character. The name is the title of the pane.
struct CharacterCard: View {
  let character: RickAndMortyCharacter
  /// The height of the portrait beside the facts; `nil` if it is below.
  var pictureRows: Int?
  /// The height of the portrait below the facts; `nil` for the usual one.
  var rowsBelow: Int?

  var body: some View {
    PictureCard(url: character.image, rowsBeside: pictureRows, rowsBelow: rowsBelow) { facts }
  }

  /// Returns the height of a portrait that fills a large pane below the facts; `nil` in a smaller one. Not all of a
  /// very large pane: in half blocks, each cell of a photo takes up to 40 bytes.
  static func rowsBelow(in size: Size) -> Int? {
    size.height >= 30 && size.width >= 44 ? min(size.height - 12, (size.width - 4) / 2, 24) : nil
  }

  private var facts: some View {
    VStack(alignment: .leading) {
      Text("● \(character.status.rawValue)").foregroundColor(character.status.color)
      row("Species", character.species)
      row("Type", character.type.isEmpty ? "-" : character.type)
      row("Gender", character.gender.rawValue)
      row("Origin", character.origin.name)
      row("Location", character.location.name)
      row("Episodes", episodes)
    }
  }

  /// The number of episodes, and which they are: `14 (1–10, 22, 30–32)`.
  private var episodes: String {
    let numbers = IndexSet(character.episodes.compactMap { UInt16($0.lastPathComponent).map(Int.init) })
    let ranges = numbers.rangeView.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound - 1)"
    }
    let count = "\(character.episodes.count)"
    return ranges.isEmpty ? count : "\(count) (\(ranges.joined(separator: ", ")))"
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack(alignment: .top) {
      Text(title).dim().frame(width: 9, alignment: .leading)
      Text(value)
    }
  }
}
